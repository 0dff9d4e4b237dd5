import { count } from '../../runtime/figures.ts';
import { describeError, log } from '../../runtime/log.ts';
import type { OpenPorts } from '../../runtime/ports.ts';
import type { ToldBooking } from '../proposals/proposal.ts';
import { lateMailNotes } from './lateMails.ts';
import { mailMarks } from './mailMarks.ts';
import type { MailName } from './mailsOf.ts';
import { mailPorts, prepareMail } from './prepareMail.ts';
import { type SendOutcome, sendOnce } from './sendOnce.ts';

/** Ports of whoever sends mails of bookings. */
export const sendingPorts = { marks: mailMarks, ...mailPorts };

const firstPorts = { ...sendingPorts, notes: lateMailNotes };

/** Sends a mail of a booking, or holds it for a digest, unless it was sent before. @throws whatever kept it from being sent */
export function sendMail(
  booking: ToldBooking,
  name: MailName,
  ports: OpenPorts<typeof sendingPorts>,
): Promise<SendOutcome> {
  return sendOnce(booking.id, name, (claim) => prepareMail(booking, name, claim, ports), ports);
}

/**
 * Sends a mail of a booking; one that cannot be sent now is set aside, whatever the reason, so that others go on.
 * @throws the error of the table where it cannot be set aside
 */
export async function sendOrSetAside(
  booking: ToldBooking,
  name: MailName,
  ports: OpenPorts<typeof firstPorts>,
): Promise<SendOutcome | 'setAside'> {
  try {
    return await sendMail(booking, name, ports);
  } catch (error) {
    logLate(booking.id, name, error);
    await ports.notes.note(booking.id, name);
    count('mailOutcomes.setAside');
    return 'setAside';
  }
}

/** Logs why a mail is late. */
export function logLate(bookingId: string, { kind, side }: MailName, error: unknown): void {
  log('error', { bookingId, mail: kind, to: side, ...describeError(error) });
}
