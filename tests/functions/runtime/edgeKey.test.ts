import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { implement } from '../../../functions/runtime/implement.ts';
import { endpoint } from '../../../shared/endpoint.ts';
import { setForTest } from '../../support/accounts.ts';
import { call } from '../../support/call.ts';
import { callsAreSigned, manager } from '../../support/secretsManager.ts';
import { passTime } from '../../support/time.ts';

/** Answers with the address that it counts a caller by. */
const where = endpoint({
  method: 'GET',
  path: '/where',
  auth: 'public',
  summary: 'The address of the caller.',
  status: 200,
  response: z.object({ address: z.string() }),
  errors: [],
});

const nothing = { resource: 'users', actions: [], open: () => ({}) } as const;

const opened = () => implement(where, { nothing }, async ({ client }) => ({ address: client.address }));

const viewer = { 'cloudfront-viewer-address': '203.0.113.9:4711' };
const withKey = (key: string) => ({ headers: { ...viewer, 'x-sarai-edge': key }, from: '198.51.100.4' });

beforeEach(callsAreSigned);

describe('a stage with a distribution', () => {
  beforeEach(() => setForTest('EDGE_SECRET', 'arn:aws:secretsmanager:ap-south-1:1:secret:edge-x'));

  test('believes the address that comes with the key of the distribution, and no other', async () => {
    await manager({ AWSCURRENT: 'key' });
    const handler = opened();
    const address = async (key: string) => (await call(handler, withKey(key))).body.address;
    expect([await address('key'), await address('guess')]).toEqual(['203.0.113.9', '198.51.100.4']);
    const without = await call(handler, { headers: viewer, from: '198.51.100.4' });
    expect(without.body.address).toBe('198.51.100.4');
  });

  test('answers calls past the distribution where it does not say otherwise', async () => {
    expect((await call(opened(), { from: '198.51.100.4' })).status).toBe(200);
  });

  test('refuses calls past the distribution where it says so', async () => {
    await manager({ AWSCURRENT: 'key' });
    setForTest('EDGE_ONLY', 'true');
    const handler = opened();
    for (const headers of [{}, { 'x-sarai-edge': 'guess' }] as Record<string, string>[]) {
      const { status, body } = await call(handler, { headers });
      expect([status, body.code]).toEqual([403, 'not_through_site']);
    }
    expect((await call(handler, withKey('key'))).status).toBe(200);
  });

  test('believes the key before the last rotation too, until the distribution has the new one', async () => {
    await manager({ AWSCURRENT: 'new', AWSPREVIOUS: 'old' });
    const handler = opened();
    for (const key of ['new', 'old']) expect((await call(handler, withKey(key))).body.address).toBe('203.0.113.9');
  });

  test('finds a new key a minute after a rotation, and asks for guesses no more often', async () => {
    const held = await manager({ AWSCURRENT: 'key' });
    const handler = opened();
    await call(handler, withKey('key'));
    held.versions = { AWSCURRENT: 'newer', AWSPREVIOUS: 'key' };
    for (let guess = 0; guess < 5; guess++) await call(handler, withKey('newer'));
    expect(held.asked).toHaveLength(2);
    passTime(61);
    expect((await call(handler, withKey('newer'))).body.address).toBe('203.0.113.9');
    expect(held.asked).toHaveLength(4);
  });
});

test('a key that was read stays good where it cannot be read anew', async () => {
  setForTest('EDGE_SECRET', 'arn:aws:secretsmanager:ap-south-1:1:secret:edge-x');
  const held = await manager({ AWSCURRENT: 'key' });
  const handler = opened();
  await call(handler, withKey('key'));
  held.broken = [500, 'InternalServiceError'];
  passTime(3601);
  expect((await call(handler, withKey('key'))).body.address).toBe('203.0.113.9');
});

test('without a distribution, as on one machine, nothing is asked and nobody is refused', async () => {
  const held = await manager({ AWSCURRENT: 'key' });
  const { status, body } = await call(opened(), withKey('key'));
  expect([status, body.address, held.asked]).toEqual([200, '198.51.100.4', []]);
});
