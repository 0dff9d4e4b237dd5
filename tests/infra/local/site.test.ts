import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serveSite } from '../../../infra/local/site.ts';
import { openApiDocument } from '../../../infra/openapi/document.ts';
import { openApiPage } from '../../../infra/openapi/page.ts';
import { unknownOrigin } from '../../../shared/siteOrigin.ts';
import { serve } from './ask.ts';
import { temporaryFolder } from './temporaryFolder.ts';

const script = `console.log('${'x'.repeat(5_000)}')`;

async function visit() {
  const folder = join(temporaryFolder(), 'site');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, '..', 'outside.txt'), 'secret');
  writeFileSync(join(folder, 'index.html'), '<title>Home</title>');
  writeFileSync(join(folder, 'app.html'), '<title>Any page</title>');
  mkdirSync(join(folder, 'ur'));
  writeFileSync(join(folder, 'ur/index.html'), '<title>سرائے</title>');
  writeFileSync(join(folder, 'ur/app.html'), '<title>صفحہ</title>');
  mkdirSync(join(folder, 'pages'));
  mkdirSync(join(folder, 'ur/pages'));
  writeFileSync(join(folder, 'pages/hotels.html'), '<title>Hotels</title>');
  writeFileSync(join(folder, 'ur/pages/hotels.html'), '<title>ہوٹل</title>');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'sw.js'), script);
  writeFileSync(join(folder, 'assets/main-B2x_9-Zq.js'), script);
  return { folder, ask: await serve(serveSite(folder)) };
}

test.each([
  ['/', 'Home'],
  ['/?class=Economy', 'Home'],
  ['/Hotels', 'Hotels'],
  ['/kept', 'Any page'],
  ['/user/room-details/p1', 'Any page'],
  ['/trailing/', 'Any page'],
  ['/ur', 'سرائے'],
  ['/ur/', 'سرائے'],
  ['/ur/Hotels?city=Hunza', 'ہوٹل'],
  ['/ur/kept', 'صفحہ'],
])('%s is a page, asked for anew each time', async (path, title) => {
  const { ask } = await visit();
  const answer = await ask({ path });
  expect(answer.body.toString()).toBe(`<title>${title}</title>`);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html;charset=utf-8' });
});

test.each([
  ['ur', '/', '/ur'],
  ['ur', '/search?location=Hunza&facts=wifi', '/ur/search?location=Hunza&facts=wifi'],
  ['en', '/ur?class=Economy', '/?class=Economy'],
])('whose cookie says %s is sent from %s to %s', async (language, path, page) => {
  const { ask } = await visit();
  const { status, headers } = await ask({ path, headers: { cookie: `a=b; language=${language}` } });
  expect([status, headers.location, headers['cache-control']]).toEqual([302, page, 'no-store']);
});

test('who likes Urdu best and has chosen nothing is sent to it, for pages alone', async () => {
  const { ask } = await visit();
  const headers = { 'accept-language': 'ur-PK,ur;q=0.9,en;q=0.8' };
  expect((await ask({ path: '/Hotels', headers })).headers.location).toBe('/ur/Hotels');
  expect((await ask({ path: '/favicon.svg', headers })).status).toBe(200);
});

test('a file with a hash in its name may be kept for ever', async () => {
  const { ask } = await visit();
  const answer = await ask({ path: '/assets/main-B2x_9-Zq.js' });
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test.each(['/favicon.svg', '/sw.js'])('%s, without one, is asked for anew each time', async (path) => {
  const { ask } = await visit();
  const { status, headers } = await ask({ path });
  expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
});

test("the API's document is a page and a file of the built site", async () => {
  const { folder, ask } = await visit();
  execFileSync(process.execPath, ['infra/publishApiDocument.ts', folder]);
  const page = await ask({ path: '/api-document' });
  expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html;charset=utf-8']);
  expect(page.body.toString()).toBe(openApiPage());
  const file = await ask({ path: '/api-document.json' });
  expect([file.status, file.headers['content-type']]).toEqual([200, 'application/json']);
  expect(JSON.parse(file.body.toString())).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
});

test('a page knows the address at which it is asked for', async () => {
  const { folder, ask } = await visit();
  writeFileSync(join(folder, 'index.html'), `<link rel="canonical" href="${unknownOrigin}/">`);
  const { body } = await ask({ path: '/', headers: { host: 'sarai.example:3000' } });
  expect(body.toString()).toBe('<link rel="canonical" href="http://sarai.example:3000/">');
});

test('what no address looks like becomes no part of the page', async () => {
  const { folder, ask } = await visit();
  writeFileSync(join(folder, 'index.html'), unknownOrigin);
  const { body } = await ask({ path: '/', headers: { host: 'a"><script>' } });
  expect(body.toString()).toBe('http://localhost');
});

test('a missing file is no page', async () => {
  const { ask } = await visit();
  expect((await ask({ path: '/assets/gone-12345678.js' })).status).toBe(404);
});

test.each([
  '/../outside.txt',
  '/%2e%2e/outside.txt',
  '/..%2foutside.txt',
  '/assets/../../outside.txt',
  '/assets/%2e%2e/%2e%2e/outside.txt',
  '/outside.txt%00.js',
])('%s leads out of the site no more than any other name does', async (path) => {
  const { ask } = await visit();
  const { status, body } = await ask({ path });
  // An address without a file is a page, which says that there is none.
  expect([404, 200]).toContain(status);
  if (status === 200) expect(body).toEqual((await ask({ path: '/nowhere' })).body);
  expect(body.toString()).not.toContain('secret');
});

test('a file that the browser has is not sent again', async () => {
  const { ask } = await visit();
  const { etag } = (await ask({ path: '/' })).headers;
  const answer = await ask({ path: '/', headers: { 'if-none-match': etag } });
  expect([answer.status, answer.body.length]).toEqual([304, 0]);
});

test('a new build is served without a restart', async () => {
  const { ask, folder } = await visit();
  await ask({ path: '/' });
  // A build puts new files in the place of the old ones.
  writeFileSync(join(folder, 'next.html'), '<title>Sarai, again</title>');
  renameSync(join(folder, 'next.html'), join(folder, 'index.html'));
  expect((await ask({ path: '/' })).body.toString()).toContain('again');
});

test('only GET and HEAD are taken', async () => {
  const { ask } = await visit();
  expect((await ask({ method: 'POST', path: '/' })).status).toBe(405);
});

test('HEAD has the headers alone', async () => {
  const { ask } = await visit();
  const answer = await ask({ method: 'HEAD', path: '/' });
  expect([answer.status, answer.headers['content-length'], answer.body.length]).toEqual([200, '19', 0]);
});
