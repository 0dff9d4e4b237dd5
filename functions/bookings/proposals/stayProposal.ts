import { fail } from '../../../shared/errors.ts';
import { today } from '../../../shared/rules/dates.ts';
import { storedForm } from '../../../shared/rules/field.ts';
import type { FieldIssue } from '../../../shared/rules/issues.ts';
import { partyIssues, withoutPlace } from '../../../shared/rules/party.ts';
import { mayPropose } from '../../../shared/rules/proposalLife.ts';
import { leastNightsOf } from '../../../shared/rules/quote.ts';
import type { Side } from '../../../shared/rules/roomMoves.ts';
import { leastNightsIssues, requestFields, requestIssues } from '../../../shared/rules/stays.ts';
import type { HeldNight, PropertyNights } from '../../nights/nightItem.ts';
import type { IndexedProperty } from '../../search/indexedProperty.ts';
import { type BookedRoom, type Booking, hasTraveller } from '../booking.ts';
import { besideRooms } from '../quotes/bookedQuote.ts';
import { holdToSeen } from '../quotes/seenPrice.ts';
import { ratesOf } from '../quotes/stayQuote.ts';
import { changedExtraIssues, hasSameParty, type WantedStay, wantedStay } from './changedParty.ts';
import { countsOf, hasBegun, lasting, roomsForStay } from './changedRooms.ts';
import { priced, quoteOfRooms } from './pricedRooms.ts';
import { asShown, type Proposal, proposalOf, type SentProposal, type ToldBooking } from './proposal.ts';

type SentStay = NonNullable<SentProposal['stay']>;

interface Stock {
  property: IndexedProperty;
  held: readonly HeldNight[];
}

/** The nights that a change of the stay of a booking asks for, of all rooms of its property. */
export function nightsOfChange({ propertyId }: Booking, { stay }: SentProposal): PropertyNights | undefined {
  if (!stay) return undefined;
  const { bookingStartDate: checkIn, bookingEndDate: checkOut } = storedForm(requestFields, stay);
  return { propertyId, checkIn, checkOut };
}

/**
 * A proposal that changes days, guests or kinds of a stay, at the price of this moment.
 * @throws Failure `nobody_to_ask`, `rooms_fixed`, `booking_changed`, `invalid_request` with what is wrong, `nights_taken`, as `wantedRooms`
 * does, and `price_changed` where who proposes has seen another total
 */
export function stayProposal(booking: ToldBooking, by: Side, sent: SentProposal, { property, held }: Stock): Proposal {
  if (!hasTraveller(booking)) throw fail('nobody_to_ask');
  const now = new Date();
  if (!mayPropose(by, booking, now) || !sent.stay) throw fail('rooms_fixed');
  asShown(booking, sent);
  const stay = wantedStay(booking, sent.stay);
  refuseWrong(changeIssues(booking, sent.stay, stay, now));
  const chosen = roomsForStay(booking, { ...stay, kinds: sent.stay.kinds }, { property, held, day: today(now) });
  const rooms = 'rooms' in chosen ? chosen.rooms : undefined;
  if (!rooms) throw fail('nights_taken');
  refuseWrong(roomIssues(sent.stay, rooms, { property, stay }));
  const quote = quoteOfRooms(property, rooms, stay);
  holdToSeen({ total: sent.stay.total }, rooms, quote);
  refuseWrong(changedExtraIssues(booking, stay, { by, property, now }));
  const { extras: _, ...party } = stay;
  const ended = booking.rooms.filter((room) => !lasting(room));
  return proposalOf(
    booking,
    {
      ...{ by, what: 'stay', ...party, rooms: [...ended, ...priced(rooms, quote, stay)], quote },
      ...{ children: stay.children, beside: besideRooms(quote) || undefined },
    },
    sent,
    now,
  );
}

/** Issues of a change that its booking decides on: a stay that has begun, and one that stays as it is. */
function changeIssues(booking: ToldBooking, sent: SentStay, stay: WantedStay, now: Date): FieldIssue[] {
  const day = today(now);
  const begun = hasBegun(booking, day);
  const sameRooms = isSameCount(booking, sent.kinds);
  const fixed = [
    ['bookingStartDate', stay.checkIn !== booking.checkIn],
    ['bookingEndDate', stay.checkOut <= day],
    ['kinds', !sameRooms],
  ] as const;
  const broken = begun ? fixed.filter(([, isBroken]) => isBroken) : [];
  if (broken.length > 0) return broken.map(([path]) => ({ path, code: 'stay_begun' }));
  if (isSameStay(booking, stay) && sameRooms) return [{ path: 'bookingStartDate', code: 'nothing_changed' }];
  return requestIssues(sent, { now: stay.checkIn === booking.checkIn ? 'any' : now });
}

function isSameStay(one: ToldBooking, other: WantedStay): boolean {
  const isSame = one.checkIn === other.checkIn && one.checkOut === other.checkOut && one.guests === other.guests;
  return isSame && hasSameParty(one, other);
}

function isSameCount(booking: Booking, kinds: SentStay['kinds']): boolean {
  if (!kinds) return true;
  const had = countsOf(booking.rooms.filter(lasting).map(({ kind }) => kind));
  return kinds.length === had.size && kinds.every(({ kind, count }) => had.get(kind) === count);
}

/** A stay and its hotel. */
interface StayInHotel {
  property: IndexedProperty;
  stay: WantedStay;
}

/** Issues of a change that its rooms and the seasons of its nights decide on. */
function roomIssues(sent: SentStay, rooms: readonly BookedRoom[], { property, stay }: StayInHotel): FieldIssue[] {
  const capacity = rooms.reduce((sum, room) => sum + room.guests, 0);
  const rates = ratesOf(property);
  const free = withoutPlace(rates.children, stay.children);
  return [
    ...requestIssues(sent, { capacity, free, now: 'any' }),
    ...partyIssues(stay),
    ...leastNightsIssues(stay, leastNightsOf(rates, stay)),
  ];
}

function refuseWrong(issues: FieldIssue[]): void {
  if (issues.length > 0) throw fail('invalid_request', { issues });
}
