import { answer } from '../../shared/answers.ts';
import { proposeChangeAsGuest } from '../../shared/contracts/proposals.ts';
import { sessions } from '../accounts/sessions.ts';
import { ownBooking, presentBooking } from '../bookings/presentBooking.ts';
import { guestProposing } from '../bookings/proposals/proposing.ts';
import { nightsOfChange, stayProposal } from '../bookings/proposals/stayProposal.ts';
import { nightsHeld } from '../nights/nightsHeld.ts';
import { openPropertyLookup } from '../properties/openProperty.ts';
import { implement } from '../runtime/implement.ts';
import { retryOnConflict } from '../runtime/retry.ts';

export const handler = implement(
  proposeChangeAsGuest,
  { session: sessions.user, bookings: guestProposing, properties: openPropertyLookup, nights: nightsHeld },
  async ({ session, params: { bookingRequestId }, body }, { bookings, properties, nights }) => {
    const asked = await retryOnConflict(async () => {
      const booking = ownBooking(await bookings.find(bookingRequestId), session);
      const { propertyId } = booking;
      const property = await properties.find({ propertyId, userId: session.id });
      const held = await nights.findNow(nightsOfChange(booking, body) ?? booking);
      return bookings.propose(booking, stayProposal(booking, 'guest', body, { property, held }));
    });
    return { ...answer('change_asked'), data: presentBooking(asked) };
  },
);
