import { profiles } from '../accounts/profiles.ts';
import { mailBlocks } from '../mail/mailBlocks.ts';
import { patientMailbox } from '../mail/mailbox.ts';
import { type DueMail, dueMails } from '../messages/dueMails.ts';
import { mayTalk } from '../messages/talkers.ts';
import { accountOf, type Thread } from '../messages/thread.ts';
import { unreadMail } from '../messages/unreadMail.ts';
import { describeError, log } from '../runtime/log.ts';
import { onEvent } from '../runtime/onEvent.ts';
import type { OpenPorts } from '../runtime/ports.ts';

const ports = {
  dues: dueMails,
  users: profiles.user,
  vendors: profiles.vendor,
  guestBlocks: mailBlocks.user,
  ownerBlocks: mailBlocks.vendor,
  mail: patientMailbox,
};

type Ports = OpenPorts<typeof ports>;

/** A mail that cannot be sent must not keep the others from it; the next run tries it again. */
export const handler = onEvent(
  {
    trigger: { on: 'clock', everyMinutes: 5 },
    summary: 'Tell by mail of messages that nobody has read for a quarter of an hour, once until they are read.',
    memoryMegabytes: 512,
    timeoutSeconds: 300,
  },
  ports,
  async (_event: unknown, opened: Ports) => {
    const outcome = { sent: 0, late: 0 };
    for (let page = await opened.dues.due(); page.length > 0; page = await opened.dues.due(page.at(-1))) {
      for (const due of page) {
        await tell(due, opened)
          .then((sent) => {
            outcome.sent += sent;
          })
          .catch((error: unknown) => {
            log('error', { unreadMail: due.side, ...describeError(error) });
            outcome.late += 1;
          });
      }
    }
    return outcome;
  },
);

async function tell(due: DueMail, ports: Ports): Promise<number> {
  const thread = await ports.dues.claim(due);
  if (!thread) return 0;
  const sent = await mailTo(due, thread, ports).catch(async (error: unknown) => {
    await ports.dues.release(due);
    throw error;
  });
  await ports.dues.end(due);
  return sent;
}

/** Nobody is told whose address is not confirmed, or gets no mails. */
async function mailTo({ side }: DueMail, thread: Thread, { users, vendors, mail, ...blocks }: Ports): Promise<number> {
  const reader = await (side === 'guest' ? users : vendors).find(accountOf(side, thread));
  if (!reader || !mayTalk(reader)) return 0;
  if (await (side === 'guest' ? blocks.guestBlocks : blocks.ownerBlocks).reasonFor(reader.email)) return 0;
  await mail.offer(reader.email, unreadMail(side, { language: reader.language ?? 'en', siteUrl: mail.siteUrl }));
  return 1;
}
