import { bookingKey } from '../bookings/bookingItem.ts';
import { nightsLeft } from '../nights/handOver.ts';
import type { Write } from '../runtime/transact.ts';
import type { FeedWork } from './applying.ts';
import { endWrite } from './ending.ts';
import { type EventItem, type EventRecord, eventKey, type SaidEvent } from './eventItem.ts';
import { monthsOf, recordOf, waitOf, write } from './placing.ts';

/**
 * Writes an event under its new UID, with all that it had: channels that make up UIDs at each reading free no night, and cancel no
 * booking. @throws Failure `conflict`
 */
export async function rename(applying: FeedWork, event: SaidEvent, before: EventItem): Promise<void> {
  const { day, ground, table } = applying;
  const own = before.held && nightsLeft(ground.plan, before.held);
  const held = own && { roomId: own.roomId, checkIn: own.checkIn, checkOut: own.checkOut };
  const { state, bookingId, clashedAt } = before;
  const said = recordOf(applying, event, undefined);
  const placed: EventRecord = { ...said, state, bookingId, clashedAt, held, firstNight: held?.checkIn };
  const change =
    bookingId === undefined && own ? { frees: monthsOf(before, own), takes: monthsOf(placed, own) } : { frees: [] };
  const waits = state === 'clash' && bookingId === undefined ? waitOf(applying, placed) : {};
  const others = [
    endWrite({ table, day }, before),
    ...(bookingId === undefined ? [] : [bookingWrite(applying, placed)]),
  ];
  await write(applying, undefined, placed, { ...change, ...waits, end: [before.sk], others });
}

/** The write that names the event of a booking by its new key. */
function bookingWrite({ table }: FeedWork, placed: EventRecord): Write {
  return {
    Update: {
      TableName: table.name,
      Key: bookingKey(placed.bookingId ?? ''),
      UpdateExpression: 'SET #event = :event',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#event': 'event' },
      ExpressionAttributeValues: { ':event': eventKey(placed).sk },
    },
  };
}
