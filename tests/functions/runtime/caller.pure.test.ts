import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { expect, test } from 'vitest';
import { clientOf } from '../../../functions/runtime/caller.ts';
import { readToken } from '../../../functions/runtime/session.ts';
import { growth } from '../../support/growth.ts';

function client(sourceIp: string, headers: Record<string, string> = {}, throughEdge = false) {
  const event = { headers, requestContext: { http: { sourceIp } } } as unknown as APIGatewayProxyEventV2;
  return clientOf({ ...event, throughEdge });
}

test.each([
  ['198.51.100.4', '198.51.100.4'],
  ['::ffff:198.51.100.4', '198.51.100.4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted as %s', (sourceIp, address) => {
  expect(client(sourceIp).address).toBe(address);
});

const told = { 'cloudfront-viewer-address': '203.0.113.9:4711' };

test('the address that the distribution tells is believed of calls that came through it alone', () => {
  expect(client('198.51.100.4', told).address).toBe('198.51.100.4');
  expect(client('198.51.100.4', told, true).address).toBe('203.0.113.9');
});

test('an IPv6 address from the distribution loses its port', () => {
  const headers = { 'cloudfront-viewer-address': '2001:db8:85a3:8d3:1319:8a2e:370:7348:443' };
  expect(client('198.51.100.4', headers, true).address).toBe('2001:db8:85a3:8d3::/64');
});

test.each([
  [undefined, 'en'],
  ['*', 'en'],
  ['ur', 'ur'],
  ['UR-pk', 'ur'],
  ['de, ur;q=0.5', 'ur'],
  ['en;q=0.4, ur;q=0.9', 'ur'],
  ['en-US,en;q=0.9,ur;q=0.8', 'en'],
  ['ur;q=0', 'en'],
])('who accepts %s is written to in %s', (accepted, language) => {
  expect(client('198.51.100.4', accepted === undefined ? {} : { 'accept-language': accepted }).language).toBe(language);
});

test.each([' ', ';', ',', ' ;', '; q=1', 'ur;q=0,', '\t'])(
  'nobody else waits for a header that repeats %j to be read',
  (part) => {
    const repeated = (length: number) => `ur${part.repeat(length)}x`;
    expect(growth((length) => client('', { 'accept-language': repeated(length) }))).toBeLessThan(20);
  },
);

test.each([':', '1', ':1', '[', ']', '::ffff:', '0'])('nor for an address that repeats %j', (part) => {
  const told = (length: number) => ({ 'cloudfront-viewer-address': `${part.repeat(length)}x` });
  expect(growth((length) => client('198.51.100.4', told(length), true))).toBeLessThan(20);
  expect(growth((length) => client(part.repeat(length)))).toBeLessThan(20);
});

test.each(['u.', 'u.a', '.', 'A'])('nor for a token that repeats %j', (part) => {
  expect(growth((length) => readToken(part.repeat(length)))).toBeLessThan(20);
});
