import { fail } from '../../../shared/errors.ts';
import type { Mail } from '../../mail/compose.ts';
import type { mailbox } from '../../mail/mailbox.ts';
import { log } from '../../runtime/log.ts';
import type { Opened } from '../../runtime/ports.ts';
import type { MailClaim, mailMarks } from './mailMarks.ts';
import type { MailName } from './mailsOf.ts';

type Ports = Opened<{ marks: typeof mailMarks; mail: typeof mailbox }>;

/** A mail and its address. */
export interface Addressed {
  to: string;
  mail: Mail;
}

/** How often SES is asked again after it has refused a mail: what it minds may be mended meanwhile, as a new stage's sandbox. */
const mostRefusals = 5;

/**
 * Sends a mail of a booking, unless it was sent before. Who crashes between SES and the mark leaves it to be sent again:
 * in that moment alone somebody may get it twice.
 * @throws Failure `mail_unavailable` where SES does not take it now, `conflict` while another run sends it
 */
export async function sendOnce(
  bookingId: string,
  name: MailName,
  write: () => Promise<Addressed>,
  ports: Ports,
): Promise<boolean> {
  const claim = await ports.marks.claim(bookingId, name);
  if (claim === 'under way') throw fail('conflict');
  if (claim === 'settled') return false;
  const taken = await handOver(claim, write, ports);
  if (taken) await ports.marks.settle(claim, 'sent');
  else await endRefused(claim, name, ports);
  return taken;
}

async function handOver(claim: MailClaim, write: () => Promise<Addressed>, { marks, mail }: Ports): Promise<boolean> {
  try {
    const addressed = await write();
    return (await mail.offer(addressed.to, addressed.mail)) === 'taken';
  } catch (error) {
    await marks.release(claim, 0);
    throw error;
  }
}

async function endRefused(claim: MailClaim, { kind, side }: MailName, { marks }: Ports): Promise<void> {
  if (claim.refusals + 1 < mostRefusals) {
    await marks.release(claim, 1);
    throw fail('mail_unavailable');
  }
  log('error', { mail: kind, to: side, refused: 'for good' });
  await marks.settle(claim, 'refused');
}
