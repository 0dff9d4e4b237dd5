import { describe, expect, test } from 'vitest';
import { fromResult } from '../../../../infra/local/gateway/fromResult.ts';

const text = (result: unknown) => fromResult(result).body.toString();

describe('a result without a status code', () => {
  test.each([
    ['an object', { message: 'Hello' }, '{"message":"Hello"}'],
    ['a string', 'Hello from Lambda!', 'Hello from Lambda!'],
    ['nothing', undefined, 'null'],
  ])('%s is the JSON body of a 200', (_kind, result, body) => {
    expect(fromResult(result)).toMatchObject({ status: 200, headers: { 'content-type': 'application/json' } });
    expect(text(result)).toBe(body);
  });
});

describe('a result with a status code', () => {
  test('is the whole answer', () => {
    const result = {
      statusCode: 201,
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
      cookies: ['a=1', 'b=2'],
    };
    expect(fromResult(result)).toEqual({
      status: 201,
      headers: { 'content-type': 'application/json', 'set-cookie': ['a=1', 'b=2'] },
      body: Buffer.from('{}'),
    });
  });

  test('is plain text when it does not say otherwise', () => {
    expect(fromResult({ statusCode: 200, body: 'x' }).headers['content-type']).toBe('text/plain;charset=utf-8');
  });

  test('is decoded from base64', () => {
    expect([...fromResult({ statusCode: 200, body: 'AP8=', isBase64Encoded: true }).body]).toEqual([0, 255]);
  });

  test('may do without a body', () => {
    expect(text({ statusCode: 204 })).toBe('');
  });

  test('loses a length of its own, for the answer may be compressed', () => {
    expect(fromResult({ statusCode: 200, headers: { 'Content-Length': '99' }, body: 'x' }).headers).not.toHaveProperty(
      'content-length',
    );
  });
});

test.each([
  ['a status code of letters', { statusCode: 'ok' }],
  ['a status code outside of HTTP', { statusCode: 99 }],
  ['a body that is no text', { statusCode: 200, body: { message: 'x' } }],
  ['headers that are no object', { statusCode: 200, headers: 'x' }],
])('%s is answered with 500', (_fault, result) => {
  expect(fromResult(result).status).toBe(500);
  expect(JSON.parse(text(result))).toMatchObject({ code: 'internal' });
});
