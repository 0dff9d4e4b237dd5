import { answerNotes } from '../bookings/answerTimes.ts';
import { bookingLookup } from '../bookings/bookingItem.ts';
import { listener } from '../bus/listener.ts';

export const handler = listener(
  {
    trigger: { on: 'bus', events: ['booking.accepted', 'booking.declined'] },
    summary: 'Note how fast owners answer.',
    harm: 'Listings say of an owner how fast he answered before, and not of late.',
    memoryMegabytes: 512,
    timeoutSeconds: 60,
  },
  { bookings: bookingLookup, answers: answerNotes },
  async ({ detail }, { bookings, answers }) => {
    const booking = await bookings.find(detail.bookingId);
    return { noted: Number(booking !== undefined && (await answers.note(booking))) };
  },
);
