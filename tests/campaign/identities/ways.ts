import { randomBytes } from 'node:crypto';
import type { Endpoint } from '../../../shared/endpoint.ts';
import type { Role } from '../../../shared/roles.ts';
import type { ApiRequest } from '../client/api.ts';
import type { Cast } from './cast.ts';

/** A way to be somebody else, made for one role: what a request that is aimed at A is sent with. */
export interface Way {
  name: string;
  /** Whom it makes of the caller at best: nobody, who gets 401 everywhere, B, who may do as B, or who helps A and may not do this. */
  as: 'nobody' | 'b' | 'helper';
  /** The operations with which it is tried, where these are not all. */
  on?(endpoint: Endpoint): boolean;
  with(cast: Cast, role: Role): ApiRequest;
}

const bearer = (value: string): ApiRequest => ({ headers: { authorization: value } });
const token = (value: string): ApiRequest => bearer(`Bearer ${value}`);

const prefix = { user: 'u', vendor: 'v' } as const;
const other = { user: 'vendor', vendor: 'user' } as const satisfies Record<Role, Role>;
const secretOf = (text: string) => text.split('.')[2] ?? '';
const changed = (text: string, at: number) =>
  `${text.slice(0, at)}${text[at] === 'x' ? 'y' : 'x'}${text.slice(at + 1)}`;

const nobodys: readonly [string, Way['with']][] = [
  ['no token', () => ({})],
  ['an empty header', () => bearer('')],
  ['a scheme without a token', () => bearer('Bearer ')],
  ['undefined', () => token('undefined')],
  ['garbage', () => token(randomBytes(40).toString('base64url'))],
  ['a forged token', ({ a }, role) => token(`${prefix[role]}.${a[role].id}.${randomBytes(32).toString('base64url')}`)],
  ['an ended session', ({ spent }, role) => token(spent[role].ended)],
  ['an expired session', ({ spent }, role) => token(spent[role].expired)],
  ['a session from before a reset', ({ spent }, role) => token(spent[role].beforeReset)],
  ["A's token of the other role", ({ a }, role) => token(a[other[role]].token)],
  ["A's token under the other role's sign", ({ a }, role) => token(changed(a[other[role]].token, 0))],
  [
    "A's token with the role's sign exchanged",
    ({ a }, role) => token(`${prefix[role]}${a[other[role]].token.slice(1)}`),
  ],
  ["A's token in lower case", ({ a }, role) => token(a[role].token.toLowerCase())],
  ["A's token in upper case", ({ a }, role) => token(a[role].token.toUpperCase())],
  ["A's token with its last letter changed", ({ a }, role) => token(changed(a[role].token, a[role].token.length - 1))],
  ["A's token with a letter within changed", ({ a }, role) => token(changed(a[role].token, 40))],
  ["A's token without its last letter", ({ a }, role) => token(a[role].token.slice(0, -1))],
  ["A's token and a letter", ({ a }, role) => token(`${a[role].token}x`)],
  ["A's id with B's secret", ({ a, b }, role) => token(`${prefix[role]}.${a[role].id}.${secretOf(b[role].token)}`)],
  ["B's id with A's secret", ({ a, b }, role) => token(`${prefix[role]}.${b[role].id}.${secretOf(a[role].token)}`)],
  ["A's token without its scheme", ({ a }, role) => bearer(a[role].token)],
  ["A's token under another scheme", ({ a }, role) => bearer(`Token ${a[role].token}`)],
  [
    "A's address and password",
    ({ a }, role) => bearer(`Basic ${Buffer.from(`${a[role].email}:${a[role].password}`).toString('base64')}`),
  ],
  [
    "A's token in a cookie",
    ({ a }, role) => ({ headers: { cookie: `token=${a[role].token}; session=${a[role].token}` } }),
  ],
  ["A's token in the address", ({ a }, role) => ({ query: { access_token: a[role].token, token: a[role].token } })],
  [
    "A's token in headers of others",
    ({ a }, role) => ({
      headers: {
        'x-authorization': `Bearer ${a[role].token}`,
        'x-amz-security-token': a[role].token,
        'x-api-key': a[role].token,
      },
    }),
  ],
  [
    "B's token and a forged one, in two headers",
    ({ a, b }, role) => ({
      headers: { authorization: [`Bearer ${b[role].token}`, `Bearer ${prefix[role]}.${a[role].id}.${'A'.repeat(43)}`] },
    }),
  ],
];

const spoofs = (id: string) => ({
  'x-user-id': id,
  'x-vendor-id': id,
  'x-account-id': id,
  'x-forwarded-user': id,
  'x-amzn-oidc-identity': id,
});

const bs: readonly [string, Way['with']][] = [
  ["B's token", ({ b }, role) => token(b[role].token)],
  ["B's token under a scheme in lower case", ({ b }, role) => bearer(`bearer ${b[role].token}`)],
  [
    "B's token and A's id in headers",
    ({ a, b }, role) => ({ headers: { authorization: `Bearer ${b[role].token}`, ...spoofs(a[role].id) } }),
  ],
  [
    "B's token and A's id in the query",
    ({ a, b }, role) => ({
      ...token(b[role].token),
      query: { vendorId: a.vendor.id, userId: a.user.id, id: a[role].id },
    }),
  ],
  [
    "B's token and another method in a header",
    ({ b }, role) => ({ headers: { authorization: `Bearer ${b[role].token}`, 'x-http-method-override': 'GET' } }),
  ],
];

const made = (as: Way['as'], all: readonly [string, Way['with']][]): Way[] =>
  all.map(([name, way]) => ({ name, as, with: way }));

const isForHelpers = ({ auth }: Endpoint) => auth !== 'public' && auth.role === 'vendor' && auth.staff === true;
const isForOwners = ({ auth }: Endpoint) => auth !== 'public' && auth.role === 'vendor' && !auth.staff;

const helpers: readonly Way[] = [
  { name: "the token of B's helper", as: 'b', on: isForHelpers, with: ({ helpers }) => token(helpers.b.token) },
  { name: "the token of A's helper", as: 'helper', on: isForOwners, with: ({ helpers }) => token(helpers.a.token) },
];

/** Every way there is; each is tried with every operation that it is for. */
export const ways: readonly Way[] = [...made('nobody', nobodys), ...made('b', bs), ...helpers];
