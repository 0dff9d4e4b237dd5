import { answer } from '../../shared/answers.ts';
import { noteStay } from '../../shared/contracts/vendorBookings.ts';
import { fail } from '../../shared/errors.ts';
import { stateAt } from '../../shared/rules/bookingLife.ts';
import { sessions } from '../accounts/sessions.ts';
import { presence } from '../bookings/presence.ts';
import { ownBooking, presentBooking } from '../bookings/presentBooking.ts';
import { implement } from '../runtime/implement.ts';

export const handler = implement(
  noteStay,
  { session: sessions.vendor, stays: presence },
  async ({ session, params: { bookingRequestId }, body: { guest } }, { stays }) => {
    const booking = ownBooking(await stays.find(bookingRequestId), session);
    if (stateAt(booking, new Date()) === 'pending') throw fail('still_waiting');
    return { ...answer('stay_noted'), data: presentBooking(await stays.note(booking, guest, session)) };
  },
);
