import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import type { TableKey } from '../../../functions/runtime/table.ts';
import { checkRace } from '../../bench/races/checkRace.ts';
import { run } from '../../bench/races/race.ts';
import { readFound } from '../../bench/races/report.ts';
import { openAccounts } from '../../support/accounts.ts';

const seed = randomInt(1_000_000);

/** A small run of `npm run bench -- races`, which says what it does. */
test(`processes that race for nights leave none twice, no half group, none lost and none held by nothing, seed ${seed}`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sarai-races-'));
  try {
    const opened = Object.entries(await openAccounts()).map(([key, { name }]) => [key, name]);
    const tables = Object.fromEntries(opened) as Record<TableKey, string>;
    const where = { endpoint: inject('dynamoDbEndpoint'), tables };
    const { entries, kills } = await run({
      ...where,
      ...{ seed, folder, attempts: 400, processes: 2, atOnce: 8, kills: 2 },
    });
    expect(kills).toBe(2);
    const done = new Set(entries.filter(({ outcome }) => outcome === 'done').map(({ act }) => act));
    // Each of these succeeds nine times on average; the run of all attempts expects every act.
    expect([...done]).toEqual(expect.arrayContaining(['request', 'take', 'accept', 'close', 'open']));
    for (const found of Object.values(checkRace(await readFound(where), entries))) expect(found).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 180_000);
