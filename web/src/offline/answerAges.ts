import { Listeners } from '../listeners.ts';

export interface Age {
  /** When the oldest of it was read, in milliseconds. */
  at: number;
  /** Why it is of before. */
  reason: 'none' | 'weak';
}

/** Answers that stand for newer ones, by their address. */
const old = new Map<string, Age>();
/** How many parts of the page show what stands under an address. */
const shown = new Map<string, number>();
const listeners = new Listeners();
let oldest: Age | undefined;

/** Notes that a kept answer was given in place of a new one. */
export function noteOld(url: string, age: Age): void {
  old.set(url, age);
  tell();
}

/** Notes that a new answer came. */
export function noteNew(url: string): void {
  if (old.delete(url)) tell();
}

/** Notes that a part of the page shows what stands under an address, until the returned function is called. */
export function trackAge(url: string): () => void {
  shown.set(url, (shown.get(url) ?? 0) + 1);
  tell();
  return () => {
    const left = (shown.get(url) ?? 1) - 1;
    if (left > 0) shown.set(url, left);
    else shown.delete(url);
    tell();
  };
}

/** The age of the oldest answer on show; undefined where all of them are new. It is one object for as long as nothing changes. */
export function oldestAge(): Age | undefined {
  return oldest;
}

/** Calls the listener after every change until the returned function is called. */
export const onAges = listeners.add;

function tell(): void {
  const ages = [...old].filter(([url]) => shown.has(url)).map(([, age]) => age);
  const next = ages.sort((a, b) => a.at - b.at)[0];
  if (next?.at === oldest?.at && next?.reason === oldest?.reason) return;
  oldest = next;
  listeners.tell();
}
