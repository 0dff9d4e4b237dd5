import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { handler } from '../../../functions/events/openSite.ts';
import { setForTest } from '../../support/accounts.ts';
import { asRead, listenAsLambda } from '../../support/lambdaConsole.ts';

interface Answer {
  status?: number;
  text?: string;
}

interface SiteRequest {
  path: string;
  agent: string | undefined;
}

const home = '<title>Rooms · Sarai</title><script type="module" fetchpriority="low" src="/assets/start-IsLdk-Ie.js">';
const card = { _id: 'p1', matching: { rooms: 1, fromPrice: 4000, sleepsLeast: 2, sleepsMost: 2 } };

/** A site for one test that answers each part so, and the requests that it got. */
async function siteWith(answers: { home?: Answer; script?: Answer; search?: Answer } = {}): Promise<SiteRequest[]> {
  const asked: SiteRequest[] = [];
  const server = createServer(({ url = '', headers }, response) => {
    asked.push({ path: url, agent: headers['user-agent'] });
    const found = JSON.stringify({ message: '', data: [card] });
    const part = url.startsWith('/api/') ? 'search' : url.startsWith('/assets/') ? 'script' : 'home';
    const { status = 200, text = { home, script: 'start()', search: found }[part] } = answers[part] ?? {};
    response.writeHead(status).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  setForTest('WATCHED_SITE', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return asked;
}

/** The handler opens its ports once: each test has a run of its own. */
const visit = () => handler.run({}, { site: handler.ports.site.open() });

beforeEach(() => setForTest('WATCHED_PLACE', 'Murree'));

test('a site that is well is opened at its home page, the script of that page, and a search for the place', async () => {
  const asked = await siteWith();
  expect(await visit()).toMatchObject({ homeMs: expect.any(Number), searchMs: expect.any(Number), cards: 1 });
  const [first, ...others] = asked.map(({ path }) => path);
  expect(first).toBe('/');
  expect(others.sort()).toEqual([
    expect.stringMatching(/^\/api\/user\/searching-room\?location=Murree&visit=[\w-]{36}$/),
    '/assets/start-IsLdk-Ie.js',
  ]);
});

test('a visit has a name of its own, by which the firewall lets it through and samples tell it from people', async () => {
  const asked = await siteWith();
  await visit();
  expect(new Set(asked.map(({ agent }) => agent))).toEqual(new Set(['Sarai-Watch/1']));
});

test('no cache can answer a search of a visit: its address is new each time', async () => {
  const asked = await siteWith();
  await visit();
  await visit();
  const searches = asked.filter(({ path }) => path.startsWith('/api/')).map(({ path }) => path);
  expect(new Set(searches).size).toBe(2);
});

describe('a visit fails where people would say so', () => {
  test.each([
    ['home_503', { home: { status: 503 } }],
    ['home_403', { home: { status: 403 } }],
    ['home_without_its_words', { home: { text: '<h1>Welcome to nginx!</h1>' } }],
    ['home_without_its_words', { home: { text: '<title>Sarai</title>' } }],
    ['home_without_its_words', { home: { text: '<title>Parked</title><script type="module" src="/assets/a.js">' } }],
    ['script_404', { script: { status: 404 } }],
    ['search_503', { search: { status: 503 } }],
    ['search_403', { search: { status: 403 } }],
    ['search_is_no_json', { search: { text: '<html>' } }],
    ['search_without_cards', { search: { text: '{"message":""}' } }],
    ['search_without_cards', { search: { text: 'null' } }],
    ['search_without_cards', { search: { text: '{"data":[null]}' } }],
    ['search_without_cards', { search: { text: '{"data":[{"_id":"p1"}]}' } }],
    ['search_finds_nothing', { search: { text: '{"data":[]}' } }],
  ])('%s: %j', async (code, answers) => {
    await siteWith(answers);
    await expect(visit()).rejects.toMatchObject({ name: 'VisitFailure', code });
  });

  test('home_unreachable: nobody answers', async () => {
    setForTest('WATCHED_SITE', 'http://127.0.0.1:1');
    await expect(visit()).rejects.toMatchObject({ code: 'home_unreachable' });
  });
});

test('a stage that names no place may have no hotels yet', async () => {
  await siteWith({ search: { text: '{"data":[]}' } });
  delete process.env.WATCHED_PLACE;
  expect(await visit()).toMatchObject({ cards: 0 });
});

test('a visit that fails fails the function, and its line says which part of the site it was', async () => {
  await siteWith({ search: { status: 502 } });
  const lines = listenAsLambda();
  await expect(handler({})).rejects.toThrow();
  expect(asRead(lines)[0]?.message).toMatchObject({ event: 'clock', error: 'VisitFailure', code: 'search_502' });
});
