import { hasTraveller } from '../bookings/booking.ts';
import { bookingLookup } from '../bookings/bookingItem.ts';
import { listener } from '../bus/listener.ts';
import { agreements } from '../messages/pairs.ts';

export const handler = listener(
  {
    trigger: { on: 'bus', events: ['booking.accepted'] },
    summary:
      'Note that guest and owner have agreed on a booking, so that their messages are shown as they were written.',
    harm: 'Links and long numbers in messages stay covered, though a booking is agreed.',
    memoryMegabytes: 512,
    timeoutSeconds: 60,
  },
  { bookings: bookingLookup, agreements },
  async ({ detail }, { bookings, agreements }) => {
    const booking = await bookings.find(detail.bookingId);
    if (!booking || !hasTraveller(booking) || booking.answeredAt === undefined) return { noted: 0 };
    await agreements.note(booking, booking.answeredAt);
    return { noted: 1 };
  },
);
