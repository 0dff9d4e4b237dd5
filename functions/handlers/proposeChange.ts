import { answer } from '../../shared/answers.ts';
import { proposeChange } from '../../shared/contracts/proposals.ts';
import { fail } from '../../shared/errors.ts';
import { today } from '../../shared/rules/dates.ts';
import { sessions } from '../accounts/sessions.ts';
import { activeHosts } from '../accounts/suspension.ts';
import { exchangeOf, isExchangeFree } from '../bookings/exchange.ts';
import { ownBooking, presentBooking } from '../bookings/presentBooking.ts';
import { proposalOf } from '../bookings/proposals/proposal.ts';
import { proposing } from '../bookings/proposals/proposing.ts';
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
      const proposal = proposalOf(booking, body, await properties.find(booking));
      const exchange = exchangeOf(booking, proposal.rooms, today());
      if (!isExchangeFree(exchange, await nights.findNow(booking))) throw fail('nights_taken');
      return bookings.propose(booking, proposal, { check: hosts.check(session.id), by: session });
    });
    return { ...answer('change_proposed'), data: presentBooking(proposed) };
  },
);
