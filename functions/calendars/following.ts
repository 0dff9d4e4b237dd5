import { type Booking, nightsFrom, roomsFrom } from '../bookings/booking.ts';
import { moveWrite, readBooking } from '../bookings/bookingItem.ts';
import { bookedMonths } from '../nights/changeNights.ts';
import { roomFor } from '../nights/handOver.ts';
import type { Nights } from '../nights/nightItem.ts';
import type { CalendarWork, FeedWork } from './applying.ts';
import type { EventItem, EventRecord, SaidEvent } from './eventItem.ts';
import { movedStay } from './movedStay.ts';
import { isSame, recordOf, write } from './placing.ts';

/** The booking of an event while it is active and not over. */
export async function bookingOf(
  { table, day }: Pick<CalendarWork, 'table' | 'day'>,
  { bookingId }: EventItem,
): Promise<Booking | undefined> {
  const booking = bookingId === undefined ? undefined : await readBooking(table, bookingId);
  return booking?.state === 'active' && booking.checkOut > day ? booking : undefined;
}

/** The nights that are left of a booking, which has one room on each. */
export function nightsLeftOf(booking: Booking, day: string): Nights | undefined {
  const [room] = roomsFrom(booking, day);
  return room && nightsFrom(booking, room, day);
}

/**
 * Writes an event that is a booking as its calendar says it now. The booking moves with it, to another room where its own is not free;
 * where none is, the booking stays as it is and the event clashes. @throws Failure `conflict`, `nights_taken`
 */
export async function follow(applying: FeedWork, event: SaidEvent, before: EventItem): Promise<void> {
  const { state, held, clashedAt, checkIn, checkOut } = before;
  const said = { ...recordOf(applying, event, before), state, held, clashedAt };
  const isMoved = state === 'clash' || said.checkIn !== checkIn || said.checkOut !== checkOut;
  const booking = await bookingOf(applying, before);
  if (booking && isMoved) return move(applying, booking, { before, said });
  if (!isSame(before, said)) await write(applying, before, said, { frees: [] });
}

/** An event that its calendar has moved, as it was and as it is said. */
interface MovedEvent {
  before: EventItem;
  said: EventRecord;
}

async function move(applying: FeedWork, booking: Booking, { before, said }: MovedEvent): Promise<void> {
  const { table, property, day, at, ground } = applying;
  const own = nightsLeftOf(booking, day);
  const rooms = [...new Set([...(own ? [own.roomId] : []), ...applying.rooms.map(({ id }) => id)])];
  const nights = roomFor(ground.plan, { ...said, rooms }, own);
  if (!nights) {
    const clashing = { ...said, state: 'clash' as const, clashedAt: before.clashedAt ?? at };
    if (!isSame(before, clashing)) await write(applying, before, clashing, { frees: [] });
    return;
  }
  const moved = movedStay(booking, { property, day, days: said, nights }, new Date().toISOString());
  const held = { roomId: nights.roomId, checkIn: moved.checkIn, checkOut: moved.checkOut };
  const placed: EventRecord = { ...said, state: 'held', held, clashedAt: undefined };
  const change = { frees: own ? bookedMonths(own) : [], takes: bookedMonths(nights) };
  await write(applying, before, placed, { ...change, others: [moveWrite(table.name, booking, moved)] });
}
