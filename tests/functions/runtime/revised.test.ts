import { beforeAll, expect, test } from 'vitest';
import { readItem } from '../../../functions/runtime/read.ts';
import { putRevised, revised } from '../../../functions/runtime/revised.ts';
import type { Table } from '../../../functions/runtime/table.ts';
import { transact } from '../../../functions/runtime/transact.ts';
import { freshTables } from '../../support/tables.ts';

interface Item {
  word: string;
  revision: number;
}

const key = (pk: string) => ({ pk, sk: 'item' });

let table: Table;

beforeAll(async () => {
  table = (await freshTables()).users;
});

const read = (pk: string) => readItem<Item>(table, key(pk));

test('an item begins with revision 1, and each change of what was read counts one more', async () => {
  await putRevised(table, undefined, { ...key('counted'), word: 'first' });
  await putRevised(table, await read('counted'), { ...key('counted'), word: 'second' });
  expect(await read('counted')).toMatchObject({ word: 'second', revision: 2 });
});

test('two that read one revision do not both write', async () => {
  await putRevised(table, undefined, { ...key('raced'), word: 'first' });
  const before = await read('raced');
  await putRevised(table, before, { ...key('raced'), word: 'second' });
  await expect(putRevised(table, before, { ...key('raced'), word: 'third' })).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(await read('raced')).toMatchObject({ word: 'second' });
});

test('an item that was not there when it was read is not overwritten', async () => {
  await putRevised(table, undefined, { ...key('new'), word: 'first' });
  await expect(putRevised(table, undefined, { ...key('new'), word: 'second' })).rejects.toMatchObject({
    code: 'conflict',
  });
});

test('a transaction stops at an item that was changed since it was read', async () => {
  await putRevised(table, undefined, { ...key('moved'), word: 'first' });
  const before = await read('moved');
  await putRevised(table, before, { ...key('moved'), word: 'second' });
  const other = { Put: { TableName: table.name, Item: key('other') } };
  expect(await transact(table, [other, revised(table.name, before, { ...key('moved'), word: 'third' })])).toEqual([1]);
  expect(await read('other')).toBeUndefined();
});
