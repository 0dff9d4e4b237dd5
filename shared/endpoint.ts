import type * as z from 'zod/mini';
import type { ErrorCode } from './errorCatalogue.ts';
import type { Role } from './roles.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call: everybody, or whoever is logged in in a role. `own` names the path parameter that must be the caller's id. `staff` opens a
 * vendor's operation to the owner's staff too; a traveller has none.
 */
export type Auth = 'public' | { role: Role; own?: string; staff?: true };

type Schema = z.ZodMiniType;

/**
 * One operation of the API, the only statement of its address, payload, answer and errors.
 *
 * `params`, `query` and `body` parse what arrives (unknown fields are dropped, see `changes` for the others), `response`
 * parses what leaves, so a field that is not named here never leaves the API. `errors` are the codes that the operation itself may raise, if any;
 * `invalid_request`, `malformed_json`, `payload_too_large`, `internal`, `unavailable` and `timeout` are implied, `writes_rest` where something
 * is changed, and so are `not_signed_in`, `not_yours` and `not_for_staff` where `auth` asks for them. `cacheSeconds` is how long the edge may keep a successful answer
 * of a public GET to somebody who is not logged in. Where `html` is set the answer is a page, and `response` says what status it has:
 * `{ status, html }`. Where `calendar` is set the answer is an iCalendar file, and `response` its text; failures are as everywhere.
 */
export interface Endpoint {
  method: Method;
  path: `/${string}`;
  auth: Auth;
  summary: string;
  /** A POST that changes nothing: its question stands in a body because of its length, or so that no log has it. */
  onlyReads?: true;
  params?: Schema;
  query?: z.ZodMiniObject;
  body?: Schema;
  /** Of a success; 200 where it is left out. */
  status?: 200 | 201;
  response: Schema;
  errors?: readonly ErrorCode[];
  cacheSeconds?: number;
  html?: true;
  calendar?: true;
}

/** Declares an operation and keeps its exact types for handlers and clients. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/**
 * Whether an operation changes something: every method but GET does, save where it is marked `onlyReads`. Such an operation
 * refuses an unknown query name, an empty query value, and a body where it states none.
 */
export function changes({ method, onlyReads }: Endpoint): boolean {
  return method !== 'GET' && onlyReads === undefined;
}

type Parts<E> = Pick<E, Extract<keyof E, 'params' | 'query' | 'body'>>;

/** Input of a handler: the parsed parts that the endpoint declares. */
export type Input<E extends Endpoint> = {
  [K in keyof Parts<E>]: Parts<E>[K] extends Schema ? z.output<Parts<E>[K]> : never;
};

/** Request of a client: the parts before they are parsed, so defaults may be left out. */
export type Request<E extends Endpoint> = {
  [K in keyof Parts<E>]: Parts<E>[K] extends Schema ? z.input<Parts<E>[K]> : never;
};

/** Value that a handler returns. */
export type Reply<E extends Endpoint> = z.input<E['response']>;

/** Answer that a client reads. */
export type Answer<E extends Endpoint> = z.output<E['response']>;

/** The codes of every operation that changes something. */
const ofChanges = ['invalid_request', 'malformed_json', 'writes_rest'] as const;

/** The codes of reading what a question states. */
function ofParts({ params, query, body }: Endpoint): ErrorCode[] {
  if (body) return ['invalid_request', 'malformed_json'];
  return (params ?? query) ? ['invalid_request'] : [];
}

/** The codes of an endpoint: those of reading a request, those of whoever may call, and its own. */
export function errorsOf(endpoint: Endpoint): ErrorCode[] {
  const { auth, errors = [] } = endpoint;
  return [
    // Whoever sends a body where none is read is told when it is too large.
    'payload_too_large',
    // Where the stage lets nobody past its distribution.
    'not_through_site',
    ...(changes(endpoint) ? ofChanges : ofParts(endpoint)),
    ...(auth === 'public' ? [] : (['not_signed_in'] as const)),
    ...(auth !== 'public' && auth.own !== undefined ? (['not_yours'] as const) : []),
    ...(auth !== 'public' && auth.role === 'vendor' && !auth.staff ? (['not_for_staff'] as const) : []),
    ...errors,
  ];
}
