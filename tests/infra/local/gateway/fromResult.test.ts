import { expect, test } from 'vitest';
import { fromResult } from '../../../../infra/local/gateway/invoke.ts';

const json = { 'content-type': 'application/json' };

test('a result with status, headers and body is the whole answer', () => {
  expect(fromResult({ statusCode: 201, headers: json, body: '{"city":"ہنزہ"}' })).toEqual({
    status: 201,
    headers: json,
    body: Buffer.from('{"city":"ہنزہ"}'),
  });
});

test('each cookie is a header of its own', () => {
  const cookies = ['a=1; Path=/', 'b=2'];
  expect(fromResult({ statusCode: 200, headers: json, cookies, body: '' }).headers).toEqual({
    ...json,
    'set-cookie': cookies,
  });
});

test.each([
  ['nothing', undefined],
  ['an object without a status code', { message: 'Hello' }],
  ['a status code of letters', { statusCode: 'ok', headers: json, body: '' }],
  ['a status code outside of HTTP', { statusCode: 99, headers: json, body: '' }],
  ['a body that is no text', { statusCode: 200, headers: json, body: { message: 'x' } }],
  ['cookies that are no list', { statusCode: 200, headers: json, cookies: 'a=1', body: '' }],
  ['headers that are no object', { statusCode: 200, headers: 'x', body: '' }],
])('%s is answered with 500', (_fault, result) => {
  const { status, body } = fromResult(result);
  expect(status).toBe(500);
  expect(JSON.parse(body.toString())).toMatchObject({ code: 'internal' });
});
