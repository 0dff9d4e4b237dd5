import { GetCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { photoItemKey } from '../../../functions/photos/photoItem.ts';
import type { Property } from '../../../functions/properties/property.ts';
import { propertyStore } from '../../../functions/properties/propertyStore.ts';
import type { Table } from '../../../functions/runtime/table.ts';
import { Crash, dyingAt } from '../../support/crash.ts';
import { entriesOf, standingEntries } from '../../support/entries.ts';
import { atEveryCall, pauseBefore } from '../../support/pause.ts';
import { aProperty, aRoom, rooms } from '../../support/properties.ts';
import { freshTables } from '../../support/tables.ts';

let table: Table;
/** Photos whose files stand in the bucket. */
let files: Set<string>;

const photos = ['u-kept', 'u-dropped', 'u-added'];

beforeEach(async () => {
  table = (await freshTables()).properties;
  files = new Set();
  await makeReady(photos);
});

/** Puts photos where a vendor's upload leaves them: ready, and of no property. */
async function makeReady(photoIds: string[]): Promise<void> {
  for (const photoId of photoIds) {
    const Item = { ...photoItemKey(photoId), photoId, vendorId: 'owner', state: 'ready' };
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
    files.add(photoId);
  }
}

async function keysOf(prefix: string): Promise<string[]> {
  const { Items = [] } = await table.client.send(new ScanCommand({ TableName: table.name }));
  return Items.map(({ pk, sk }) => `${pk}|${sk}`)
    .filter((key) => key.startsWith(prefix))
    .sort();
}

/** All that follows from a property, and nothing else, stands: entries, the vendor's list, its photos. */
async function expectExactly(property: Property | undefined, shown: string[]): Promise<void> {
  expect(await standingEntries(table)).toEqual(property ? entriesOf(property) : []);
  expect(await keysOf('vendor#')).toEqual(property ? [`vendor#owner|${property.listedAt}#${property.id}`] : []);
  expect([...files].sort()).toEqual([...shown].sort());
  expect(await keysOf('photo#')).toEqual(shown.map((id) => `photo#${id}|photo`).sort());
}

/** A store whose process dies at one of its steps. The removal of files asks the table too, to be such a step. */
function storeDyingAt(step: number) {
  const dying = dyingAt(step, table);
  return propertyStore(dying, async (photoIds) => {
    await dying.client.send(new GetCommand({ TableName: table.name, Key: photoItemKey('') }));
    for (const photoId of photoIds) files.delete(photoId);
    await dying.client.send(new GetCommand({ TableName: table.name, Key: photoItemKey('') }));
  });
}

async function killedAtEveryStep(
  work: (store: ReturnType<typeof propertyStore>) => Promise<void>,
  check: () => Promise<void>,
): Promise<number> {
  for (let step = 0; ; step++) {
    const crashed = await work(storeDyingAt(step)).then(
      () => false,
      (error: unknown) => {
        if (error instanceof Crash) return true;
        throw error;
      },
    );
    await work(storeDyingAt(Number.POSITIVE_INFINITY));
    await check();
    if (!crashed) return step;
  }
}

// The entries of each take more than one transaction.
const before = aProperty({ rooms: [aRoom({ photos: ['u-kept', 'u-dropped'] }), ...rooms(8)] });
const after = aProperty({
  location: 'Nathia Gali',
  rooms: [aRoom({ photos: ['u-kept', 'u-added'] }), ...rooms(5, { capacity: 3, beds: 2 })],
});

const without = { ...before, rooms: [aRoom({ photos: ['u-kept'] })] };

describe('of two changes, one of which is stopped before any of its calls, a photo that is shown has its files', () => {
  test.each([
    ['the one that drops it', without, before],
    ['the one that keeps it', before, without],
  ])('when %s is stopped', async (_, slow, quick) => {
    const calls = await atEveryCall(async (call) => {
      await makeReady(photos);
      const store = storeDyingAt(Number.POSITIVE_INFINITY);
      await store.save(before);
      const stopped = await pauseBefore(call, () => saved(store, slow));
      const outcomes = [await saved(store, quick), await stopped.finish()];
      expect(outcomes).toContain('saved');
      const { rooms: kept } = await store.change(before.id, (current) => current ?? before);
      expect(kept[0]?.photos.filter((photo) => !files.has(photo))).toEqual([]);
      await store.remove(before.id);
      return stopped;
    });
    expect(calls).toBeGreaterThan(2);
  });
});

/** Whether a change went through; it must not fail but for another that came between. */
async function saved(store: ReturnType<typeof propertyStore>, property: Property): Promise<'saved' | 'conflict'> {
  try {
    await store.save(property);
    return 'saved';
  } catch (error) {
    expect(error).toMatchObject({ code: 'conflict' });
    return 'conflict';
  }
}

describe('a process killed at any step leaves, after the retry, the right list and the right photos', () => {
  test('of creating', async () => {
    const steps = await killedAtEveryStep(
      (store) => store.save(before),
      async () => {
        await expectExactly(before, ['u-kept', 'u-dropped', 'u-added']);
        await storeDyingAt(Number.POSITIVE_INFINITY).remove(before.id);
        await makeReady(photos);
      },
    );
    expect(steps).toBeGreaterThan(6);
  });

  test('of changing', async () => {
    await propertyStore(table).save(before);
    const steps = await killedAtEveryStep(
      (store) => store.save(after),
      async () => {
        await expectExactly(after, ['u-kept', 'u-added']);
        await storeDyingAt(Number.POSITIVE_INFINITY).remove(after.id);
        await makeReady(photos);
        await propertyStore(table).save(before);
      },
    );
    expect(steps).toBeGreaterThan(8);
  });

  test('of removing', async () => {
    await propertyStore(table).save(before);
    const steps = await killedAtEveryStep(
      (store) => store.remove(before.id),
      async () => {
        await expectExactly(undefined, ['u-added']);
        await makeReady(photos);
        await propertyStore(table).save(before);
      },
    );
    expect(steps).toBeGreaterThan(8);
  });
});
