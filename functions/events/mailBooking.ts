import { advanceEventNames } from '../../shared/rules/advanceLife.ts';
import { bookingEventNames } from '../../shared/rules/bookingLife.ts';
import { proposalEventNames } from '../../shared/rules/proposalLife.ts';
import { lateMailNotes } from '../bookings/mails/lateMails.ts';
import { mailsOf } from '../bookings/mails/mailsOf.ts';
import { sendingPorts, sendOrSetAside } from '../bookings/mails/sendOrSetAside.ts';
import { toldBooking } from '../bookings/proposals/toldBookings.ts';
import { listener } from '../bus/listener.ts';

/** A mail says what is so when it is written; what has been overtaken meanwhile is not told any more. */
export const handler = listener(
  {
    trigger: { on: 'bus', events: [...bookingEventNames, ...proposalEventNames, ...advanceEventNames] },
    summary: 'Tell guests and owners by mail what became of a booking and of its advance.',
    harm: 'Guests and owners are not told of a request, an answer, an end, or a payment.',
    memoryMegabytes: 512,
    timeoutSeconds: 60,
  },
  { ...sendingPorts, bookings: toldBooking, notes: lateMailNotes },
  async (event, ports) => {
    const booking = await ports.bookings.find(event.detail.bookingId);
    const outcome = { sent: 0, held: 0, sentBefore: 0, setAside: 0 };
    for (const name of booking ? mailsOf(event, booking) : []) {
      if (booking) outcome[await sendOrSetAside(booking, name, ports)] += 1;
    }
    return outcome;
  },
);
