import { expect, test } from 'vitest';
import { type ParsedEvent, parseRequest } from '../../../functions/runtime/middleware/parseRequest.ts';
import { api } from '../../../shared/api.ts';
import { changes, type Endpoint } from '../../../shared/endpoint.ts';
import type { Failure } from '../../../shared/errors.ts';

interface Extra {
  query?: Record<string, string>;
  body?: string;
}

/** The first issue that an operation has with what is sent to it, as `<code> <path>`. */
function issueOf(endpoint: Endpoint, { query, body }: Extra): string | undefined {
  const event = { queryStringParameters: query, body, pathParameters: {} } as unknown as ParsedEvent;
  try {
    parseRequest(endpoint).before?.({ event } as never);
    return undefined;
  } catch (error) {
    const { code, issues: [issue] = [] } = error as Failure;
    return issue ? `${issue.code} ${issue.path}` : code;
  }
}

const operations = Object.entries<Endpoint>(api);
const changing = operations.filter(([, endpoint]) => changes(endpoint));
const reading = operations.filter(([, endpoint]) => !changes(endpoint));
const bodyless = changing.filter(([, { body }]) => body === undefined);

test.each(changing)('%s refuses a query name that it does not know', (_, endpoint) => {
  expect(issueOf(endpoint, { query: { bookingRequestID: 'x' } })).toBe('unknown_parameter bookingRequestID');
  expect(issueOf(endpoint, { query: { '': '' } })).toBe('unknown_parameter ');
});

test.each(changing.filter(([, { query }]) => query))('%s refuses an empty query value', (_, endpoint) => {
  for (const name of Object.keys(endpoint.query?.def.shape ?? {})) {
    expect(issueOf(endpoint, { query: { [name]: '' } })).toBe(`empty_parameter ${name}`);
  }
});

test.each(bodyless)('%s refuses a body, which it does not state', (_, endpoint) => {
  expect(issueOf(endpoint, { body: '{"bookingRequestId":"x","more":1}' })).toBe('unexpected_member bookingRequestId');
  expect(issueOf(endpoint, { body: '["x"]' })).toBe('unexpected_member 0');
  expect(issueOf(endpoint, { body: '"x"' })).toBe('unexpected_body ');
  expect(issueOf(endpoint, { body: 'bookingRequestId=x' })).toBe('malformed_json');
});

test.each(bodyless)('%s takes an empty object for no body', (_, endpoint) => {
  const nothing = issueOf(endpoint, {});
  for (const body of ['', '{}', ' { } ', 'null']) expect(issueOf(endpoint, { body })).toBe(nothing);
});

test.each(reading)('%s, which only reads, leaves alone what it does not know', (_, endpoint) => {
  const nothing = issueOf(endpoint, {});
  expect(issueOf(endpoint, { query: { utm_source: 'x', class: '' } })).toBe(nothing);
});

test('a name that is inherited by every object is not one of an operation', () => {
  const query = JSON.parse('{"constructor":"x"}');
  expect(issueOf(api.acceptBookingRequests, { query })).toBe('unknown_parameter constructor');
});

test('names that nobody would send on purpose are answered 200 at most', () => {
  const query = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`n${index}`, 'x']));
  const event = { queryStringParameters: query, pathParameters: {} } as unknown as ParsedEvent;
  expect(() => parseRequest(api.userLogout).before?.({ event } as never)).toThrow(
    expect.objectContaining({ issues: expect.objectContaining({ length: 200 }) }),
  );
});
