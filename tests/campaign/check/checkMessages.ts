import type { Item } from '../client/stores.ts';
import { inboxProblems } from './checkInboxes.ts';
import { type StoredMessage, type StoredThread, talkers } from './threads.ts';

/** Holds the table of messages to docs/data.md. Answers with a sentence for each thing that is wrong. */
export function checkMessages(items: readonly Item[]): string[] {
  const threads = items.filter(({ sk }) => sk === 'thread') as StoredThread[];
  const byThread = Map.groupBy(items, ({ pk }) => pk);
  const known = new Set(threads.map(({ pk }) => pk));
  return [
    ...threads.flatMap((thread) => threadProblems(thread, byThread.get(thread.pk) ?? [])),
    ...[...byThread.keys()]
      .filter((pk) => pk.startsWith('thread#') && !known.has(pk))
      .map((pk) => `${pk} has messages and no thread`),
    ...inboxProblems(items, threads),
    ...answerProblems(items),
  ];
}

/** Its messages are numbered without a gap in the order of their instants, each under one key; head and unread counts follow from them. */
function threadProblems(thread: StoredThread, own: readonly Item[]): string[] {
  const messages = own.filter(({ sk }) => sk.startsWith('message#')).sort(bySortKey) as StoredMessage[];
  const keys = own.filter(({ sk }) => sk.startsWith('sent#'));
  const last = messages.at(-1);
  const says = (wrong: string) => [`${thread.pk} ${wrong}`];
  const numbers = messages.map(({ number, sk }) => (Number(sk.slice('message#'.length)) === number ? number : 0));
  const sent = messages.map(({ by, number }) => `${by} ${number}`).sort();
  const used = keys.map(({ sk, number }) => `${sk.split('#')[1]} ${number}`).sort();
  return [
    ...(numbers.join() === messages.map((_, at) => at + 1).join() && numbers.length === thread.count
      ? []
      : says(`counts ${thread.count} and has ${numbers}`)),
    ...(messages.every(({ at }, index) => at >= (messages[index - 1]?.at ?? '')) ? [] : says('is out of order')),
    ...(thread.last.at === last?.at && thread.last.by === last.by ? [] : says('begins with another message')),
    ...(sent.join() === used.join() ? [] : says(`has messages ${sent} under the keys ${used}`)),
    ...(thread.askedAt === askedIn(messages) ? [] : says(`waits for a reply since ${thread.askedAt}`)),
    ...talkers.flatMap((side) => {
      const { read, unread } = thread[side];
      const behind = messages.filter(({ by, number }) => by !== side && number > read).length;
      return behind === unread ? [] : says(`tells the ${side} of ${unread} unread messages, and has ${behind}`);
    }),
  ];
}

function bySortKey(one: Item, other: Item): number {
  return one.sk < other.sk ? -1 : 1;
}

/** The guest's first message since the owner wrote last. */
function askedIn(messages: readonly StoredMessage[]): string | undefined {
  const answered = messages.findLastIndex(({ by }) => by === 'owner');
  return messages[answered + 1]?.at;
}

/** The answers that an owner keeps are those that their list names, twenty at most. */
function answerProblems(items: readonly Item[]): string[] {
  const answers = items.filter(({ sk }) => sk.startsWith('answer#')).map(({ pk, sk }) => `${pk} ${sk}`);
  const lists = items.filter(({ sk }) => sk === 'answers') as (Item & { ids: string[] })[];
  const named = lists.flatMap(({ pk, ids }) => ids.map((id) => `${pk} answer#${id}`));
  return [
    ...lists.filter(({ ids }) => ids.length > 20).map(({ pk }) => `${pk} keeps too many answers`),
    ...named.filter((each) => !answers.includes(each)).map((each) => `${each} is named, and is not there`),
    ...answers.filter((each) => !named.includes(each)).map((each) => `${each} is there, and nothing names it`),
  ];
}
