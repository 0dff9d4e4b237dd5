import { today } from '../../../../../shared/rules/dates.ts';
import type { Talker } from '../../../../../shared/rules/messages.ts';
import type { Message } from '../api/messages.ts';

/** The messages of several readings in the order of the thread, oldest first; a later reading of a message comes before an earlier one. */
export function joined(...readings: readonly (readonly Message[])[]): readonly Message[] {
  const known = new Map(readings.flat().map((message) => [message._id, message]));
  return [...known.values()].sort((a, b) => Number(a._id) - Number(b._id));
}

/** The messages of a day in Pakistan, `YYYY-MM-DD`. */
interface DayOfThread {
  day: string;
  messages: readonly Message[];
}

export function daysOf(messages: readonly Message[]): readonly DayOfThread[] {
  const days = Map.groupBy(messages, ({ at }) => today(new Date(at)));
  return [...days].map(([day, those]) => ({ day, messages: those }));
}

/** The id of the first of the last so many messages of the other side; undefined where none is unread, or the first one is not there. */
export function firstUnread(messages: readonly Message[], side: Talker, unread: number): string | undefined {
  const theirs = messages.filter(({ by }) => by !== side);
  return unread > 0 ? theirs[theirs.length - unread]?._id : undefined;
}
