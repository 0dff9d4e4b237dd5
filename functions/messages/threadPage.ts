import { answer } from '../../shared/answers.ts';
import type { getUserThread } from '../../shared/contracts/threads.ts';
import type { Reply } from '../../shared/endpoint.ts';
import type { Talker } from '../../shared/rules/messages.ts';
import { openCursor, sealCursor } from '../runtime/cursor.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { presentMessage, presentThread } from './presentThread.ts';
import type { threadReading } from './reading.ts';
import type { closingPorts } from './talkers.ts';
import { closingOf } from './talkers.ts';
import type { Thread } from './thread.ts';
import type { ThreadFacts } from './writing.ts';

type Ports = OpenPorts<typeof closingPorts & { threads: typeof threadReading }>;

interface ThreadReader {
  side: Talker;
  limit: number;
  cursor?: string | undefined;
  /** Names of the staff by their codes, for the hotel's side. */
  names?: ReadonlyMap<string, string>;
}

/** A page of a thread, the newest message first. @throws Failure `invalid_cursor` */
export async function threadPage(
  thread: Thread,
  { side, limit, cursor, names }: ThreadReader,
  ports: Ports,
): Promise<Reply<typeof getUserThread>> {
  const list = { thread: thread.id, side };
  const after = openCursor(list, cursor);
  const [pair, gone, { items, next }] = await Promise.all([
    ports.threads.pair(thread),
    closingOf(side, thread, ports),
    ports.threads.page(thread.id, { limit, after }),
  ]);
  return {
    ...answer('thread'),
    data: items.map((each) => presentMessage(each, pair.agreedAt !== undefined, names)),
    ...(next !== undefined && { nextCursor: sealCursor(list, next) }),
    thread: presentThread(thread, { side, pair, gone }),
  };
}

/** The page of a thread in which nothing was written yet. */
export async function emptyPage(
  [id, facts]: [string, ThreadFacts],
  side: Talker,
  ports: Ports,
): Promise<Reply<typeof getUserThread>> {
  const [pair, gone] = await Promise.all([ports.threads.pair(facts), closingOf(side, facts, ports)]);
  const nothing = { read: 0, unread: 0 };
  const thread = presentThread({ id, ...facts, guest: nothing, owner: nothing }, { side, pair, gone });
  return { ...answer('thread'), data: [], thread };
}
