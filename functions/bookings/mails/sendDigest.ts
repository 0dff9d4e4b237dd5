import { fail } from '../../../shared/errors.ts';
import type { Mail } from '../../mail/compose.ts';
import type { OpenPorts } from '../../runtime/ports.ts';
import { toldBooking } from '../proposals/toldBookings.ts';
import { type Hold, isPressing, overStage } from './admit.ts';
import { callOwner } from './callOwner.ts';
import { digestMail } from './digestMail.ts';
import { type DigestReader, digestKey, digests, type HeldMail } from './digests.ts';
import { digestMarks, type MailClaim } from './mailMarks.ts';
import { mailPorts } from './prepareMail.ts';
import { type ReadyMail, readyMails } from './readyMails.ts';
import { type AddressedMail, sendClaimed, writeOrRelease } from './sendOnce.ts';
import { type MailReader, mailReader, noticeOf } from './writeMail.ts';

/** Ports that send digests. */
export const digestPorts = { ...mailPorts, bookings: toldBooking, digests, digestMarks };

type Ports = OpenPorts<typeof digestPorts>;

/** Mails of a reader in one run at most; others follow with the next. */
const mostMails = 5;

/**
 * Sends what waits for a reader, in as many mails as it takes, or notes when it is due again. Answers how many mails.
 * @throws Failure `mail_unavailable` where SES does not take one now, `conflict` while another run sends them
 */
export async function sendDigests(reader: DigestReader, ports: Ports): Promise<number> {
  for (let mails = 0; mails < mostMails; mails += 1) {
    const rest = await sendDigest(reader, ports);
    if (rest === 'nothing waits') return mails;
    if (rest === 'sent') continue;
    await ports.digests.dueLater(reader, rest.seconds);
    return mails;
  }
  await ports.digests.dueLater(reader, 0);
  return mostMails;
}

/** A digest that was put together: which mails it ends, the mail itself where there is somebody to get it. */
interface Digest {
  ended: HeldMail[];
  mail?: AddressedMail | undefined;
}

/** A claim ends together with the mails that it was about, so that a crash sends them again rather than never. */
async function sendDigest(reader: DigestReader, ports: Ports): Promise<'sent' | 'nothing waits' | Hold> {
  const claim = await ports.digestMarks.claim(digestKey(reader));
  if (typeof claim === 'string') throw fail('conflict');
  const { digestMarks, digests, mail } = ports;
  let ended: HeldMail[] = [];
  const marks = {
    ...digestMarks,
    settle: (own: MailClaim, state: 'sent' | 'refused') => digestMarks.endWith(own, digests.endWrites(ended, state)),
  };
  const digest = await writeOrRelease(claim, () => putTogether(reader, claim, ports), { marks, mail });
  if (!digest || !('ended' in digest)) {
    await marks.settle(claim, 'sent');
    return digest ?? 'nothing waits';
  }
  ended = digest.ended;
  await sendClaimed(claim, { mail: 'digest', to: reader.side }, digest.mail, { marks, mail });
  return 'sent';
}

/** The next digest of a reader; why it must wait, where it must; undefined where nothing waits. */
async function putTogether(reader: DigestReader, claim: MailClaim, ports: Ports): Promise<Digest | Hold | undefined> {
  const held = await readyMails(await ports.digests.waiting(reader), claim, ports);
  const [first] = held.ready;
  if (!first) return held.gone.length > 0 ? { ended: held.gone } : held.hold;
  const ended = [...held.gone, ...held.ready.map(({ of }) => of)];
  const to = await mailReader(first.booking, first.of.name, ports);
  if (!to) return { ended };
  if (!to.confirmed) return (await callOwner(to, ports)) ?? { ended };
  const full = claim.counted ? undefined : await overStageWith(held.ready, ports);
  return full ?? { ended, mail: { to: to.email, mail: await writeDigest(held.ready, to, ports) } };
}

/** Counts a mail of the stage, which does not wait with a request in it that must be answered soon. */
async function overStageWith(ready: readonly ReadyMail[], ports: Ports): Promise<Hold | undefined> {
  const full = await overStage(ports);
  return ready.some(({ booking, of }) => isPressing(booking, of.name)) ? undefined : full;
}

async function writeDigest(ready: readonly ReadyMail[], { language }: MailReader, ports: Ports): Promise<Mail> {
  const notices = await Promise.all(ready.map(({ booking, of }) => noticeOf(booking, of.name, language, ports)));
  return digestMail({ language, siteUrl: ports.mail.siteUrl }, notices);
}
