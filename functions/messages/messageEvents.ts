import type { DomainEvent } from '../bus/domainEvents.ts';
import type { Change } from '../runtime/changes.ts';
import { type MessageItem, threadKey } from './threadItem.ts';

const { length } = threadKey('').pk;

/** The event of a new message. One that is deleted is none. */
export function messageEvents({ before, after }: Change<MessageItem>): DomainEvent[] {
  if (before || !after) return [];
  const { pk, number, by } = after;
  return [{ name: 'message.sent', detail: { threadId: pk.slice(length), messageId: String(number), by } }];
}
