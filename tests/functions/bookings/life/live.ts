import fc from 'fast-check';
import { addDays, today } from '../../../../shared/rules/dates.ts';
import { setTime } from '../../../support/time.ts';
import { openHouse } from './house.ts';
import { Life } from './model.ts';
import type { Step } from './steps.ts';

/** All runs begin at the same hour, in a house of their own. */
const begin = new Date(`${addDays(today(), 1)}T09:00:00+05:00`);

/** Lives through steps in a house with rooms of some kinds, beside its model. */
export async function live(kinds: Life['kinds'], guests: number, steps: Iterable<Step>): Promise<void> {
  setTime(begin);
  const real = await openHouse(kinds, guests);
  await fc.asyncModelRun(() => ({ model: new Life(begin, kinds), real }), steps);
}
