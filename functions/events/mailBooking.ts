import type { Booking } from '../bookings/booking.ts';
import { mailMarks } from '../bookings/mails/mailMarks.ts';
import { mailsOf } from '../bookings/mails/mailsOf.ts';
import { sendOnce } from '../bookings/mails/sendOnce.ts';
import { writeMail, writingPorts } from '../bookings/mails/writeMail.ts';
import { type Change, onChange } from '../runtime/onChange.ts';

export const handler = onChange(
  {
    trigger: { on: 'table', table: 'bookings', sk: 'booking' },
    summary: 'Tell guests and owners by mail what became of a booking.',
    memoryMegabytes: 512,
    timeoutSeconds: 60,
  },
  { marks: mailMarks, ...writingPorts },
  async (change: Change<Booking>, ports) => {
    const { after: booking } = change;
    const outcome = { sent: 0, sentBefore: 0 };
    for (const name of booking ? mailsOf(change) : []) {
      const sent = booking && (await sendOnce(booking.id, name, () => writeMail(booking, name, ports), ports));
      outcome[sent ? 'sent' : 'sentBefore'] += 1;
    }
    return outcome;
  },
);
