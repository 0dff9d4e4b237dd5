import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api, type Operation } from '../../shared/api.ts';
import type { Endpoint } from '../../shared/endpoint.ts';
import { ask, type Inbox, openAccounts, type SignedUp, signUp, step } from '../support/accounts.ts';

const identities = ['nobody', 'travellerA', 'travellerB', 'vendorA', 'vendorB', 'endedSession', 'forgedToken'] as const;

type Identity = (typeof identities)[number];

const everybody: readonly Identity[] = identities;
const travellers: readonly Identity[] = ['travellerA', 'travellerB'];
const vendors: readonly Identity[] = ['vendorA', 'vendorB'];

/** Who may call what, where every id in a path is that of A. An operation that is not listed does not compile. */
const mayCall: Record<Operation, readonly Identity[]> = {
  searchRooms: everybody,
  browseRooms: everybody,
  listFeaturedRooms: everybody,
  getRoomDetails: everybody,
  getHealth: everybody,
  userSignup: everybody,
  userLogin: everybody,
  userLogout: travellers,
  getUserProfile: ['travellerA'],
  updateUserInfo: ['travellerA'],
  sendUserOtp: everybody,
  verifyUserOtp: everybody,
  resendUserOtp: everybody,
  resetUserPassword: everybody,
  vendorSignup: everybody,
  vendorLogin: everybody,
  vendorLogout: vendors,
  getVendorProfile: ['vendorA'],
  updateVendorInfo: ['vendorA'],
  sendVendorOtp: everybody,
  verifyVendorOtp: everybody,
  resendVendorOtp: everybody,
  resetVendorPassword: everybody,
  authorizePhotoUpload: vendors,
  getPhotoUpload: vendors,
  createProperty: vendors,
  listVendorProperties: ['vendorA'],
  getVendorProperty: vendors,
  updateProperty: vendors,
  deleteProperty: vendors,
  setRoomAvailability: vendors,
  getVendorFigures: ['vendorA'],
};

let inbox: Inbox;
beforeAll(async () => {
  ({ inbox } = await openAccounts());
  // No call gets as far as the bucket: the properties that the paths name do not exist.
  process.env.PHOTO_BUCKET = 'photos';
});
afterAll(() => inbox.close());

test('every operation is listed, and nothing else', () => {
  expect(Object.keys(mayCall).sort()).toEqual(Object.keys(api).sort());
});

/** Fresh people for each operation and way to be nobody: some operations end the session that calls. */
async function people() {
  const [travellerA, travellerB, vendorA, vendorB] = await Promise.all([
    signUp('user'),
    signUp('user'),
    signUp('vendor'),
    signUp('vendor'),
  ]);
  return { travellerA, travellerB, vendorA, vendorB };
}

type People = Awaited<ReturnType<typeof people>>;

/** The tokens that each identity tries: for the last two, several ways to be nobody. */
async function tokensOf(identity: Identity, all: People): Promise<(string | undefined)[]> {
  if (identity === 'nobody') return [undefined, '', 'null', 'undefined'];
  if (identity === 'forgedToken') return [...forgeries(all.travellerA, 'u', 'v'), ...forgeries(all.vendorA, 'v', 'u')];
  if (identity !== 'endedSession') return [all[identity].token];
  await step('user', 'logout', { token: all.travellerA.token });
  await step('vendor', 'logout', { token: all.vendorA.token });
  return [all.travellerA.token, all.vendorA.token];
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

  function idsOf({ travellerA, vendorA }: People): Record<string, string> {
    const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    return Object.fromEntries(
      names.map((name) => [name, endpoint.path.startsWith('/user/') ? travellerA.id : vendorA.id]),
    );
  }

  test.each(identities)(`%s`, async (identity) => {
    const all = await people();
    for (const token of await tokensOf(identity, all)) {
      const { status, body } = await ask(operation, { params: idsOf(all), token, body: {} });
      const refused = status === 401 || status === 403;
      expect(status, JSON.stringify(body)).toBeLessThan(500);
      expect(refused, `${status} ${JSON.stringify(body)}`).toBe(!mayCall[operation].includes(identity));
      if (refused) expect(Object.keys(body).sort()).toEqual(['code', 'message']);
    }
  });
});

test('what belongs to another account of the role is refused as such, whatever else is wrong', async () => {
  const { travellerA, travellerB } = await people();
  const request = { params: { userId: travellerA.id }, token: travellerB.token, body: { DateOfBirth: 5 } };
  const { status, body } = await ask('updateUserInfo', request);
  expect([status, body.code]).toEqual([403, 'not_yours']);
});

test('who asks is found out before the request is read', async () => {
  const { status } = await ask('updateUserInfo', { params: { userId: '..' }, body: '{' });
  expect(status).toBe(401);
});
