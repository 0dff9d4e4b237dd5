import { expect, test } from 'vitest';
import { serveDistribution } from '../../../infra/local/distribution.ts';
import { jsonReply, type RequestHandler, sendReply } from '../../../infra/local/http.ts';
import { serve } from './ask.ts';

const says =
  (who: string): RequestHandler =>
  (request, response) =>
    void response.end(`${who} ${request.url}`);

test.each([
  ['/api/rooms?city=Hunza', 'api /rooms?city=Hunza'],
  ['/api/', 'api /'],
  ['/api', 'page /api'],
  ['/apiary', 'page /apiary'],
  ['/room-photos/a.webp', 'photos /room-photos/a.webp'],
  ['/', 'page /'],
])('%s is answered by: %s', async (path, answered) => {
  const ask = await serve(serveDistribution({ api: says('api'), photos: says('photos'), page: says('page') }));
  expect((await ask({ path })).body.toString()).toBe(answered);
});

test.each(['/api/rooms', '/room-photos/a.webp', '/'])('the security headers are on %s', async (path) => {
  const securityHeaders = { 'x-content-type-options': 'nosniff' };
  const origins = {
    api: says('api'),
    photos: says('photos'),
    page: says('page'),
    securityHeaders: () => securityHeaders,
  };
  const ask = await serve(serveDistribution(origins));
  expect((await ask({ path })).headers).toMatchObject(securityHeaders);
});

test('the API is told who asks, not what a visitor claims', async () => {
  const api: RequestHandler = (request, response) => void response.end(JSON.stringify(request.rawHeaders));
  const ask = await serve(serveDistribution({ api, photos: says('photos'), page: says('page') }));
  const headers = { 'CloudFront-Viewer-Address': '203.0.113.9:1' };
  const seen = (await ask({ path: '/api/rooms', headers })).body.toString();
  expect(seen).toMatch(/"cloudfront-viewer-address","127\.0\.0\.1:\d+"/);
  expect(seen).not.toContain('203.0.113.9');
});

test('the API and the visitor are told the same id of a request, not what a visitor claims', async () => {
  const api: RequestHandler = (request, response) => void response.end(request.rawHeaders.join('\n'));
  const ask = await serve(serveDistribution({ api, photos: says('photos'), page: says('page') }));
  const { headers, body } = await ask({ path: '/api/rooms', headers: { 'X-Amz-Cf-Id': 'claimed' } });
  expect(body.toString()).toContain(`x-amz-cf-id\n${headers['x-amz-cf-id']}`);
  expect(body.toString()).not.toContain('claimed');
});

test.each([
  ['br', 'br, gzip'],
  ['gzip', 'gzip, br;q=0'],
  [undefined, 'identity'],
])('an answer over a kilobyte is compressed: %s for "%s"', async (encoding, accepted) => {
  const api: RequestHandler = (request, response) =>
    sendReply(request, response, jsonReply(200, { text: 'x'.repeat(2_000) }));
  const ask = await serve(serveDistribution({ api, photos: says('photos'), page: says('page') }));
  const answer = await ask({ path: '/api/rooms', headers: { 'accept-encoding': accepted } });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers.vary).toBe('Accept-Encoding');
  expect(answer.body.length < 2_000).toBe(encoding !== undefined);
});

test('a short answer is sent as it is', async () => {
  const api: RequestHandler = (request, response) => sendReply(request, response, jsonReply(200, { text: 'x' }));
  const ask = await serve(serveDistribution({ api, photos: says('photos'), page: says('page') }));
  const answer = await ask({ path: '/api/rooms', headers: { 'accept-encoding': 'br, gzip' } });
  expect([answer.headers['content-encoding'], answer.json()]).toEqual([undefined, { text: 'x' }]);
});
