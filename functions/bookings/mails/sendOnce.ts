import { fail } from '../../../shared/errors.ts';
import type { Mail } from '../../mail/compose.ts';
import type { MailOutcome, patientMailbox } from '../../mail/mailbox.ts';
import { count } from '../../runtime/figures.ts';
import { log } from '../../runtime/log.ts';
import type { OpenPorts } from '../../runtime/ports.ts';
import type { Write } from '../../runtime/transact.ts';
import type { MailClaim, mailMarks } from './mailMarks.ts';
import type { MailName } from './mailsOf.ts';

type Ports = OpenPorts<{ marks: typeof mailMarks; mail: typeof patientMailbox }>;

/** Ports that end a claim: whatever its mark is of. */
export type ClaimPorts = Omit<Ports, 'marks'> & { marks: Omit<Ports['marks'], 'claim' | 'putOff'> };

/** Facts of a mail for the log: its kind and recipient, and of one booking its id. */
export interface MailOf {
  bookingId?: string;
  mail: string;
  to: MailName['side'];
}

/** A mail and its address. */
export interface AddressedMail {
  to: string;
  mail: Mail;
}

/** A mail that is held, and the writes that put it into the digest of its recipient. */
export interface DigestedMail {
  digest: Write[];
}

/** Writes a mail for its claim; undefined where there is nobody who gets it. */
type WriteMail<M> = (claim: MailClaim) => Promise<M | undefined>;

/** Outcome of a call: with `sentBefore` the mail was settled before, or is for nobody. */
export type SendOutcome = 'sent' | 'held' | 'sentBefore';

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
  write: WriteMail<AddressedMail | DigestedMail>,
  ports: Ports,
): Promise<SendOutcome> {
  const claim = await ports.marks.claim(bookingId, name);
  if (claim === 'under way') throw fail('conflict');
  if (claim === 'settled') return 'sentBefore';
  const written = await writeOrRelease(claim, write, ports);
  if (!written || !('digest' in written)) {
    return sendClaimed(claim, { bookingId, mail: name.kind, to: name.side }, written, ports);
  }
  await ports.marks.putOff(claim, written.digest);
  count('mailOutcomes.held');
  return 'held';
}

/** Writes a mail; where that fails its claim ends, so that the next run need not wait. */
export async function writeOrRelease<M>(
  claim: MailClaim,
  write: WriteMail<M>,
  { marks }: ClaimPorts,
): Promise<M | undefined> {
  try {
    return await write(claim);
  } catch (error) {
    await marks.release(claim, false);
    throw error;
  }
}

/** Hands over a mail that was claimed, and ends its claim. @throws Failure `mail_unavailable` as above */
export async function sendClaimed(
  claim: MailClaim,
  of: MailOf,
  written: AddressedMail | undefined,
  ports: ClaimPorts,
): Promise<SendOutcome> {
  const offered = written ? await handOver(claim, written, ports) : 'to nobody';
  if (offered === 'taken') await ports.marks.settle(claim, 'sent');
  else if (offered === 'to nobody') await ports.marks.settle(claim, 'refused');
  else if (offered === 'undeliverable') await giveUp(claim, of, ports);
  else await tryLater(offered, claim, of, ports);
  return offered === 'taken' ? 'sent' : 'sentBefore';
}

async function handOver(claim: MailClaim, { to, mail }: AddressedMail, ports: ClaimPorts): Promise<MailOutcome> {
  try {
    return await ports.mail.offer(to, mail);
  } catch (error) {
    await ports.marks.release(claim, true);
    throw error;
  }
}

async function tryLater(
  offered: 'refused' | 'perhaps',
  claim: MailClaim,
  of: MailOf,
  ports: ClaimPorts,
): Promise<void> {
  if (offered === 'refused' && claim.refusals + 1 >= mostRefusals) return giveUp(claim, of, ports);
  await (offered === 'refused' ? ports.marks.countRefusal(claim) : ports.marks.countSilence(claim));
  throw fail('mail_unavailable');
}

async function giveUp(claim: MailClaim, of: MailOf, { marks }: ClaimPorts): Promise<void> {
  log('error', { ...of, refused: 'for good' });
  await marks.settle(claim, 'refused');
}
