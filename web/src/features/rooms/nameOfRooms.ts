import { plural, t } from '@lingui/core/macro';
import { listed } from '../../words/lists.ts';

/** Fewer rooms in a row than these are named one by one. */
const shortestRange = 3;

/** "Room 7", "6 rooms, 101 to 106" or "3 rooms, 101, 105, 109". */
export function nameOfRooms(numbers: readonly number[]): string {
  const list = listed(rangesOf(numbers).map(sayRange));
  return plural(numbers.length, { one: `Room ${list}`, other: `# rooms, ${list}` });
}

/** The numbers in order, each run of those that follow each other together. */
export function rangesOf(numbers: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return runs.flatMap((run) => (run.length < shortestRange ? run.map((number) => [number]) : [run]));
}

function sayRange(run: readonly number[]): string {
  const [from = 0] = run;
  const to = run.at(-1) ?? from;
  return from === to ? String(from) : t`${from} to ${to}`;
}
