import { beforeAll, expect, test } from 'vitest';
import { photoRemoval } from '../../functions/photos/photoBucket.ts';
import { propertyLookup } from '../../functions/properties/propertyLookup.ts';
import { port } from '../../functions/runtime/port.ts';
import { openTable } from '../../functions/runtime/table.ts';
import { transact } from '../../functions/runtime/transact.ts';
import { asRoleOf } from '../support/permissions.ts';
import { freshTables } from '../support/tables.ts';

beforeAll(async () => {
  await freshTables();
});

const only = (action: 'PutItem' | 'ConditionCheckItem') => ({
  properties: port('properties', [action], () => ({})),
});

const key = { pk: 'pine', sk: 'pine' };

/** A transaction that asks for two permissions. */
function putOneCheckOther() {
  const table = openTable('properties');
  return transact(table, [
    { Put: { TableName: table.name, Item: key } },
    {
      ConditionCheck: {
        TableName: table.name,
        Key: { ...key, sk: 'other' },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
  ]);
}

test.each(['PutItem', 'ConditionCheckItem'] as const)(
  'who may do %s alone cannot carry out a transaction that does more',
  async (action) => {
    await expect(asRoleOf(only(action), putOneCheckOther)).rejects.toThrow('No port declares it: properties');
  },
);

test('who may do all that it does can', async () => {
  const ports = { ...only('PutItem'), checks: only('ConditionCheckItem').properties };
  expect(await asRoleOf(ports, putOneCheckOther)).toEqual([]);
});

test('a permission on one table is none on another, nor on photos', async () => {
  const ports = { vendors: port('vendors', ['GetItem'], () => ({})) };
  await expect(asRoleOf(ports, () => propertyLookup.open().find('pine'))).rejects.toThrow(
    'properties dynamodb:GetItem',
  );
  process.env.PHOTO_BUCKET = 'photos';
  const removal = asRoleOf(ports, () => photoRemoval.open().remove(['u-pine']));
  await expect(removal).rejects.toThrow('servedPhotos s3:DeleteObject');
});
