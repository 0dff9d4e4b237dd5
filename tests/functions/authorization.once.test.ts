import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { api, type Operation } from '../../shared/api.ts';
import type { Endpoint } from '../../shared/endpoint.ts';
import type { Role } from '../../shared/roles.ts';
import { ask, goodPassword, openAccounts, profileStatus, type SignedUp, signUp, step } from '../support/accounts.ts';
import { objectStore } from '../support/objectStore.ts';
import { type Identity, identities, mayCall, travellers } from '../support/permissionsOfPeople.ts';
import { callsAreSigned } from '../support/secretsManager.ts';

let people: Record<'travellerA' | 'travellerB' | 'vendorA' | 'vendorB', SignedUp>;
/** Tokens of A's sessions that have ended; A has others. */
let ended: string[];

beforeAll(async () => {
  await openAccounts();
  // No call gets as far as the bucket: the properties that the paths name do not exist.
  process.env.PHOTO_BUCKET = 'photos';
  process.env.PAGE_RENDERERS = 'nowhere';
  const signups = [signUp('user'), signUp('user'), signUp('vendor'), signUp('vendor')] as const;
  const [travellerA, travellerB, vendorA, vendorB] = await Promise.all(signups);
  people = { travellerA, travellerB, vendorA, vendorB };
  ended = await Promise.all([endedSession('user', travellerA), endedSession('vendor', vendorA)]);
});

test('every operation is listed, and nothing else', () => {
  expect(Object.keys(mayCall).sort()).toEqual(Object.keys(api).sort());
});

/** One session more of somebody who has one already. */
async function newSession(role: Role, { email }: SignedUp): Promise<string> {
  return (await step(role, 'login', { body: { email, password: goodPassword } })).body.data.token;
}

async function endedSession(role: Role, person: SignedUp): Promise<string> {
  const token = await newSession(role, person);
  expect((await step(role, 'logout', { token })).status).toBe(200);
  return token;
}

/** Operations that end the session which calls, so that who may call them does it with a session of its own. */
const endsSession: readonly Operation[] = ['userLogout', 'vendorLogout'];

/** The tokens that each identity tries: for those that are nobody, several ways to be that. */
async function tokensOf(identity: Identity, operation: Operation): Promise<(string | undefined)[]> {
  if (identity === 'nobody') return [undefined, '', 'null', 'undefined'];
  if (identity === 'endedSession') return ended;
  if (identity === 'forgedToken') {
    return [...forgeries(people.travellerA, 'u', 'v'), ...forgeries(people.vendorA, 'v', 'u')];
  }
  const role = travellers.includes(identity) ? 'user' : 'vendor';
  const ends = endsSession.includes(operation) && mayCall[operation].includes(identity);
  return [ends ? await newSession(role, people[identity]) : people[identity].token];
}

function forgeries({ id, token }: SignedUp, prefix: string, other: string): string[] {
  const secret = token.split('.')[2] ?? '';
  return [
    `${prefix}.${id}.${randomBytes(32).toString('base64url')}`,
    `${prefix}.${id}.${secret.slice(0, -1)}${secret.endsWith('A') ? 'E' : 'A'}`,
    `${prefix}.${id}.${secret.toLowerCase()}`,
    `${other}.${id}.${secret}`,
    `${prefix}.${id}.`,
    `${prefix}.profile.${secret}`,
    id,
    `${token} ${token}`,
    token.slice(0, -1),
  ];
}

const operations = Object.keys(api) as Operation[];

describe.each(operations)('%s', (operation) => {
  const endpoint: Endpoint = api[operation];

  function idsOfA(): Record<string, string> {
    const { travellerA, vendorA } = people;
    const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    return Object.fromEntries(
      names.map((name) => [name, endpoint.path.startsWith('/user/') ? travellerA.id : vendorA.id]),
    );
  }

  test.each(identities)(`%s`, async (identity) => {
    // Pages of rooms are made from what lies in the bucket; here no site has been put up.
    callsAreSigned();
    await objectStore({});
    for (const token of await tokensOf(identity, operation)) {
      const { status, body } = await ask(operation, { params: idsOfA(), token, body: {} });
      const refused = status === 401 || status === 403;
      expect(status, JSON.stringify(body)).toBeLessThan(500);
      expect(refused, `${status} ${JSON.stringify(body)}`).toBe(!mayCall[operation].includes(identity));
      if (refused) expect(Object.keys(body).sort()).toEqual(['code', 'message']);
    }
  });
});

test('what belongs to another account of the role is refused as such, whatever else is wrong', async () => {
  const { travellerA, travellerB } = people;
  const request = { params: { userId: travellerA.id }, token: travellerB.token, body: { DateOfBirth: 5 } };
  const { status, body } = await ask('updateUserInfo', request);
  expect([status, body.code]).toEqual([403, 'not_yours']);
});

test('who asks is found out before the request is read', async () => {
  const { status } = await ask('updateUserInfo', { params: { userId: '..' }, body: '{' });
  expect(status).toBe(401);
});

test('nobody has lost a session by what was tried', async () => {
  const { travellerA, travellerB, vendorA, vendorB } = people;
  const tried = [profileStatus('user', travellerA), profileStatus('user', travellerB)];
  expect(await Promise.all([...tried, profileStatus('vendor', vendorA), profileStatus('vendor', vendorB)])).toEqual([
    200, 200, 200, 200,
  ]);
});
