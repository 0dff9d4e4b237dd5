import { answer } from '../../shared/answers.ts';
import { countCash } from '../../shared/contracts/dayBooks.ts';
import { attempts } from '../accounts/attempts.ts';
import { sessions } from '../accounts/sessions.ts';
import { cashCounts } from '../money/books.ts';
import { dayBookOf, dayBookPorts } from '../money/dayBook.ts';
import { houses, refuseHelper } from '../money/house.ts';
import { ownProperty } from '../properties/presentProperty.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  countCash,
  { session: sessions.vendor, attempts: attempts.vendor, houses, counts: cashCounts, ...dayBookPorts },
  async ({ session, params: { propertyId }, body }, { attempts, houses, counts, ...ports }) => {
    await attempts.onAccount('changes', session.id);
    const { vendorId, books } = ownProperty(await houses.find(propertyId), session);
    refuseHelper(session, books, body.day);
    await counts.write(propertyId, body, session);
    return { ...answer('cash_counted'), data: await dayBookOf({ vendorId, propertyId }, body, ports) };
  },
);
