import { afterEach, expect, vi } from 'vitest';
import type { AnswerCode } from '../../../shared/answers.ts';
import { api, type Operation } from '../../../shared/api.ts';
import { type Endpoint, errorsOf } from '../../../shared/endpoint.ts';
import { type ErrorCode, errorCatalogue } from '../../../shared/errorCatalogue.ts';
import type { FixedTerms } from '../../../shared/rules/advanceTerms.ts';
import type { FieldIssue } from '../../../shared/rules/issues.ts';
import type { Quote } from '../../../shared/rules/quote.ts';
import { type WorkChallenge, workHeader } from '../../../shared/work.ts';
import type { AnswerOf, RequestOf } from '../../../web/src/api/types.ts';

/** A request as it arrived, before the contract reads it. */
export interface ArrivedRequest {
  params: Record<string, string>;
  query: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at the fields of an operation's body by name
  body: any;
  token: string | undefined;
  /** The work that the call brings. */
  work: string | undefined;
}

/** A success as the API answers it. */
export function ok<const C extends AnswerCode, D>(code: C, data: D) {
  return { code, message: '', data };
}

/** A page of a list, and the cursor of the next one. */
export function listed<const C extends AnswerCode, T>(code: C, data: T[], nextCursor?: string) {
  return { code, message: '', data, ...(nextCursor !== undefined && { nextCursor }) };
}

/** A failure as the API answers it. */
export class Refusal {
  readonly code: ErrorCode;
  readonly details: {
    params?: Record<string, string | number>;
    issues?: readonly FieldIssue[];
    challenge?: WorkChallenge;
    quote?: Quote;
    terms?: FixedTerms;
  };

  constructor(code: ErrorCode, details: Refusal['details'] = {}) {
    this.code = code;
    this.details = details;
  }
}

/** The sentence that a person reads of a failure. */
export const sentenceOf = (code: ErrorCode): string => errorCatalogue[code].message;

/** No answer comes: the line is down. */
export const noLine = Symbol('no line');

type Reply<O extends Operation> = AnswerOf<O> | Refusal | typeof noLine;
type FakeAnswer<O extends Operation> = Reply<O> | ((arrived: ArrivedRequest) => Reply<O> | Promise<Reply<O>>);

const given = new Map<Operation, FakeAnswer<Operation>>();
const arrived = new Map<Operation, ArrivedRequest[]>();
const unexpected: string[] = [];
let date: Date | undefined;

/** From now on an operation answers so. */
export function answer<O extends Operation>(operation: O, reply: FakeAnswer<O>): void {
  given.set(operation, reply as FakeAnswer<Operation>);
}

/** From now on an operation answers when the test lets it. */
export function hold<O extends Operation>(operation: O): { release: (reply: Reply<O>) => void } {
  const { promise, resolve } = Promise.withResolvers<Reply<O>>();
  answer(operation, () => promise);
  return { release: resolve };
}

/** Answers bring this moment along, as headers of a server do; without one they bring none. */
export function serverClock(now: Date): void {
  date = now;
}

/** The requests of an operation, in their order. */
export function sentTo(operation: Operation): readonly ArrivedRequest[] {
  return arrived.get(operation) ?? [];
}

/** The one body that was sent to an operation. */
export function bodyTo<O extends Operation>(operation: O): RequestOf<O> extends { body: infer B } ? B : unknown {
  expect(sentTo(operation)).toHaveLength(1);
  return sentTo(operation)[0]?.body;
}

/** The file in which a stage says where people reach it. */
const support = { email: 'support@sarai.example', phone: '+92 51 000 0000' };

/** Takes the place of the network. A request that no test has an answer for fails the test. */
export function startFakeApi(): void {
  vi.stubGlobal('fetch', (to: string | URL, init?: RequestInit) => {
    const url = new URL(to, location.origin);
    return url.pathname === '/support.json' ? Promise.resolve(Response.json(support)) : answerTo(url, init);
  });
}

async function answerTo(url: URL, init: RequestInit = {}): Promise<Response> {
  const [operation, params] = operationAt(init.method ?? 'GET', url.pathname.replace(/^\/api/, ''));
  const reply = operation && given.get(operation);
  if (!operation || reply === undefined) {
    unexpected.push(`${init.method} ${url.pathname}${url.search}`);
    throw new TypeError('No answer was given for this.');
  }
  const request = arrivedFrom(url, init, params);
  arrived.set(operation, [...sentTo(operation), request]);
  demandContract(operation, request);
  return responseOf(operation, await (typeof reply === 'function' ? reply(request) : reply));
}

function arrivedFrom(
  { searchParams }: URL,
  { body, headers }: RequestInit,
  params: ArrivedRequest['params'],
): ArrivedRequest {
  return {
    params,
    query: Object.fromEntries(searchParams),
    body: body === undefined ? undefined : JSON.parse(String(body)),
    token: new Headers(headers).get('Authorization')?.slice('Bearer '.length),
    work: new Headers(headers).get(workHeader) ?? undefined,
  };
}

afterEach(() => {
  const asked = unexpected.splice(0);
  given.clear();
  date = undefined;
  arrived.clear();
  expect(asked, 'requests that the test has no answer for').toEqual([]);
});

function operationAt(method: string, path: string): [Operation | undefined, Record<string, string>] {
  for (const [operation, endpoint] of Object.entries(api)) {
    const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
    const match = new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(path);
    if (endpoint.method !== method || !match) continue;
    const values = names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]);
    return [operation as Operation, Object.fromEntries(values)];
  }
  return [undefined, {}];
}

/** The site's request is one that the contract takes. */
function demandContract(operation: Operation, { params, query, body }: ArrivedRequest): void {
  const endpoint: Endpoint = api[operation];
  for (const [schema, value] of [
    [endpoint.params, params],
    [endpoint.query, query],
    [endpoint.body, body],
  ] as const) {
    const issues = schema?.safeParse(value).error?.issues;
    if (issues) unexpected.push(`${operation} takes no ${JSON.stringify(value)}: ${JSON.stringify(issues)}`);
  }
}

/** A failure that the contract declares, or that any call may end with. */
function mayRefuse(operation: Operation, code: ErrorCode): boolean {
  const endpoint: Endpoint = api[operation];
  const anywhere: readonly ErrorCode[] = ['internal', 'unavailable', 'timeout'];
  return [...errorsOf(endpoint), ...anywhere].includes(code);
}

function responseOf(operation: Operation, reply: unknown): Response {
  if (reply === noLine) throw new TypeError('Failed to fetch');
  const endpoint: Endpoint = api[operation];
  const headers: HeadersInit = date ? { Date: date.toUTCString() } : {};
  if (!(reply instanceof Refusal)) return Response.json(reply, { status: endpoint.status ?? 200, headers });
  if (!mayRefuse(operation, reply.code)) unexpected.push(`${operation} is never refused as ${reply.code}`);
  const { status, message } = errorCatalogue[reply.code];
  return Response.json({ code: reply.code, message, ...reply.details }, { status });
}
