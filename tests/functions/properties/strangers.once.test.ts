import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits, localLimits } from '../../../infra/stages/limits.ts';
import { ask, openAccount, type SignedUp } from '../../support/accounts.ts';
import { openOwners } from '../../support/owners.ts';
import { propertyForm } from '../../support/vendorDesk.ts';
import { intoWindow, newAddress } from '../../support/windows.ts';
import { doneWork } from '../../support/work.ts';

const owners = openOwners();
const most = 20;

beforeAll(() => {
  const reports = { ...limits.reports, account: { ...limits.reports.account, max: most } };
  const { properties, sameReports } = limits;
  process.env.LIMITS = JSON.stringify({ ...localLimits, properties, reports, sameReports });
});

beforeEach(intoWindow);

describe('reports of a listing', () => {
  let propertyId: string;

  beforeEach(async () => {
    propertyId = (await owners.create()).body.data._id;
  });

  const report = async (from: string, of = propertyId, headers: Record<string, string> = {}) => {
    const request = { params: { propertyId: of }, body: { reason: 'other' }, from, headers };
    const { status, body } = await ask('reportProperty', request);
    return status === 201 ? 'taken' : body;
  };

  async function usedUp(from: string): Promise<void> {
    for (let count = 0; count < limits.sameReports.address.max; count++) expect(await report(from)).toBe('taken');
    expect(await report(from)).toMatchObject({ code: 'work_needed' });
  }

  test('are used up by one address for itself alone, and for that listing alone', async () => {
    const attacker = newAddress();
    await usedUp(attacker);
    expect(await report(newAddress())).toBe('taken');
    const other = (await owners.create()).body.data._id;
    expect(await report(attacker, other)).toBe('taken');
  });

  test('go on from an address that many share, with work for each', async () => {
    const shared = newAddress();
    await usedUp(shared);
    const { challenge } = await report(shared);
    expect(await report(shared, propertyId, doneWork(challenge))).toBe('taken');
  });

  test('go on with one work where the address has used up all of its reports too', async () => {
    const shared = newAddress();
    await usedUp(shared);
    for (let left = limits.reports.address.max; left > 0; left -= 5) {
      const other = (await owners.create()).body.data._id;
      for (let count = 0; count < 5; count++) await report(shared, other);
    }
    const { challenge } = await report(shared);
    expect(await report(shared, propertyId, doneWork(challenge))).toBe('taken');
  });

  test('are bounded in all, so that they fill no table', async () => {
    for (let count = 0; count < most; count++) expect(await report(newAddress())).toBe('taken');
    expect(await report(newAddress())).toMatchObject({ code: 'too_many_attempts' });
  });
});

describe('new listings', () => {
  const list = (vendor: SignedUp, from: string, headers: Record<string, string> = {}) =>
    ask('createProperty', {
      token: vendor.token,
      body: { ...propertyForm(), vendorId: vendor.id },
      from,
      headers,
    });

  /** An address from which so many accounts have listed as one may. */
  async function fullAddress(): Promise<string> {
    const from = newAddress();
    for (let left = limits.properties.address.max; left > 0; left -= 5) {
      const vendor = await openAccount('vendor');
      for (let count = 0; count < 5; count++) expect((await list(vendor, from)).status).toBe(201);
    }
    return from;
  }

  test('are counted by network address, whatever account lists', async () => {
    const from = await fullAddress();
    const { status, body } = await list(await openAccount('vendor'), from);
    expect([status, body.code]).toEqual([429, 'work_needed']);
    expect((await list(await openAccount('vendor'), newAddress())).status).toBe(201);
    const worked = await list(await openAccount('vendor'), from, doneWork(body.challenge));
    expect(worked.status).toBe(201);
  });

  test('pass where the owner has confirmed the email and is older than a day', async () => {
    const from = await fullAddress();
    const { client, name: TableName } = owners.desk.tables.vendors;
    await client.send(
      new UpdateCommand({
        TableName,
        Key: { pk: `user#${owners.vendor.id}`, sk: 'profile' },
        UpdateExpression: 'SET emailConfirmedAt = :then, signedUpAt = :then',
        ExpressionAttributeValues: { ':then': new Date(Date.now() - 48 * 3_600_000).toISOString() },
      }),
    );
    expect((await list(owners.vendor, from)).status).toBe(201);
  });
});
