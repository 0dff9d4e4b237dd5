import type { OtherRoom } from '../../../../shared/contracts/bookingRooms.ts';
import { today } from '../../../../shared/rules/dates.ts';
import { kept, violationOf } from '../../../../shared/rules/field.ts';
import type { Violation } from '../../../../shared/rules/issues.ts';
import { roomFields } from '../../../../shared/rules/property.ts';
import { needsYes } from '../../../../shared/rules/roomMoves.ts';
import { type Booking, priceFrom, type StayRoom } from '../bookings/stay/booking.ts';

const { price: priceField } = roomFields;

/** A move of a room of a booking as its owner has put it together. */
export interface DraftMove {
  room: StayRoom;
  /** The room that takes its place, once one is chosen. */
  to?: OtherRoom | undefined;
  /** The price a night, as typed. */
  typed: string;
}

/** The price that is first shown for a move: what was agreed, or that of a smaller room which costs less, to a guest who is asked. */
export function firstPrice(booking: Booking, { room, to }: Pick<DraftMove, 'room' | 'to'>): string {
  const isLess = booking.source === undefined && to?.smaller && to.price < room.price;
  return String(isLess ? to.price : room.price);
}

/** Whole PKR a night; undefined while that is not a price. */
export function priceOf({ typed }: DraftMove): number | undefined {
  return violationOf(priceField, typed) ? undefined : kept(priceField, typed);
}

/** Violation of the price: a guest with an account is asked for no more than the price of the room, or what was agreed. */
export function priceViolation(booking: Booking, { room, to, typed }: DraftMove): Violation | undefined {
  const max = Math.max(to?.price ?? 0, room.price);
  const asked = booking.source === undefined && to ? { ...priceField, max } : priceField;
  return violationOf(asked, typed);
}

/** Whether the guest has to say yes: the room is smaller, or dearer, and the guest has an account to say it with. */
export function isAsked(booking: Booking, draft: DraftMove): boolean {
  const { room, to } = draft;
  if (booking.source !== undefined || !to) return false;
  const { No_of_beds: beds, capacity: guests, price = room.price } = { ...to, price: priceOf(draft) };
  return needsYes({ beds, guests, price }, { beds: room.beds, guests: room.capacity, price: room.price });
}

/** The total of a booking after a move: whole PKR. */
export function totalAfter(booking: Booking, draft: DraftMove): number {
  const { room } = draft;
  const price = priceOf(draft) ?? room.price;
  const next = price === room.price ? room : { ...room, price, remainder: undefined };
  return booking.total + priceFrom(booking, next, today()) - priceFrom(booking, room, today());
}
