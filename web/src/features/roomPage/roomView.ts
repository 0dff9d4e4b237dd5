import type { Host } from '../../../../shared/contracts/hosts.ts';
import type { PropertyRecord, Room } from '../../../../shared/contracts/properties.ts';
import type { Marks } from '../../../../shared/rules/reviews.ts';
import type { AnswerOf } from '../../api/types.ts';
import { inReadersWords } from '../../words/hotels.ts';

/** The data of a room's page. */
export interface RoomView {
  property: PropertyRecord;
  hotel: PropertyRecord['hotels'][number];
  room: Room;
  vendor: { userName: string; email: string };
  host: Host | undefined;
  /** How guests marked the hotel, on average. */
  marks: Marks | undefined;
  /** Rules of the hotel for children, and its extras. */
  childRules: Details['childRules'];
  extras: Details['extras'];
  sights: Details['sights'];
  /** Where the hotel asks for advances. */
  terms: Details['terms'];
  /** Habits of the host, and that he has not paid a refund in time. */
  trust: Details['trust'];
  owesRefund: Details['owesRefund'];
}

type Details = AnswerOf<'getRoomDetails'>['data'];

/**
 * The room of a number in an answer, which has all rooms of the hotel; without that number, the first room; one of its kind
 * that takes guests, where it does not. A property
 * without rooms gives undefined, and the page says that there is no such room.
 */
export function roomViewOf(answer: AnswerOf<'getRoomDetails'>, number?: string): RoomView | undefined {
  const { roomDetails: property, vendorInformation: vendor, ...beside } = answer.data;
  const { host, marks, childRules, extras, sights, terms, trust, owesRefund } = beside;
  const [told] = property.hotels;
  const hotel = told && inReadersWords(told);
  const named = hotel?.rooms.find(({ roomNumber }) => String(roomNumber) === number) ?? hotel?.rooms[0];
  const twin = hotel?.rooms.find(({ kind, availability }) => kind === named?.kind && availability);
  const room = named?.availability ? named : (twin ?? named);
  return hotel && room
    ? { property, hotel, room, vendor, host, marks, childRules, extras, sights, terms, trust, owesRefund }
    : undefined;
}
