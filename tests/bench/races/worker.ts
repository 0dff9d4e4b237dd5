import { randomOf } from '../../campaign/random.ts';
import { attempt } from './acts.ts';
import { openHands } from './hands.ts';
import { Journal } from './journal.ts';
import { wantedOf } from './plan.ts';
import type { Orders, Report } from './race.ts';
import { nothingToDo, type Racer } from './racer.ts';

/** Requests that all processes are about at one moment. */
const inPlay = 24;

/** Attempts that are made of each on average, before it is left as it is. */
const attemptsOfEach = 8;

// Who started it is gone: so is what it was for.
process.on('disconnect', () => process.exit(1));

// Each receipt is logged with its line.
console.info = () => undefined;

const { journal, number, atOnce, plan, begin }: Orders = JSON.parse(process.env.RACE ?? '');
const random = randomOf(plan.seed, 1_000_000 + number);
const racer: Racer = {
  ...{ plan, random, hands: openHands(), journal: new Journal(journal) },
  ...{ listed: new Set(), sent: new Set() },
};
let made = begin;
let goesOn = true;
process.on('message', (all: { made: number } | 'stop') => {
  if (all === 'stop') goesOn = false;
  else made = all.made;
});

await Promise.all(Array.from({ length: atOnce }, atWork));
process.disconnect();

async function atWork(): Promise<void> {
  while (goesOn) {
    const first = Math.floor(made / attemptsOfEach);
    const outcome = await attempt(racer, wantedOf(plan, first + random.whole(0, inPlay - 1)));
    if (outcome !== nothingToDo) process.send?.(1 satisfies Report);
  }
}
