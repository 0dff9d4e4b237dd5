import { answer } from '../../shared/answers.ts';
import { giveRoomsBack } from '../../shared/contracts/bookingRooms.ts';
import { sessions } from '../accounts/sessions.ts';
import { ownBooking, presentBooking } from '../bookings/presentBooking.ts';
import { roomChanges } from '../bookings/roomChanges.ts';
import { implement } from '../runtime/implement.ts';
import { retryOnConflict } from '../runtime/retry.ts';

export const handler = implement(
  giveRoomsBack,
  { session: sessions.user, bookings: roomChanges },
  async ({ session, params: { bookingRequestId }, body }, { bookings }) => {
    const changed = await retryOnConflict(async () =>
      bookings.giveBackAsGuest(ownBooking(await bookings.find(bookingRequestId), session), body),
    );
    return { ...answer('rooms_given_back'), data: presentBooking(changed) };
  },
);
