import { fail } from '../../../shared/errors.ts';
import type { Mail } from '../../mail/compose.ts';
import type { MailOutcome, patientMailbox } from '../../mail/mailbox.ts';
import { log } from '../../runtime/log.ts';
import type { OpenPorts } from '../../runtime/ports.ts';
import type { MailClaim, mailMarks } from './mailMarks.ts';
import type { MailName } from './mailsOf.ts';

type Ports = OpenPorts<{ marks: typeof mailMarks; mail: typeof patientMailbox }>;

/** Which mail it is, and of which booking. */
type MailOf = MailName & { bookingId: string };

/** A mail and its address. */
export interface AddressedMail {
  to: string;
  mail: Mail;
}

/** How often SES is asked again after it has refused a mail, over some twelve hours: what it minds may be mended meanwhile, as a lapsed sender. */
const mostRefusals = 150;

/**
 * Sends a mail of a booking, unless it was sent before. A mail that SES has refused, or perhaps taken, is not tried
 * again before its claim has ended, a minute and a half later or more. A crash between SES and the mark leaves it to
 * be sent again: in that moment alone, and where SES takes a mail without an answer, somebody may get it twice.
 * @throws Failure `mail_unavailable` where SES does not take it now, `conflict` while another run sends it
 */
export async function sendOnce(
  bookingId: string,
  name: MailName,
  write: () => Promise<AddressedMail | undefined>,
  ports: Ports,
): Promise<boolean> {
  const claim = await ports.marks.claim(bookingId, name);
  if (claim === 'under way') throw fail('conflict');
  if (claim === 'settled') return false;
  const offered = await handOver(claim, write, ports);
  if (offered === 'taken') await ports.marks.settle(claim, 'sent');
  else if (offered === 'to nobody') await ports.marks.settle(claim, 'refused');
  else if (offered === 'undeliverable') await giveUp(claim, { bookingId, ...name }, ports);
  else await tryLater(offered, claim, { bookingId, ...name }, ports);
  return offered === 'taken';
}

async function handOver(
  claim: MailClaim,
  write: () => Promise<AddressedMail | undefined>,
  { marks, mail }: Ports,
): Promise<MailOutcome | 'to nobody'> {
  try {
    const written = await write();
    return written ? await mail.offer(written.to, written.mail) : 'to nobody';
  } catch (error) {
    await marks.release(claim);
    throw error;
  }
}

async function tryLater(offered: 'refused' | 'perhaps', claim: MailClaim, of: MailOf, ports: Ports): Promise<void> {
  if (offered === 'refused' && claim.refusals + 1 >= mostRefusals) return giveUp(claim, of, ports);
  await (offered === 'refused' ? ports.marks.countRefusal(claim) : ports.marks.countSilence(claim));
  throw fail('mail_unavailable');
}

async function giveUp(claim: MailClaim, { bookingId, kind, side }: MailOf, { marks }: Ports): Promise<void> {
  log('error', { bookingId, mail: kind, to: side, refused: 'for good' });
  await marks.settle(claim, 'refused');
}
