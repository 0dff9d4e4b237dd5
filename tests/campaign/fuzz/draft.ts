import type { OutgoingHttpHeaders } from 'node:http';
import { roles } from '../../../shared/roles.ts';
import { filled } from '../client/api.ts';
import type { WireRequest } from '../client/http.ts';
import { type DocumentedOperation, documented, schemas } from '../document/operations.ts';
import type { Random } from '../random.ts';
import type { Pools } from './pools.ts';
import { soundValue } from './soundValues.ts';
import type { ValueSource } from './valueSource.ts';

/** A request while it is made. */
export interface Draft {
  operation: DocumentedOperation;
  method: string;
  /** With its variables filled in and encoded. */
  path: string;
  /** Names and values as they stand in the address, encoded; a name may come twice. */
  query: [name: string, value: string][];
  headers: OutgoingHttpHeaders;
  /** It is sent as JSON, unless `raw` takes its place. */
  body: unknown;
  raw?: string | Buffer;
  /** The address is no more that of the operation, or need not be. */
  astray?: boolean;
}

/** Operations by how often they are asked: what writes most, and least what hashes a password, which takes very long. */
const dealt = documented.flatMap((operation) => Array.from({ length: timesOf(operation) }, () => operation));

function timesOf({ name, method }: DocumentedOperation): number {
  if (/Login|Signup|reset/i.test(name)) return 1;
  return method === 'PUT' || name === 'createProperty' ? 12 : 6;
}

/** A request to one of the operations that is sound by the document. */
export function soundDraft(random: Random, pools: Pools, unique: string): Draft {
  const operation = random.pick(dealt);
  const token = tokenFor(operation, random, pools);
  const self = token?.split('.')[1];
  const making: ValueSource = { random, pools, schemas, unique, self, place: 'path' };
  const values = (place: 'path' | 'query') =>
    operation.parameters
      .filter((each) => each.in === place && (each.required || random.chance(0.6)))
      .map(({ name, schema }): [string, string] => [name, String(soundValue(schema, name, { ...making, place }))]);
  const { body } = operation;
  return {
    operation,
    method: operation.method,
    path: filled(operation.path, Object.fromEntries(values('path'))),
    query: values('query').map(([name, value]) => [encodeURIComponent(name), encoded(value)]),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    body: body && soundValue(body, '', { ...making, place: 'body' }),
  };
}

/** Also halves of surrogate pairs, which have no encoding of their own. */
export function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** Mostly of the role that may ask, sometimes of the other, and sometimes none. */
function tokenFor(operation: DocumentedOperation, random: Random, pools: Pools): string | undefined {
  const asked = operation.role ?? random.pick(roles);
  const role = random.chance(0.1) ? random.pick(roles) : asked;
  if (random.chance(0.1)) return undefined;
  // A session that is in use is not to end.
  return operation.name.endsWith('Logout') ? pools.take(`spare ${role}`) : pools.pick(`token ${role}`, random);
}

/** Whether an operation that changes something is sent what it does not state: it then refuses, whatever else is right. */
export function isBeyondContract({ operation, query, body, raw }: Draft): boolean {
  if (!operation.changes) return false;
  const names = operation.parameters.flatMap((each) => (each.in === 'query' ? [each.name] : []));
  const stray = query.some(([name, value]) => value === '' || !names.includes(name));
  const sent = raw ?? (body === undefined ? '' : JSON.stringify(body));
  return stray || (operation.body === undefined && !/^\s*(?:\{\s*\}|\[\s*\]|null)?\s*$/.test(String(sent)));
}

/** The request as it goes out. */
export function wireOf({ method, path, query, headers, body, raw }: Draft): WireRequest {
  const search = query.map(([name, value]) => `${name}=${value}`).join('&');
  return {
    method,
    path: `/api${path}${search && `?${search}`}`,
    headers,
    body: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
  };
}
