import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableKey } from '../../functions/runtime/table.ts';
import { synthesiseData } from '../../infra/data/synthesiseData.ts';
import {
  availableDynamoDbs,
  type DynamoDbKind,
  startDynamoDbLocal,
  startDynoxide,
} from '../../infra/local/engines/dynamodb.ts';
import { createTables } from '../../infra/local/tables.ts';
import { Findings } from '../campaign/findings.ts';
import type { BenchOptions } from './options.ts';
import { checkRace } from './races/checkRace.ts';
import { type Race, run } from './races/race.ts';
import { neverDone, outcomesOf, readFound, standingOf } from './races/report.ts';

const starters = { dynoxide: startDynoxide, 'dynamodb-local': startDynamoDbLocal };

/** Attempts of a whole run on both engines together, and of one that is over in seconds. */
const all = { whole: 100_000, small: 3_000 };

/** AWS's own engine takes three times as long for each, so that it gets fewer of them. */
const shares = { dynoxide: 0.8, 'dynamodb-local': 0.2 };

/** Attempts after which a process is killed. */
const attemptsOfAKill = 1_000;

/** Attempts in which every act has succeeded once. */
const enoughForAll = 20_000;

/** Processes that race for the nights of a few rooms, on every engine; fails where what stands is wrong. */
export async function racesBench({ small, seed, attempts }: BenchOptions): Promise<void> {
  const inAll = attempts ?? (small ? all.small : all.whole);
  const kinds = availableDynamoDbs();
  for (const kind of kinds) {
    const own = Math.ceil(kinds.length > 1 ? inAll * shares[kind] : inAll);
    await raceOn(kind, { seed, attempts: own, kills: Math.ceil(own / attemptsOfAKill) });
  }
}

async function raceOn(kind: DynamoDbKind, { seed, ...given }: Pick<Race, 'seed' | 'attempts' | 'kills'>) {
  const folder = mkdtempSync(join(tmpdir(), 'sarai-races-'));
  const engine = await starters[kind]();
  try {
    const tables = (await createTables(engine.endpoint, synthesiseData())) as Record<TableKey, string>;
    const started = performance.now();
    const race: Race = { ...given, seed, endpoint: engine.endpoint, tables, processes: 3, atOnce: 8, folder };
    const { entries, fates, kills } = await run(race);
    const seconds = (performance.now() - started) / 1000;
    const findings = new Findings();
    const found = await readFound(race);
    const problems = checkRace(found, entries);
    for (const [what, sentences] of Object.entries(problems)) findings.addAll(what, sentences);
    if (race.attempts >= enoughForAll) findings.addAll('was never done', neverDone(entries));
    console.log(
      `${kind} --seed ${seed}: ${entries.length} attempts in ${seconds.toFixed(0)} s, ${kills} processes killed`,
    );
    console.table(outcomesOf(entries));
    console.log(`calls of the engine: ${fates}`);
    console.log(`held to the answers: ${standingOf(found)}`);
    for (const [what, { length }] of Object.entries(problems)) console.log(`${String(length).padStart(5)}  ${what}`);
    console.log(`findings: ${findings.count}, checked after ${((performance.now() - started) / 1000).toFixed(0)} s`);
    for (const line of findings.lines()) console.log(line);
    if (findings.count > 0) process.exitCode = 1;
  } finally {
    await engine.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
