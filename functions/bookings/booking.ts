import { createHash } from 'node:crypto';
import type { FixedTerms } from '../../shared/rules/advanceTerms.ts';
import type { BookingState, Canceller } from '../../shared/rules/bookingLife.ts';
import type { BookingSource } from '../../shared/rules/bookingSources.ts';
import type { Channel } from '../../shared/rules/calendars.ts';
import type { DeclineReason } from '../../shared/rules/declineReasons.ts';
import type { RoomsChange } from '../../shared/rules/roomMoves.ts';
import { nightsBetween, stayTotal } from '../../shared/rules/stays.ts';
import type { Nights } from '../nights/nightItem.ts';
import { newId } from '../runtime/ids.ts';
import type { BookingAdvance } from './bookedAdvance.ts';

/**
 * A room of a booking. While a request waits it is the room that was asked for by its number, else the first of its kind; an
 * acceptance chooses the room.
 */
export interface BookedRoom {
  /** Id of the kind that was asked for. */
  kind: string;
  id: string;
  /** As the owner numbers the room by now, until the stay is over. */
  number: number;
  /** As they were when the room was asked for: beds, the guests that it sleeps, and whole PKR a night. */
  beds: number;
  guests: number;
  price: number;
  /** Whole PKR of its nights beyond that price; they belong to the first of them. */
  remainder?: number | undefined;
  /** The guest named its number. */
  asked?: true | undefined;
  /** The first night and the day after the last one, where they are not those of the booking. */
  from?: string | undefined;
  until?: string | undefined;
}

/** A booking in every state, from the request on. Days are `YYYY-MM-DD`, instants ISO 8601. */
export interface Booking {
  id: string;
  state: BookingState;
  /** Absent where it has a source. */
  userId?: string | undefined;
  source?: BookingSource | undefined;
  /** Of a booking that came from a calendar: its channel, and the sort key of its event, as long as the channel's calendar keeps it. */
  channel?: Channel | undefined;
  event?: string | undefined;
  vendorId: string;
  propertyId: string;
  /** One entry a room, one at least; a room that was given back or changed during the stay ends early. */
  rooms: BookedRoom[];
  /** Counts changes of its rooms and days. */
  revision?: number | undefined;
  /** As they were when it was asked for, and so are the words and numbers of hotel and guest. */
  hotelName: string;
  hotelUrduName?: string | undefined;
  location: string;
  checkIn: string;
  checkOut: string;
  guests: number;
  /** Ages of those of them who are children, in whole years, the youngest first. */
  children?: number[] | undefined;
  /** Whole PKR of children and extras together. */
  beside?: number | undefined;
  guest: { name: string; email: string; phone: string };
  /** The guest's account is gone, or a guest without one was forgotten. */
  erased?: true | undefined;
  note?: string | undefined;
  /** It is one of the journey after a release: no figure counts it. */
  probe?: true;
  /** Digest of what was sent, by which the same key with something else is known. */
  sent?: string;
  askedAt: string;
  /** Of a newcomer's request: how many newcomers of its network address had asked its vendor, itself included. */
  turn?: number;
  answerBy: string;
  /** When it was accepted. */
  answeredAt?: string;
  /** When it came to nothing. */
  endedAt?: string;
  cancelledBy?: Canceller;
  /** In the owner's own words, or an operator's. */
  reason?: string | undefined;
  reasonCode?: DeclineReason | undefined;
  /** When its guest came and left, as the owner noted it. */
  arrivedAt?: string | undefined;
  leftAt?: string | undefined;
  /** Of a guest who did not come: the price counts as income all the same. */
  charged?: boolean | undefined;
  /** Whole PKR that the hotel has of its guest: the sum of its ledger, absent before the first line. */
  paid?: number | undefined;
  /** Terms of an advance that were fixed with its request. */
  terms?: FixedTerms | undefined;
  /** Its advance, as its item has it. */
  advance?: BookingAdvance | undefined;
  /** When its guest was reminded of the arrival. */
  remindedAt?: string;
  /** The latest change of its rooms. */
  changed?: RoomsChange;
  /** Id of its latest proposal, which is an item of its own. */
  proposed?: string;
  /** When the room got another number. */
  renumberedAt?: string;
  /** When its guest wrote about the stay. */
  reviewedAt?: string;
  /** Acts of the hotel's side, a line each (see `actLine`); nobody else reads them. */
  acts?: string[];
  /** The hotel's side has written a note about it. */
  noted?: true;
  /** A link to its voucher was made, and not ended by anybody. */
  linked?: true;
}

/** A booking of a guest with an account. */
export interface TravellerBooking extends Booking {
  userId: string;
}

export function hasTraveller(booking: Booking): booking is TravellerBooking {
  return booking.userId !== undefined;
}

/** The id of a new request: always the same for one key of one traveller, so that it can be sent again. */
export function bookingIdFor(userId: string, requestKey: string | undefined): string {
  if (requestKey === undefined) return newId(12);
  return createHash('sha256').update(`booking ${userId} ${requestKey}`).digest('base64url').slice(0, 16);
}

/** Nights of one room of a booking. */
export function roomNights(booking: Pick<Booking, 'propertyId' | 'checkIn' | 'checkOut'>, room: BookedRoom): Nights {
  const { checkIn, checkOut, propertyId } = booking;
  return { propertyId, roomId: room.id, checkIn: room.from ?? checkIn, checkOut: room.until ?? checkOut };
}

/** The revision of the rooms and days of a booking: 0 until they are changed. */
export function revisionOf({ revision = 0 }: Booking): number {
  return revision;
}

/** The rooms of a booking that have nights from a day on. */
export function roomsFrom(booking: Booking, day: string): BookedRoom[] {
  return booking.rooms.filter((room) => roomNights(booking, room).checkOut > day);
}

/** Nights of one room of a booking from a day on. */
export function nightsFrom(booking: Booking, room: BookedRoom, day: string): Nights {
  const nights = roomNights(booking, room);
  return nights.checkIn > day ? nights : { ...nights, checkIn: day };
}

/** Whether a booking has a room on the night that begins on a day. */
export function holdsNight(booking: Booking, roomId: string, day: string): boolean {
  return booking.rooms.some((room) => {
    const { checkIn, checkOut } = roomNights(booking, room);
    return room.id === roomId && checkIn <= day && day < checkOut && day < booking.checkOut;
  });
}

type Stay = Pick<Booking, 'checkIn' | 'checkOut' | 'rooms'>;

export type PricedStay = Stay & Pick<Booking, 'beside'>;

/** The nights of all rooms of a booking. */
export function roomNightsOf({ checkIn, checkOut, rooms }: Stay): number {
  return rooms.reduce((sum, { from = checkIn, until = checkOut }) => sum + nightsBetween(from, until), 0);
}

/** A room of a booking and the one that takes its place from a day on: nights before it were stayed in the first. */
export function replaceRoom(booking: Booking, room: BookedRoom, next: BookedRoom, day: string): BookedRoom[] {
  const { from, until } = room;
  if ((from ?? booking.checkIn) >= day) return [{ ...next, from, until }];
  return [
    { ...room, until: day },
    { ...next, from: day, until, remainder: undefined },
  ];
}

/** The total of a room of a booking in whole PKR: its nights at its nightly price, and what is beyond that. */
export function roomTotal({ checkIn, checkOut }: Omit<Stay, 'rooms'>, room: BookedRoom): number {
  const { from = checkIn, until = checkOut, price, remainder = 0 } = room;
  return stayTotal(nightsBetween(from, until), price) + remainder;
}

/** The total of a booking in whole PKR: that of all its rooms, its children and its extras. */
export function bookingTotal({ rooms, beside = 0, ...days }: PricedStay): number {
  return rooms.reduce((sum, room) => sum + roomTotal(days, room), beside);
}

/** Letters and digits that are told apart when they are read out. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The code of a booking on its voucher, `XXXX-XXXX`: for people at a desk, and no secret. */
export function voucherCode(id: string): string {
  const bytes = createHash('sha256').update(id).digest().subarray(0, 8);
  const letters = [...bytes].map((byte) => alphabet[byte % alphabet.length]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
