import { answerNotes } from '../bookings/answerTimes.ts';
import { bookingLookup } from '../bookings/bookingItem.ts';
import { listener } from '../bus/listener.ts';
import { toldAdvances } from '../money/toldAdvance.ts';
import type { OpenPorts } from '../runtime/ports.ts';

const ports = { bookings: bookingLookup, advances: toldAdvances, answers: answerNotes };

type Open = OpenPorts<typeof ports>;

/** Each event is read of the record as it is now, so that they may come in any order, and again. */
export const handler = listener(
  {
    trigger: {
      on: 'bus',
      events: [
        ...([
          'booking.accepted',
          'booking.declined',
          'booking.cancelled',
          'booking.missed',
          'booking.changed',
          'booking.reinstated',
        ] as const),
        ...(['refund.confirmed', 'advance.settled'] as const),
      ],
    },
    summary: 'Note how fast owners answer, which stays their guests had, and how fast they paid refunds.',
    harm: 'Listings say of an owner how he was before, and not of late.',
    memoryMegabytes: 512,
    timeoutSeconds: 60,
  },
  ports,
  async ({ name, detail }, open: Open) => {
    const booking = await open.bookings.find(detail.bookingId);
    if (!booking) return { noted: 0 };
    if (name === 'refund.confirmed' || name === 'advance.settled') {
      const advance = await open.advances.find(booking.id);
      return { noted: Number(advance !== undefined && (await open.answers.noteRefund(booking, advance))) };
    }
    const isAnswer = name === 'booking.accepted' || name === 'booking.declined';
    const answered = isAnswer && (await open.answers.note(booking));
    const stayed = name !== 'booking.declined' && (await open.answers.noteStay(booking));
    return { noted: Number(answered) + Number(stayed) };
  },
);
