import { addDays } from '../../../shared/rules/dates.ts';
import { nightName, nightsIn } from '../../campaign/check/checkNights.ts';
import type { Item } from '../../campaign/client/stores.ts';
import type { Entry } from './journal.ts';

/**
 * Holds closed nights to what was answered: a night is as one of the attempts at it would have it that no acknowledged one
 * came wholly after. A call that was given up may still be carried out, but never after one that began later and was done.
 */
export function checkClosings(items: readonly Item[], entries: readonly Entry[]): string[] {
  const closed = nightsIn(items, 'closed');
  const attempts = attemptsByNight(entries);
  const unasked = [...closed].filter((night) => !attempts.has(night)).map((night) => `${night} was closed by nobody`);
  const wrong = [...attempts].flatMap(([night, own]) => {
    const stands = closed.has(night) ? 'close' : 'open';
    const last = own.filter(({ act }) => act === stands);
    const begun = { began: -1, ended: -1 };
    const possible = stands === 'open' ? [begun, ...last] : last;
    const right = possible.some(({ ended }) => !own.some((other) => isAfter(other, ended) && other.act !== stands));
    return right ? [] : [`${night} is ${stands}: ${own.map(textOf).join(', ')}`];
  });
  return [...unasked, ...wrong];
}

function isAfter({ outcome, began }: Entry, ended: number): boolean {
  return outcome === 'done' && began > ended;
}

function textOf({ act, outcome, began, ended }: Entry): string {
  return `${act} ${outcome} ${began}-${ended}`;
}

function attemptsByNight(entries: readonly Entry[]): Map<string, Entry[]> {
  const ofNights = entries.flatMap((entry) => nightsOf(entry).map((night) => ({ night, entry })));
  const nights = Map.groupBy(ofNights, ({ night }) => night);
  return new Map([...nights].map(([night, own]) => [night, own.map(({ entry }) => entry)]));
}

function nightsOf({ room, from = '', to = '' }: Entry): string[] {
  if (room === undefined) return [];
  const names: string[] = [];
  for (let day = from; day < to; day = addDays(day, 1)) names.push(nightName(room, day));
  return names;
}
