import { answer } from '../../shared/answers.ts';
import { listRefusedGuests } from '../../shared/contracts/refusedGuests.ts';
import { sessions } from '../accounts/sessions.ts';
import { presentRefusal, refusals } from '../bookings/refusals.ts';
import { openCursor, sealCursor } from '../runtime/cursor.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  listRefusedGuests,
  { session: sessions.vendor, refusals },
  async ({ session, query: { limit, cursor } }, ports) => {
    const list = { refusedBy: session.id };
    const { refusals, next } = await ports.refusals.page(session.id, { limit, after: openCursor(list, cursor) });
    return {
      ...answer(refusals.length > 0 ? 'refused_guests' : 'no_refused_guests'),
      data: refusals.map(presentRefusal),
      ...(next !== undefined && { nextCursor: sealCursor(list, next) }),
    };
  },
);
