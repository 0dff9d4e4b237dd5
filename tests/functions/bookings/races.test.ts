import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import type { TableKey } from '../../../functions/runtime/table.ts';
import { checkRace } from '../../bench/races/checkRace.ts';
import type { Entry } from '../../bench/races/journal.ts';
import { type Race, type RaceResult, run } from '../../bench/races/race.ts';
import { readFound } from '../../bench/races/report.ts';
import { openAccounts } from '../../support/accounts.ts';

const seed = randomInt(1_000_000);

/** Acts that a run of 400 attempts has done thirteen times on average; the run of all attempts expects every act. */
const expected = ['request', 'take', 'accept', 'close', 'open'];

/** Chance may leave an act out of a run; another run follows then. */
const runsAtMost = 4;

/** A small run of `npm run bench -- races`, which says what it does. */
test(`processes that race for nights leave none twice, no half group, none lost and none held by nothing, seed ${seed}`, async () => {
  const opened = Object.entries(await openAccounts()).map(([key, { name }]) => [key, name]);
  const tables = Object.fromEntries(opened) as Record<TableKey, string>;
  const where = { endpoint: inject('dynamoDbEndpoint'), tables };
  const entries: Entry[] = [];
  const lacking = () =>
    expected.filter((act) => !entries.some((entry) => entry.act === act && entry.outcome === 'done'));
  for (let at = 0; at < runsAtMost && lacking().length > 0; at += 1) {
    const raced = await raceInFolder({ ...where, seed: seed + at, attempts: 400, processes: 2, atOnce: 8, kills: 2 });
    expect(raced.kills).toBe(2);
    entries.push(...raced.entries);
    for (const found of Object.values(checkRace(await readFound(where), entries))) expect(found).toEqual([]);
  }
  expect(lacking()).toEqual([]);
}, 400_000);

async function raceInFolder(race: Omit<Race, 'folder'>): Promise<RaceResult> {
  const folder = mkdtempSync(join(tmpdir(), 'sarai-races-'));
  try {
    return await run({ ...race, folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
