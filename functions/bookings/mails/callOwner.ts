import { today } from '../../../shared/rules/dates.ts';
import { mailboxOf } from '../../../shared/rules/email.ts';
import { digestOf } from '../../accounts/accountKeys.ts';
import type { patientMailbox } from '../../mail/mailbox.ts';
import { nowSeconds } from '../../runtime/clock.ts';
import type { OpenPorts } from '../../runtime/ports.ts';
import { type CountPorts, type Hold, overStage } from './admit.ts';
import type { ownerMarks } from './mailMarks.ts';
import type { MailName } from './mailsOf.ts';
import { sendClaimed, writeOrRelease } from './sendOnce.ts';
import { waitsMail } from './waitsMail.ts';
import type { MailReader } from './writeMail.ts';

type Ports = Pick<CountPorts, 'ownerCounts'> &
  OpenPorts<{ ownerMarks: typeof ownerMarks; mail: typeof patientMailbox }>;

/** So long the mark of a day stays: a day of Pakistan is over by then. Seconds. */
const kept = 2 * 24 * 3600;

const waiting: readonly MailName['kind'][] = [
  ...(['requested', 'proposed', 'cancelled', 'cancelledBySarai'] as const),
  ...(['advanceSent', 'advancePressed', 'refundDue', 'refundLate', 'refundDenied'] as const),
];

/** Whether a mail is about something that an owner finds waiting on the site: not what has ended by itself. */
export function waitsForOwner({ kind, side }: MailName): boolean {
  return side === 'owner' && waiting.includes(kind);
}

/**
 * Tells an owner whose address is not confirmed that something waits, once a day a mailbox. Answers why it was held, if
 * it was. @throws Failure `mail_unavailable` where SES does not take it now
 */
export async function callOwner({ email, language }: MailReader, ports: Ports): Promise<Hold | undefined> {
  const claim = await ports.ownerMarks.claim(dayKey(email), nowSeconds() + kept);
  // Somebody else's claim ends with a mail, or his change comes again.
  if (typeof claim === 'string') return undefined;
  const claimPorts = { marks: ports.ownerMarks, mail: ports.mail };
  const hold = claim.counted ? undefined : await writeOrRelease(claim, () => overStage(ports), claimPorts);
  if (hold) {
    await ports.ownerMarks.release(claim, false);
    return hold;
  }
  const { siteUrl } = ports.mail;
  await sendClaimed(
    claim,
    { mail: 'waits', to: 'owner' },
    { to: email, mail: waitsMail({ language, siteUrl }) },
    claimPorts,
  );
  return undefined;
}

function dayKey(email: string) {
  return { pk: `waits#${digestOf(mailboxOf(email))}`, sk: today() };
}
