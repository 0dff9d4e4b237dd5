import { threadPaths } from '../../shared/addresses/messagePaths.ts';
import { otherTalker } from '../../shared/rules/messages.ts';
import { profiles } from '../accounts/profiles.ts';
import type { DomainEvent } from '../bus/domainEvents.ts';
import { isBlocked, pairLookup } from '../messages/pairs.ts';
import { mayTalk } from '../messages/talkers.ts';
import { beginningOf, type Message, type Thread } from '../messages/thread.ts';
import { threadLookup } from '../messages/threadItem.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import type { Notice } from './notice.ts';

/** Ports that read the facts of a notification about a message. */
export const messagePorts = {
  threads: threadLookup,
  pairs: pairLookup,
  guestProfiles: profiles.user,
  hostProfiles: profiles.vendor,
};

type Open = OpenPorts<typeof messagePorts>;

const daySeconds = 24 * 3600;

/** The notification of a message, for the side that gets it: none of what it has read by now, or where either side has blocked the other. */
export async function messageNotices(
  { detail: { threadId, messageId, by } }: DomainEvent<'message.sent'>,
  { threads, pairs, guestProfiles, hostProfiles }: Open,
): Promise<Notice[]> {
  const [thread, message] = await Promise.all([
    threads.find(threadId),
    threads.findMessage(threadId, Number(messageId)),
  ]);
  const side = otherTalker(by);
  if (!thread || !message || message.number <= thread[side].read) return [];
  const { userId, vendorId } = thread;
  const [pair, guest, host] = await Promise.all([
    pairs.of(thread),
    guestProfiles.find(userId),
    hostProfiles.find(vendorId),
  ]);
  if (isBlocked(pair)) return [];
  const said = mayTalk(guest) && mayTalk(host) ? saidOf(thread, message, pair.agreedAt !== undefined) : undefined;
  return [
    {
      kind: `message ${side}`,
      to: side === 'guest' ? { role: 'user', accountId: userId } : { role: 'vendor', accountId: vendorId },
      about: threadId,
      key: messageId,
      at: message.at,
      page: threadPaths[side](thread),
      seconds: daySeconds,
      urgency: 'high',
      details: () => said,
    },
  ];
}

/** Who wrote, as the house speaks for all who help there, and the beginning of the text. */
function saidOf({ guestName, hotelName }: Thread, { by, text }: Message, agreed: boolean): string {
  return [by === 'guest' ? guestName : hotelName, beginningOf(text, agreed)].filter(Boolean).join(': ');
}
