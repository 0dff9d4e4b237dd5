import { addDays, anyDay, today } from '../../../../shared/rules/dates.ts';
import type { FormText } from '../../../../shared/rules/field.ts';
import { type ownBookingForm, ownBookingIssues } from '../../../../shared/rules/ownBookings.ts';
import { nightsOf, stayLimits } from '../../../../shared/rules/stays.ts';
import type { HotelNights } from './api/ownBookings.ts';

export type OwnBookingText = FormText<typeof ownBookingForm>;

/** All that is wrong with what is typed. */
export function issuesOfText({ rooms, ...typed }: OwnBookingText) {
  return ownBookingIssues({ ...typed, rooms: numbersOf(rooms) });
}

/** The numbers of the chosen rooms. */
export function numbersOf(rooms: string): number[] {
  return rooms === '' ? [] : rooms.split(',').map(Number);
}

/** The text of the rooms after a press on one. */
export function toggled(rooms: string, roomNumber: number): string {
  const chosen = numbersOf(rooms);
  const next = chosen.includes(roomNumber)
    ? chosen.filter((each) => each !== roomNumber)
    : [...chosen, roomNumber].sort((one, other) => one - other);
  return next.join(',');
}

/** The form as it opens: for the nights that the address names, or for tonight. */
export function openedForm(params: URLSearchParams, now: Date): OwnBookingText {
  const named = (name: string) => params.get(name) ?? '';
  const day = today(now);
  const start = anyDay(named('from')) ?? day;
  return {
    propertyId: named('property'),
    rooms: /^\d{1,5}$/.test(named('room')) ? named('room') : '',
    userName: '',
    contactNumber: '',
    // Who comes today mostly stands at the door.
    source: start > day ? 'phone' : 'walkIn',
    guests: '2',
    price: '',
    priceFor: 'night',
    bookingStartDate: start,
    bookingEndDate: anyDay(named('to')) ?? addDays(start, 1),
  };
}

/** The form with the price at which the room that the address names is listed. */
export function pricedAt(opened: OwnBookingText, { rooms }: HotelNights): OwnBookingText {
  const [named] = numbersOf(opened.rooms);
  const room = rooms.find(({ roomNumber }) => roomNumber === named);
  return { ...opened, price: room ? String(room.price) : '' };
}

/** The days of a stay that can be read: while one is being typed, those of one night. */
export function daysOf({ bookingStartDate, bookingEndDate }: OwnBookingText, now: Date) {
  const checkIn = anyDay(bookingStartDate) ?? today(now);
  const checkOut = anyDay(bookingEndDate) ?? '';
  const isStay = checkOut > checkIn && checkOut <= addDays(checkIn, stayLimits.nights);
  return { checkIn, checkOut: isStay ? checkOut : addDays(checkIn, 1) };
}

/** Whether a room is free on all nights of a stay. */
export function isFree({ taken }: HotelNights['rooms'][number], days: { checkIn: string; checkOut: string }): boolean {
  return nightsOf(days.checkIn, days.checkOut).every((night) => !taken.has(night));
}
