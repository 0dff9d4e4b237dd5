import type { Booking } from '../bookings/booking.ts';
import { bookingEvents } from '../bookings/bookingEvents.ts';
import { toldKeys } from '../bus/domainEvents.ts';
import { publisher } from '../bus/publisher.ts';
import type { ClosingRecord } from '../nights/closing.ts';
import { closingEvents } from '../nights/closingEvents.ts';
import { isClosing } from '../nights/closingItem.ts';
import type { Change } from '../runtime/changes.ts';
import type { Key } from '../runtime/table.ts';

export const handler = publisher(
  {
    trigger: { on: 'table', table: 'bookings', sk: toldKeys('bookings') },
    summary: 'Tell on the bus what became of bookings, and that nights are to be closed or opened.',
    memoryMegabytes: 512,
    timeoutSeconds: 60,
  },
  (change: Change<Key>) =>
    isClosing(change.after ?? change.before)
      ? closingEvents(change as Change<Key & ClosingRecord>)
      : bookingEvents(change as Change<Key & Booking>),
);
