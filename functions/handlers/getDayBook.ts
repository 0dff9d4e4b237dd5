import { answer } from '../../shared/answers.ts';
import { getDayBook } from '../../shared/contracts/dayBooks.ts';
import { today } from '../../shared/rules/dates.ts';
import { sessions } from '../accounts/sessions.ts';
import { dayBookOf, dayBookPorts } from '../money/dayBook.ts';
import { houses, refuseHelper } from '../money/house.ts';
import { ownProperty } from '../properties/presentProperty.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  getDayBook,
  { session: sessions.vendor, houses, ...dayBookPorts },
  async ({ session, params: { propertyId }, query: { day = today(), cursor } }, { houses, ...ports }) => {
    const { vendorId, books } = ownProperty(await houses.find(propertyId), session);
    refuseHelper(session, books, day);
    return { ...answer('day_book'), data: await dayBookOf({ vendorId, propertyId }, { day, cursor }, ports) };
  },
);
