import { expect, test } from 'vitest';
import { ask } from '../../support/accounts.ts';
import { valuesIn, writeMetrics } from '../../support/metricLines.ts';
import { openOwners } from '../../support/owners.ts';
import { propertyForm } from '../../support/vendorDesk.ts';

const owners = openOwners();

test('a listing counts once, however often its form is sent', async () => {
  const lines = writeMetrics('createProperty', 'properties');
  const form = propertyForm();
  for (const _ of ['sent', 'sent again']) await owners.create(form, 'one-and-the-same-key');
  expect(valuesIn(lines)).toEqual({ listings: [1] });
});

test('a change of a listing is none, and one that is refused neither', async () => {
  const { _id, revision } = (await owners.create()).body.data;
  const lines = writeMetrics('updateProperty', 'properties');
  const form = { ...propertyForm(), Location: 'Naran' };
  expect((await owners.update(_id, { ...form, vendorId: owners.vendor.id, revision })).status).toBe(200);
  expect((await ask('createProperty', { token: owners.vendor.token, body: {} })).status).toBe(400);
  expect(valuesIn(lines)).toEqual({});
});
