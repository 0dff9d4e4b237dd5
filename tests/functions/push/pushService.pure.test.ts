import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { pushKeyOf } from '../../../functions/push/pushKey.ts';
import { servicesOn } from '../../../functions/push/pushService.ts';
import { newPhone } from '../../../infra/local/push/receiver.ts';
import { publicAddress, startInternet } from '../../support/standInInternet.ts';

const asked: string[] = [];

/** Answers with the status that the path names; a redirect leads to a phone that is there. */
function answer({ url = '' }: IncomingMessage, response: ServerResponse): void {
  asked.push(url);
  const status = Number(url.slice(1));
  response.writeHead(status, { location: 'https://one.example/201' }).end();
}

const internet = await startInternet(answer, {
  'inside.example': [['10.0.0.8']],
  'mixed.example': [[publicAddress, '192.168.1.1']],
  'metadata.example': [['169.254.169.254']],
  'rebinding.example': [[publicAddress], ['127.0.0.1']],
  'nobody.example': [[]],
});
afterAll(() => internet.stop());

const key = pushKeyOf('a secret for push services that only this file has');
const message = { text: '{}', topic: 'stay', seconds: 60, urgency: 'high' } as const;

beforeEach(() => {
  asked.length = 0;
  vi.stubEnv('SITE_URL', 'https://sarai.example');
});

function send(endpoint: string, given: object = {}) {
  return servicesOn(internet.network).send({ ...newPhone(), endpoint, ...given }, message, key);
}

test.each([
  [201, 'taken'],
  [202, 'taken'],
  [404, 'gone'],
  [410, 'gone'],
  [429, 'later'],
  [500, 'later'],
  [503, 'later'],
  [400, 'refused'],
  [403, 'refused'],
  [413, 'refused'],
])('a service that answers %i has a message %s', async (status, outcome) => {
  expect(await send(`https://one.example/${status}`)).toBe(outcome);
});

test.each([301, 302, 307, 308])('a redirect is not followed: %i', async (status) => {
  expect(await send(`https://one.example/${status}`)).toBe('refused');
  expect(asked).toEqual([`/${status}`]);
});

test.each(['inside', 'mixed', 'metadata'])(
  'a phone whose address is not of the internet when it is told is gone, and nobody is asked there: %s',
  async (name) => {
    expect(await send(`https://${name}.example/201`)).toBe('gone');
    expect([asked, internet.privateRequests()]).toEqual([[], 0]);
  },
);

test('a name is resolved once for a message, and the connection goes to what was checked', async () => {
  expect(await send('https://rebinding.example/201')).toBe('taken');
  expect(await send('https://rebinding.example/201')).toBe('gone');
  expect(internet.privateRequests()).toBe(0);
});

test.each(['http://one.example/201', 'https://127.0.0.1/201', 'https://one.example:8443/201', 'https://localhost/201'])(
  'a phone is gone whose address is none of a push service: %s',
  async (endpoint) => {
    expect(await send(endpoint)).toBe('gone');
    expect(asked).toEqual([]);
  },
);

test('a service that cannot be reached may take a message later', async () => {
  expect(await send('https://nobody.example/201')).toBe('later');
});

test('a phone with keys for which nothing can be encrypted is gone', async () => {
  expect(await send('https://one.example/201', { p256dh: `B${'A'.repeat(86)}` })).toBe('gone');
  expect(asked).toEqual([]);
});
