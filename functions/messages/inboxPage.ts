import { answer } from '../../shared/answers.ts';
import type { listUserThreads } from '../../shared/contracts/threads.ts';
import type { Reply } from '../../shared/endpoint.ts';
import type { Talker } from '../../shared/rules/messages.ts';
import { openCursor, sealCursor } from '../runtime/cursor.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { presentLine } from './presentThread.ts';
import type { inboxes } from './reading.ts';

interface InboxQuery {
  limit: number;
  cursor?: string | undefined;
  blocked?: boolean | undefined;
}

/** A page of the inbox of a side's account. @throws Failure `invalid_cursor` */
export async function inboxPage(
  [side, accountId]: [Talker, string],
  { limit, cursor, blocked = false }: InboxQuery,
  inbox: OpenPorts<{ inbox: typeof inboxes }>['inbox'],
): Promise<Reply<typeof listUserThreads>> {
  const list = { inbox: side, accountId, blocked };
  const { items, next } = await inbox.page(side, accountId, { limit, after: openCursor(list, cursor), blocked });
  return {
    ...answer(items.length > 0 ? 'own_threads' : 'no_threads'),
    data: items.map(presentLine),
    ...(next !== undefined && { nextCursor: sealCursor(list, next) }),
  };
}
