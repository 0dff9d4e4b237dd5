import { answer } from '../../shared/answers.ts';
import { getMonthBook } from '../../shared/contracts/dayBooks.ts';
import { sessions } from '../accounts/sessions.ts';
import { books } from '../money/books.ts';
import { houses } from '../money/house.ts';
import { bookPageSize, bookPorts, presentRows } from '../money/presentBooks.ts';
import { ownProperty } from '../properties/presentProperty.ts';
import { openCursor, sealCursor } from '../runtime/cursor.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  getMonthBook,
  { session: sessions.vendor, houses, books, ...bookPorts },
  async ({ session, params: { propertyId }, query: { month, cursor } }, { houses, books, ...names }) => {
    ownProperty(await houses.find(propertyId), session);
    const list = { booksOf: propertyId, month };
    const [{ rows, next }, gaps] = await Promise.all([
      books.month(propertyId, month, { limit: bookPageSize, after: openCursor(list, cursor) }),
      books.gaps(propertyId),
    ]);
    return {
      ...answer('month_book'),
      data: await presentRows(session.id, rows, names),
      ...(next !== undefined && { nextCursor: sealCursor(list, next) }),
      ...{ gaps },
    };
  },
);
