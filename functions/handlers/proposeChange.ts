import { answer } from '../../shared/answers.ts';
import { proposeChange } from '../../shared/contracts/proposals.ts';
import { sessions } from '../accounts/sessions.ts';
import { activeHosts } from '../accounts/suspension.ts';
import { ownBooking, presentBooking } from '../bookings/presentBooking.ts';
import { proposing } from '../bookings/proposals/proposing.ts';
import { roomsProposal } from '../bookings/proposals/roomsProposal.ts';
import { nightsOfChange, stayProposal } from '../bookings/proposals/stayProposal.ts';
import { nightsHeld } from '../nights/nightsHeld.ts';
import { openPropertyLookup } from '../properties/openProperty.ts';
import { implement } from '../runtime/implement.ts';
import { retryOnConflict } from '../runtime/retry.ts';

export const handler = implement(
  proposeChange,
  {
    session: sessions.vendor,
    bookings: proposing,
    properties: openPropertyLookup,
    nights: nightsHeld,
    hosts: activeHosts,
  },
  async ({ session, params: { bookingRequestId }, body }, { bookings, properties, nights, hosts }) => {
    const proposed = await retryOnConflict(async () => {
      const booking = ownBooking(await bookings.find(bookingRequestId), session);
      const property = await properties.find(booking);
      const held = await nights.findNow(nightsOfChange(booking, body) ?? booking);
      const stock = { property, held };
      const proposal = body.stay ? stayProposal(booking, 'owner', body, stock) : roomsProposal(booking, body, stock);
      return bookings.propose(booking, proposal, { check: hosts.check(session.id), by: session });
    });
    return { ...answer('change_proposed'), data: presentBooking(proposed) };
  },
);
