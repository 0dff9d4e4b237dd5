import type { Item } from '../client/stores.ts';
import { type StoredThread, type Talker, talkers } from './threads.ts';

/** All that holds between a guest and an owner. */
interface StoredPair extends Item {
  agreedAt?: string;
  guestBlocks?: Set<string>;
  ownerBlocks?: Set<string>;
}

/** Each side of a thread has one line of it, marked where something is unread, and blocked where it blocks; a mail waits where one is due. */
export function inboxProblems(items: readonly Item[], threads: readonly StoredThread[]): string[] {
  const pairs = new Map(pairsIn(items).map((pair) => [`${pair.pk} ${pair.sk}`, pair]));
  const wanted = threads.flatMap((thread) => {
    const pair = pairs.get(`inbox#guest#${thread.userId} pair#${thread.vendorId}`);
    return talkers.flatMap((side) => wantedOf(thread, side, pair?.[`${side}Blocks`]?.has(thread.id) ?? false));
  });
  const found = items.flatMap(foundIn);
  return [
    ...wanted.filter((each) => !found.includes(each)).map((each) => `missing in an inbox: ${each}`),
    ...found.filter((each) => !wanted.includes(each)).map((each) => `in an inbox, and not as the threads are: ${each}`),
    ...[...pairs.values()].flatMap((pair) => pairProblems(pair, threads)),
    ...dueProblems(items, threads),
  ];
}

function pairsIn(items: readonly Item[]): StoredPair[] {
  return items.filter(({ pk, sk }) => pk.startsWith('inbox#guest#') && sk.startsWith('pair#')) as StoredPair[];
}

/** The line of a side as it must be, and the mark where something is unread. */
function wantedOf(thread: StoredThread, side: Talker, blocked: boolean): string[] {
  const { id, last } = thread;
  const { unread } = thread[side];
  const pk = `inbox#${side}#${side === 'guest' ? thread.userId : thread.vendorId}`;
  const line = `${pk} ${blocked ? 'blocked' : 'line'}#${last.at}#${id}`;
  return [[line, last.by, last.beginning, unread].join(' '), ...(unread > 0 ? [`${pk} unread#${id}`] : [])];
}

function foundIn({ pk, sk, by, beginning, unread }: Item): string[] {
  if (/^(?:line|blocked)#/.test(sk)) return [[pk, sk, by, beginning, unread].join(' ')];
  return sk.startsWith('unread#') ? [`${pk} ${sk}`] : [];
}

/** A pair says that something is agreed, or names threads of its own. */
function pairProblems(
  { pk, sk, agreedAt, guestBlocks, ownerBlocks }: StoredPair,
  threads: readonly StoredThread[],
): string[] {
  const named = [...(guestBlocks ?? []), ...(ownerBlocks ?? [])];
  const own = threads.filter(({ userId, vendorId }) => pk.endsWith(`#${userId}`) && sk === `pair#${vendorId}`);
  const strange = named.filter((id) => !own.some((thread) => thread.id === id));
  return [
    ...strange.map((id) => `${pk} ${sk} blocks ${id}, which is no thread of theirs`),
    ...(agreedAt === undefined && own.length === 0 ? [`${pk} ${sk} says nothing`] : []),
  ];
}

/** A mail that is due is one of its thread; one that has gone may stand until the next run. */
function dueProblems(items: readonly Item[], threads: readonly StoredThread[]): string[] {
  const waiting = items.filter(({ pk }) => pk === 'mail-due').map(({ sk }) => sk);
  const due = threads.flatMap((thread) =>
    talkers.flatMap((side) => {
      const { due: at, mailed } = thread[side];
      return at === undefined ? [] : [{ sk: `${at}#${side}#${thread.id}`, mailed }];
    }),
  );
  const known = due.map(({ sk }) => sk);
  return [
    ...due
      .filter(({ sk, mailed }) => !mailed && !waiting.includes(sk))
      .map(({ sk }) => `a mail is due and forgotten: ${sk}`),
    ...waiting.filter((sk) => !known.includes(sk)).map((sk) => `a mail of no thread waits: ${sk}`),
  ];
}
