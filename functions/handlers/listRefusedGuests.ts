import { answer } from '../../shared/answers.ts';
import { listRefusedGuests } from '../../shared/contracts/refusedGuests.ts';
import { sessions } from '../accounts/sessions.ts';
import { presentRefusal, refusalList } from '../bookings/refusals.ts';
import { openCursor, sealCursor } from '../runtime/cursor.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  listRefusedGuests,
  { session: sessions.vendor, list: refusalList },
  async ({ session, query: { limit, cursor } }, ports) => {
    const list = { refusedBy: session.id };
    const { refusals, next } = await ports.list.page(session.id, { limit, after: openCursor(list, cursor) });
    return {
      ...answer(refusals.length > 0 ? 'refused_guests' : 'no_refused_guests'),
      data: refusals.map(presentRefusal),
      ...(next !== undefined && { nextCursor: sealCursor(list, next) }),
    };
  },
);
