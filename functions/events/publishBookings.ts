import { bookingEvents } from '../bookings/bookingEvents.ts';
import { toldKeys } from '../bus/domainEvents.ts';
import { publisher } from '../bus/publisher.ts';

export const handler = publisher(
  {
    trigger: { on: 'table', table: 'bookings', sk: toldKeys('bookings') },
    summary: 'Tell on the bus what became of bookings.',
    memoryMegabytes: 512,
    timeoutSeconds: 60,
  },
  bookingEvents,
);
