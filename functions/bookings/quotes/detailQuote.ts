import { readChildren, readExtras } from '../../../shared/addresses/partyInAddress.ts';
import { readRooms } from '../../../shared/addresses/readWishes.ts';
import type { getRoomDetails } from '../../../shared/contracts/search.ts';
import type { Input, Reply } from '../../../shared/endpoint.ts';
import { fail } from '../../../shared/errors.ts';
import { leastNightsOf } from '../../../shared/rules/quote.ts';
import type { Property, Room } from '../../properties/property.ts';
import { kindsOfRooms } from '../roomChoice.ts';
import { advanceAt } from './askedAdvance.ts';
import { ratesOf, stayQuote } from './stayQuote.ts';

/** The query of a room's details. */
export type StayQuery = Partial<Input<typeof getRoomDetails>['query']>;

type Details = Reply<typeof getRoomDetails>['data'];

/**
 * The quote of a stay in a room, or in so many rooms of kinds, whether or not they are free, and its advance; nothing where no days are
 * asked about.
 * @throws Failure `room_not_found` for a kind that the property does not have
 */
export function detailQuote(
  property: Property,
  room: Room,
  query: StayQuery,
): Pick<Details, 'quote' | 'leastNights' | 'advance'> {
  const { checkIn, checkOut, kinds, guests = 1, children, extras } = query;
  if (checkIn === undefined || checkOut === undefined) return {};
  const rooms = kinds === undefined ? [pricedRoom(property, room)] : roomsOfKinds(property, kinds);
  const days = { checkIn, checkOut };
  const party = { guests, children: readChildren(children), extras: readExtras(extras) };
  const quote = stayQuote(property, rooms, { ...days, ...party });
  const offered = advanceAt(property, days, { quote, now: new Date() });
  const advance = offered && { advance: { amount: offered.terms.amount, until: offered.until } };
  return { quote, leastNights: leastNightsOf(ratesOf(property), days), ...advance };
}

function pricedRoom(property: Property, { id, price, beds, capacity: guests }: Room) {
  return { kind: kindsOfRooms(property)[id] ?? '', price, beds, guests };
}

function roomsOfKinds(property: Property, kinds: string) {
  const { counts = {} } = readRooms(new URLSearchParams({ kinds }));
  return Object.entries(counts).flatMap(([kind, count]) => {
    const room = property.rooms.find((each) => pricedRoom(property, each).kind === kind);
    if (!room) throw fail('room_not_found');
    return Array.from({ length: count }, () => pricedRoom(property, room));
  });
}

/** Rules for children and extras of a property, as its guests choose by them. */
export function offerBesideRooms(property: Property): Pick<Details, 'childRules' | 'extras'> {
  const { children, extras } = ratesOf(property);
  return { ...(children && { childRules: children }), ...(extras.length > 0 && { extras: [...extras] }) };
}
