import { GetCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { photoItemKey } from '../../../functions/photos/photoItem.ts';
import type { Property } from '../../../functions/properties/property.ts';
import { isWhole, readRecord } from '../../../functions/properties/propertyItem.ts';
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

/** All that follows from the record as it is, and nothing else, stands: entries, the vendor's list, photos, no mark. */
async function expectSettled(id: string, photosBefore: string[]): Promise<'before' | 'after' | 'none'> {
  const record = await readRecord(table, id);
  const property = isWhole(record) && !record.removed ? record : undefined;
  const shown = property?.rooms.flatMap((room) => room.photos).filter((photo) => photo.startsWith('u-')) ?? [];
  const kept = photos.filter((photo) => shown.includes(photo) || !photosBefore.includes(photo)).sort();
  expect(await standingEntries(table)).toEqual(property ? entriesOf(property) : []);
  expect(await keysOf('vendor#')).toEqual(property ? [`vendor#owner|${property.listedAt}#${id}`] : []);
  expect([...files].sort()).toEqual(kept);
  expect(await keysOf('photo#')).toEqual(kept.map((photo) => `photo#${photo}|photo`));
  expect(await keysOf('unsettled')).toEqual([]);
  if (!property) return 'none';
  return property.location === after.location ? 'after' : 'before';
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

type Store = ReturnType<typeof propertyStore>;

const living = () => storeDyingAt(Number.POSITIVE_INFINITY);

/** The hourly function's round. */
async function settleAll(): Promise<void> {
  for (const mark of await keysOf('unsettled')) await living().settle(mark.replace('unsettled|', ''));
}

/** Kills work on a property of its own at each of its steps. Nobody repeats anything; answers with what was left each time. */
async function killedAtEveryStep(
  work: (store: Store, id: string) => Promise<void>,
  first?: Property,
): Promise<string[]> {
  const outcomes: string[] = [];
  for (let step = 0; ; step++) {
    const id = `house${step}`;
    await makeReady(photos);
    if (first) await living().save({ ...first, id });
    const crashed = await work(storeDyingAt(step), id).then(
      () => false,
      (error: unknown) => {
        if (error instanceof Crash) return true;
        throw error;
      },
    );
    await settleAll();
    outcomes.push(await expectSettled(id, first?.rooms.flatMap((room) => room.photos) ?? []));
    if (!crashed) return outcomes;
    await living().remove(id);
  }
}

// The entries of each take more than one transaction.
const before = aProperty({ rooms: [aRoom({ photos: ['u-kept', 'u-dropped'] }), ...rooms(8)] });
const after = aProperty({
  location: 'Nathia Gali',
  rooms: [aRoom({ photos: ['u-kept', 'u-added'] }), ...rooms(5, { capacity: 3, beds: 2 })],
});

const keeping = { ...before, hotel: { ...before.hotel, name: 'Cedar' } };
const without = { ...before, rooms: [aRoom({ photos: ['u-kept'] })] };

describe('of two changes, one of which is stopped before any of its calls, a photo that is shown has its files', () => {
  test.each([
    ['the one that drops it', without, keeping],
    ['the one that keeps it', keeping, without],
  ])('when %s is stopped', async (_, slow, quick) => {
    const calls = await atEveryCall(async (call) => {
      const id = `house${call}`;
      await makeReady(photos);
      const store = living();
      await store.save({ ...before, id });
      const stopped = await pauseBefore(call, () => saved(store, { ...slow, id }));
      const outcomes = [await saved(store, { ...quick, id }), await stopped.finish()];
      expect(outcomes).toContain('saved');
      const { rooms: kept } = await store.change(id, (current) => current ?? before);
      expect(kept[0]?.photos.filter((photo) => !files.has(photo))).toEqual([]);
      await store.remove(id);
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

describe('a process killed at any step leaves, after the hourly round, nothing half done', () => {
  test('of creating', async () => {
    const outcomes = await killedAtEveryStep((store, id) => store.save({ ...before, id }));
    expect(new Set(outcomes)).toEqual(new Set(['none', 'before']));
    expect(outcomes.length).toBeGreaterThan(6);
  });

  test('of changing', async () => {
    const outcomes = await killedAtEveryStep((store, id) => store.save({ ...after, id }), before);
    expect(new Set(outcomes)).toEqual(new Set(['before', 'after']));
    expect(outcomes.length).toBeGreaterThan(8);
  });

  test('of removing', async () => {
    const outcomes = await killedAtEveryStep((store, id) => store.remove(id), before);
    expect(new Set(outcomes)).toEqual(new Set(['before', 'none']));
    expect(outcomes.length).toBeGreaterThan(8);
  });
});

test('what a slow writer has still to do is done by the hourly round, and does no harm when the writer goes on', async () => {
  const calls = await atEveryCall(async (call) => {
    const id = `slow${call}`;
    await makeReady(photos);
    await living().save({ ...before, id });
    const writer = await pauseBefore(call, () => living().save({ ...after, id }));
    await settleAll();
    await writer.finish();
    await settleAll();
    expect(await expectSettled(id, ['u-kept', 'u-dropped'])).toBe('after');
    await living().remove(id);
    return writer;
  });
  expect(calls).toBeGreaterThan(4);
});
