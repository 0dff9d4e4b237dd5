import type { Booking } from '../bookings/booking.ts';
import { lateMailNotes } from '../bookings/mails/lateMails.ts';
import { mailsOf } from '../bookings/mails/mailsOf.ts';
import { sendingPorts, sendOrSetAside } from '../bookings/mails/sendOrSetAside.ts';
import { type Change, onChange } from '../runtime/onChange.ts';

export const handler = onChange(
  {
    trigger: { on: 'table', table: 'bookings', sk: 'booking' },
    summary: 'Tell guests and owners by mail what became of a booking.',
    memoryMegabytes: 512,
    timeoutSeconds: 60,
  },
  { ...sendingPorts, notes: lateMailNotes },
  async (change: Change<Booking>, ports) => {
    const { after: booking } = change;
    const outcome = { sent: 0, held: 0, sentBefore: 0, setAside: 0 };
    for (const name of booking ? mailsOf(change) : []) {
      if (booking) outcome[await sendOrSetAside(booking, name, ports)] += 1;
    }
    return outcome;
  },
);
