import type { createBookingRequest } from '../../shared/contracts/newRequests.ts';
import type { Input } from '../../shared/endpoint.ts';
import { fail } from '../../shared/errors.ts';
import type { FieldIssue } from '../../shared/rules/issues.ts';
import { extraIssues, partyIssues, withoutPlace } from '../../shared/rules/party.ts';
import { leastNightsOf, type Quote } from '../../shared/rules/quote.ts';
import type { Rates } from '../../shared/rules/rates.ts';
import { leastNightsIssues, requestIssues } from '../../shared/rules/stays.ts';
import type { BookedRoom } from './booking.ts';
import { holdToSeen } from './quotes/seenPrice.ts';
import type { StayOfParty } from './quotes/stayQuote.ts';

type RequestBody = Input<typeof createBookingRequest>['body'];

/** A hotel's rates at a moment, and the rooms that are asked for. */
interface Offer {
  rates: Rates;
  wanted: readonly BookedRoom[];
  now: Date;
}

/**
 * Holds guests and days of a request to what its rooms and its hotel take.
 * @throws Failure `invalid_request` for more guests than the rooms sleep, none of them an adult, or days that cannot be asked for
 */
export function holdToRooms(sent: RequestBody, { rates, wanted, now }: Offer): void {
  const capacity = wanted.reduce((sum, room) => sum + room.guests, 0);
  const free = withoutPlace(rates.children, sent.children);
  refuseAll([...requestIssues(sent, { capacity, free, now }), ...partyIssues(sent)]);
}

/**
 * Holds a stay to the least nights of its hotel, its price to the one that its guest has seen, and its extras to those that the hotel has.
 * @throws Failure `invalid_request`, or `price_changed` also where an extra that counts in the price was taken off
 */
export function holdToOffer(
  sent: RequestBody,
  { stay, quote }: { stay: StayOfParty; quote: Quote },
  offer: Offer,
): void {
  const { rates, wanted, now } = offer;
  refuseAll(leastNightsIssues(stay, leastNightsOf(rates, stay)));
  holdToSeen(sent, wanted, quote);
  refuseAll(extraIssues(stay.extras ?? [], rates.extras, { ...stay, now }));
}

function refuseAll(issues: readonly FieldIssue[]): void {
  if (issues.length > 0) throw fail('invalid_request', { issues });
}
