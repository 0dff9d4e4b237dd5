import { bookingKey, moveWrite } from '../bookings/bookingItem.ts';
import { countMove } from '../bookings/moveFigures.ts';
import { bookedMonths } from '../nights/changeNights.ts';
import { eventHolder, nightsLeft } from '../nights/handOver.ts';
import { byMonth } from '../nights/nightItem.ts';
import { asRead, revised } from '../runtime/revised.ts';
import type { Write } from '../runtime/transact.ts';
import { type CalendarWork, commit } from './applying.ts';
import { type EventItem, eventKey, forgottenAfter } from './eventItem.ts';
import { bookingOf, nightsLeftOf } from './following.ts';

/**
 * Ends an event that its calendar has no more: its nights from today on are free, and the booking that it is is cancelled. Nights that
 * are over keep it. @throws Failure `conflict`
 */
export async function endEvent(changing: CalendarWork, event: EventItem): Promise<void> {
  const booking = await bookingOf(changing, event);
  if (!booking) return letGo(changing, event);
  const own = nightsLeftOf(booking, changing.day);
  const endedAt = new Date().toISOString();
  const cancelled = { state: 'cancelled', endedAt, cancelledBy: 'channel' } as const;
  const writes = [endWrite(changing, event), moveWrite(changing.table.name, booking, cancelled)];
  await commit(changing, writes, { frees: own ? bookedMonths(own) : [] });
  countMove('cancelAsChannel', booking, cancelled);
}

/** Ends an event of a calendar that is removed: a booking that it is stays as one of the owner's own. @throws Failure `conflict` */
export async function leaveEvent(changing: CalendarWork, event: EventItem): Promise<void> {
  const booking = await bookingOf(changing, event);
  if (!booking) return letGo(changing, event);
  const left: Write = {
    Update: {
      TableName: changing.table.name,
      Key: bookingKey(booking.id),
      UpdateExpression: 'REMOVE #event',
      ConditionExpression: '#event = :event',
      ExpressionAttributeNames: { '#event': 'event' },
      ExpressionAttributeValues: { ':event': event.sk },
    },
  };
  await commit(changing, [endWrite(changing, event), left], { frees: [] });
}

/** Frees the nights of an event that is no booking. */
async function letGo(changing: CalendarWork, event: EventItem): Promise<void> {
  const own = event.bookingId === undefined && event.held && nightsLeft(changing.ground.plan, event.held);
  const frees = own ? byMonth(own).map((month) => ({ ...month, holder: eventHolder(event.sk) })) : [];
  await commit(changing, [endWrite(changing, event)], { frees, end: [event.sk] });
}

/** The write that ends an event, on condition that it is as it was read; one that was the holder of nights that are over stays for them. */
export function endWrite({ table, day }: Pick<CalendarWork, 'table' | 'day'>, event: EventItem): Write {
  const { pk, sk, clashedAt: _, held, ...rest } = event;
  const hasPast = event.firstNight !== undefined && event.firstNight < day;
  if (!hasPast) return { Delete: { TableName: table.name, Key: { pk, sk }, ...asRead(event) } };
  const past = held && { ...held, checkOut: held.checkOut < day ? held.checkOut : day };
  const ended = { ...rest, held: past, state: 'held' as const, checkOut: day, expiresAt: forgottenAfter(day) };
  return revised(table.name, event, { ...eventKey(event), ...ended });
}
