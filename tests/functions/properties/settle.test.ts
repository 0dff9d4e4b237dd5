import { beforeAll, expect, test, vi } from 'vitest';
import { handler } from '../../../functions/events/settleProperties.ts';
import { propertyStore } from '../../../functions/properties/propertyStore.ts';
import type { Table } from '../../../functions/runtime/table.ts';
import { Crash, dyingAt } from '../../support/crash.ts';
import { entriesOf, standingEntries } from '../../support/entries.ts';
import { asRoleOf } from '../../support/permissions.ts';
import { aProperty, rooms } from '../../support/properties.ts';
import { freshTables } from '../../support/tables.ts';

let table: Table;

beforeAll(async () => {
  table = (await freshTables()).properties;
  // No photo is dropped here, so no bucket is asked.
  process.env.PHOTO_BUCKET = 'photos';
  vi.spyOn(console, 'info').mockImplementation(() => {});
});

/** The report of the hourly function. */
async function hourlyRound(): Promise<unknown> {
  const said = vi.mocked(console.info);
  said.mockClear();
  await asRoleOf(handler.ports, () => handler({}));
  return said.mock.lastCall?.[0];
}

test('what a vendor saved just before the power went is found an hour later, and nobody has repeated anything', async () => {
  const saved = aProperty({ id: 'saved', rooms: rooms(3) });
  const moved = aProperty({ id: 'moved', rooms: rooms(2) });
  await propertyStore(table).save(moved);
  const now = { ...moved, location: 'Hunza Valley', address: { ...moved.address, city: 'Hunza' } };
  // The fourth step is the first write after that of the record.
  for (const property of [saved, now]) {
    await expect(propertyStore(dyingAt(4, table)).save(property)).rejects.toThrow(Crash);
  }
  expect(await standingEntries(table)).not.toEqual(entriesOf(saved, now));
  expect(await hourlyRound()).toMatchObject({ settled: 2, failed: 0 });
  expect(await standingEntries(table)).toEqual(entriesOf(saved, now));
  expect(await hourlyRound()).toMatchObject({ settled: 0, failed: 0 });
});
