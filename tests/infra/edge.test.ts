import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { apiPath, edgeFunction, siteFile } from '../../infra/edge.ts';

/** Runs the source that CloudFront is given, with nothing around it. */
function atTheEdge(rule: (path: string) => string, uri: string): string {
  const event = { request: { uri, querystring: { page: { value: '2' } } } };
  return runInNewContext(`${edgeFunction(rule)}; handler(event).uri`, { event });
}

test.each([
  ['/', '/index.html'],
  ['/Hotels', '/app.html'],
  ['/Hotels/', '/app.html'],
  ['/HotelsMurree/user/room-details/p1', '/app.html'],
  ['/a.b/Hotels', '/app.html'],
  ['/index.html', '/index.html'],
  ['/favicon.svg', '/favicon.svg'],
  ['/robots.txt', '/robots.txt'],
  ['/api-document', '/api-document.html'],
  ['/api-document.json', '/api-document.json'],
  ['/api-document/', '/app.html'],
  ['/wp-login.php', '/app.html'],
  ['/photos/nothing.jpg', '/app.html'],
  ['/assets/index-3f2a.js', '/assets/index-3f2a.js'],
])('the site answers %s with %s', (path, file) => {
  expect(atTheEdge(siteFile, path)).toBe(file);
});

test.each([
  ['/api/rooms', '/rooms'],
  ['/api/user/room-details/a%2Fb', '/user/room-details/a%2Fb'],
  ['/api/api/rooms', '/api/rooms'],
  ['/api/', '/'],
])('the API is asked for %s as %s', (path, inApi) => {
  expect(atTheEdge(apiPath, path)).toBe(inApi);
});
