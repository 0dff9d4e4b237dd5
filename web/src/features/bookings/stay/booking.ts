import type { BookingDetails, Proposal } from '../../../../../shared/contracts/bookings.ts';
import type { DeskBooking } from '../../../../../shared/contracts/deskBookings.ts';
import { nightsBetween, stayTotal } from '../../../../../shared/rules/stays.ts';
import { hotelNameOf } from '../../../words/hotels.ts';

type Wire = 'rooms' | 'userInfo' | 'bookingStartDate' | 'bookingEndDate' | 'bookingRoomDays' | 'proposal';

/** A room of a booking: `capacity` counts the guests that it sleeps, `price` is whole PKR a night on average, `kind` the id of its kind. */
export interface StayRoom {
  roomNumber: number;
  beds: number;
  capacity: number;
  price: number;
  /** Whole PKR of its nights beyond that price, on the first of them. */
  remainder?: number | undefined;
  kind: string;
  /** The first night and the day after the last one, where they are not those of the booking. */
  from?: string | undefined;
  until?: string | undefined;
}

/** Fields of a booking that the desk alone reads. */
type OfDesk = Pick<DeskBooking, 'acts' | 'hostNote'>;

/** A booking as the site reads it, of one room at least: days are `YYYY-MM-DD`. */
export interface Booking extends Omit<BookingDetails, Wire>, OfDesk {
  checkIn: string;
  checkOut: string;
  nights: number;
  rooms: readonly [StayRoom, ...StayRoom[]];
  guest: { name: string; email: string; contactNumber: string };
  proposal?: StayProposal | undefined;
}

/** A stay on one side of a proposal: days are `YYYY-MM-DD`, the total is whole PKR. */
export interface SideOfProposal extends Omit<Proposal['agreed'], 'bookingStartDate' | 'bookingEndDate'> {
  checkIn: string;
  checkOut: string;
}

/** A change of a booking that was proposed: the stay and the rooms after it, and the stay as it was agreed. */
export interface StayProposal
  extends Omit<Proposal, 'rooms' | 'agreed' | 'bookingStartDate' | 'bookingEndDate'>,
    Pick<SideOfProposal, 'checkIn' | 'checkOut'> {
  rooms: readonly StayRoom[];
  agreed: SideOfProposal;
}

/** The rooms of a booking that have nights from a day on. */
export function roomsFrom({ rooms }: Booking, day: string): StayRoom[] {
  return rooms.filter(({ until }) => until === undefined || until > day);
}

/** Whole PKR for the nights of a room from a day on. */
export function priceFrom({ checkIn, checkOut }: Booking, room: StayRoom, day: string): number {
  const { from = checkIn, until = checkOut, price, remainder = 0 } = room;
  const nights = stayTotal(nightsBetween(from > day ? from : day, until), price);
  return from < day ? nights : nights + remainder;
}

/** Unpacks the wire's names of days and its list of one guest, who is nameless once the account is gone. */
export function bookingOf({ rooms, userInfo, proposal, ...wire }: BookingDetails & OfDesk): Booking {
  const { bookingStartDate: checkIn, bookingEndDate: checkOut, bookingRoomDays: nights, ...booking } = wire;
  const { userName: name = '', email = '', contactNumber = '' } = userInfo[0] ?? {};
  return {
    ...booking,
    hotelName: hotelNameOf(booking),
    ...{ checkIn, checkOut, nights },
    rooms: stayRooms(rooms) as [StayRoom, ...StayRoom[]],
    guest: { name, email, contactNumber },
    ...(proposal && { proposal: proposalOf(proposal) }),
  };
}

function proposalOf({ rooms, agreed, ...proposal }: Proposal): StayProposal {
  return { ...sideOf(proposal), rooms: stayRooms(rooms), agreed: sideOf(agreed) };
}

function sideOf<Side extends Proposal['agreed']>({
  bookingStartDate: checkIn,
  bookingEndDate: checkOut,
  ...side
}: Side) {
  return { ...side, checkIn, checkOut };
}

/** Unpacks the wire's rooms. */
export function stayRooms(rooms: BookingDetails['rooms']): StayRoom[] {
  return rooms.map(({ No_of_beds: beds, ...room }) => ({ ...room, beds }));
}
