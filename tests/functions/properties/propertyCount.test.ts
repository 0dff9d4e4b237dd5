import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { propertyLimits } from '../../../shared/rules/property.ts';
import { openOwners } from '../../support/owners.ts';
import { propertyForm } from '../../support/vendorDesk.ts';

const owners = openOwners();

async function allow(vendorId: string, allowed: number): Promise<void> {
  const { client, name } = owners.desk.tables.properties;
  await client.send(
    new UpdateCommand({
      TableName: name,
      Key: { pk: `account#${vendorId}`, sk: 'properties' },
      UpdateExpression: 'SET allowed = :allowed',
      ExpressionAttributeValues: { ':allowed': allowed },
    }),
  );
}

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);

test('nobody fills every list: an account has so many properties, and no more at one moment either', async () => {
  await allow(owners.vendor.id, 2);
  await owners.create();
  const answers = await Promise.all([owners.create(), owners.create(), owners.create()]);
  expect(statuses(answers).sort()).toEqual([201, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('too_many_properties');
  expect(await owners.listed()).toHaveLength(2);
});

test('a property that was taken down makes room for another, once', async () => {
  await allow(owners.vendor.id, 1);
  const { _id } = (await owners.create()).body.data;
  expect((await owners.create()).status).toBe(409);
  await Promise.all([owners.remove(_id), owners.remove(_id)]);
  expect(statuses([await owners.create(), await owners.create()])).toEqual([201, 409]);
});

test('an operator can allow an account more than the usual', async () => {
  await allow(owners.vendor.id, propertyLimits.anAccount + 1);
  for (let count = 0; count < 3; count++) expect((await owners.create(propertyForm())).status).toBe(201);
});
