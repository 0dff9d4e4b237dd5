import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { implement } from '../../../functions/runtime/implement.ts';
import { endpoint } from '../../../shared/endpoint.ts';
import { setForTest } from '../../support/accounts.ts';
import { call } from '../../support/call.ts';

const login = endpoint({
  method: 'POST',
  path: '/login',
  auth: 'public',
  summary: 'Logs in.',
  body: z.object({ email: z.string() }),
  response: z.object({ token: z.string() }),
});

const handler = implement(login, {}, async ({ cookies }) => {
  cookies.set({ name: 'known', value: 'yes', path: '/', seconds: 60 });
  return { token: 'secret' };
});

/** The token that is answered, and how many cookies come with it. */
async function answered(headers: Record<string, string>) {
  setForTest('SITE_URL', 'https://sarai.example');
  const { body, cookies } = await call(handler, { body: '{"email":"gul@example.com"}', headers });
  return [body.token, cookies.length];
}

const json = { 'content-type': 'application/json; charset=utf-8' };

test.each<[string, Record<string, string>]>([
  ['the own site', { ...json, 'sec-fetch-site': 'same-origin', origin: 'https://sarai.example' }],
  ['the own site in an older browser', { ...json, origin: 'https://sarai.example' }],
  ['the own site on one machine', { ...json, origin: 'http://192.168.1.7:3000', host: '192.168.1.7:3000' }],
  ['a client that is no browser', json],
])('JSON of %s gets its cookie', async (_, headers) => {
  expect(await answered(headers)).toEqual(['secret', 1]);
});

test.each<[string, Record<string, string>]>([
  ['JSON of another site', { ...json, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['JSON of another site of the domain', { ...json, 'sec-fetch-site': 'same-site' }],
  ['JSON of another site in an older browser', { ...json, origin: 'https://evil.example', host: 'sarai.example' }],
  ['JSON of a page without an origin', { ...json, origin: 'null' }],
  ['text, as a form of any site sends it', { 'content-type': 'text/plain' }],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['something that is like JSON', { 'content-type': 'application/jsonp' }],
  ['nothing that is said', {}],
])('%s gets its token and no cookie', async (_, headers) => {
  expect(await answered(headers)).toEqual(['secret', 0]);
});
