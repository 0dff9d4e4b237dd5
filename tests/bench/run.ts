import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { accountsBench } from './accountsBench.ts';
import { alarmsBench } from './alarmsBench.ts';
import { bookingBench } from './bookingBench.ts';
import { coldBench } from './coldBench.ts';
import { costBench } from './costBench.ts';
import { datedBench } from './datedBench.ts';
import { eventsBench } from './eventsBench.ts';
import { homeBench } from './homeBench.ts';
import { linesBench } from './linesBench.ts';
import type { BenchOptions } from './options.ts';
import { photosBench } from './photosBench.ts';
import { racesBench } from './racesBench.ts';
import { searchBench } from './searchBench.ts';
import { signalBench } from './signalBench.ts';
import { siteBench } from './siteBench.ts';

/** `npm run bench` measures everything, `npm run bench -- search` one part; `--only` names functions, pages, revisions or numbers of rooms, other options for races. */
const benches: Record<string, (options: BenchOptions) => Promise<void>> = {
  search: searchBench,
  accounts: accountsBench,
  photos: photosBench,
  booking: async () => {
    await bookingBench();
    await datedBench();
  },
  events: eventsBench,
  races: racesBench,
  cold: coldBench,
  cost: costBench,
  alarms: alarmsBench,
  site: siteBench,
  signal: signalBench,
  home: homeBench,
  lines: linesBench,
};

const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: {
    small: { type: 'boolean', default: false },
    seed: { type: 'string' },
    attempts: { type: 'string' },
    only: { type: 'string' },
  },
});
const unknown = wanted.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. Use one of: ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}
const options = {
  small: values.small,
  seed: Number(values.seed ?? randomInt(1_000_000)),
  attempts: values.attempts === undefined ? undefined : Number(values.attempts),
  only: values.only?.split(','),
};
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  await bench(options);
}
