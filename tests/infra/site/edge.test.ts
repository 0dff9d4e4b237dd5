import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { apiPath, edgeFunction, roomPageFunction, searchPageFunction, siteFunction } from '../../../infra/site/edge.ts';
import { atTheEdge, chose, type EdgeRequest } from '../../support/edge.ts';

function askSite(uri: string, asked: Omit<EdgeRequest, 'uri'> = {}) {
  return atTheEdge(siteFunction(), { uri, ...asked });
}

const likes = (languages: string) => ({ headers: { 'accept-language': { value: languages } } });

test.each([
  ['/', '/index.html'],
  ['/Hotels', '/pages/hotels.html'],
  ['/hotels', '/pages/hotels.html'],
  ['/Hotels/', '/pages/hotels.html'],
  ['/Hunza', '/pages/hunza.html'],
  ['/search', '/app.html'],
  ['/kept', '/app.html'],
  ['/dashboard', '/app.html'],
  ['/HotelsMurree/user/room-details/p1', '/app.html'],
  ['/a.b/Hotels', '/app.html'],
  ['/index.html', '/index.html'],
  ['/favicon.svg', '/favicon.svg'],
  ['/robots.txt', '/robots.txt'],
  ['/sw.js', '/sw.js'],
  ['/site-ur.webmanifest', '/site-ur.webmanifest'],
  ['/icon-512.png', '/icon-512.png'],
  ['/api-document', '/api-document.html'],
  ['/api-document.json', '/api-document.json'],
  ['/api-document/', '/app.html'],
  ['/wp-login.php', '/app.html'],
  ['/photos/nothing.jpg', '/app.html'],
  ['/assets/index-3f2a.js', '/assets/index-3f2a.js'],
  ['/ur', '/ur/index.html'],
  ['/ur/', '/ur/index.html'],
  ['/UR', '/ur/index.html'],
  ['/ur/Hotels', '/ur/pages/hotels.html'],
  ['/UR/hotels', '/ur/pages/hotels.html'],
  ['/ur/search', '/ur/app.html'],
  ['/ur/kept', '/ur/app.html'],
  ['/urdu-page', '/app.html'],
])('the site answers %s with %s', (path, file) => {
  expect(askSite(path).uri).toBe(file);
});

test.each([
  ['/api/rooms', '/rooms'],
  ['/api/user/room-details/a%2Fb', '/user/room-details/a%2Fb'],
  ['/api/api/rooms', '/api/rooms'],
  ['/api/', '/'],
])('the API is asked for %s as %s', (path, inApi) => {
  expect(atTheEdge(edgeFunction(apiPath), { uri: path }).uri).toBe(inApi);
});

test.each(['/ur//evil.example', '/ur/\\evil.example', '/ur//evil.example/room-details/x'])(
  'nobody is sent from %s to another site',
  (uri) => {
    for (const source of [siteFunction(), roomPageFunction(), searchPageFunction()]) {
      const { headers } = atTheEdge(source, { uri, ...chose('en') });
      expect(headers.location.value).toMatch(/^\/(?![/\\])/);
    }
  },
);

test.each([
  ['/', '/ur'],
  ['/Hotels', '/ur/Hotels'],
  ['/Hotels/', '/ur/Hotels'],
  ['/urdu-page', '/ur/urdu-page'],
])('who chose Urdu is sent from %s to %s, and no cache keeps that', (path, page) => {
  const { statusCode, headers } = askSite(path, { ...chose('ur'), ...likes('en-GB') });
  expect([statusCode, headers.location.value, headers['cache-control'].value]).toEqual([302, page, 'no-store']);
});

test.each([
  ['/ur', '/'],
  ['/ur/', '/'],
  ['/UR', '/'],
  ['/ur/Hotels', '/Hotels'],
])('who chose English is sent from %s to %s', (path, page) => {
  expect(askSite(path, { ...chose('en'), ...likes('ur') }).headers.location.value).toBe(page);
});

test.each(['ur', 'ur-PK,ur;q=0.9,en;q=0.5', 'UR'])('who chose nothing and likes "%s" best reads Urdu', (languages) => {
  expect(askSite('/Hotels', likes(languages)).headers.location.value).toBe('/ur/Hotels');
});

test.each(['en-US,ur;q=0.8', 'de', 'urj', ''])('who likes "%s" reads the page that was asked for', (languages) => {
  expect(askSite('/Hotels', likes(languages)).uri).toBe('/pages/hotels.html');
  expect(askSite('/ur/Hotels', likes(languages)).uri).toBe('/ur/pages/hotels.html');
});

test('a language that Sarai does not have is none', () => {
  expect(askSite('/Hotels', chose('fr')).uri).toBe('/pages/hotels.html');
});

test.each([
  ['/ur', chose('ur')],
  ['/UR/Hotels', chose('ur')],
  ['/Hotels', chose('en')],
])('%s is answered at once where it has the language of its reader', (path, asked) => {
  expect(askSite(path, asked).statusCode).toBeUndefined();
});

test.each(['/Hotels', '/ur/Hotels'])('a link of the site itself leads to %s, whatever was chosen before', (path) => {
  for (const language of ['en', 'ur']) {
    const headers = { ...likes('ur').headers, 'sec-fetch-site': { value: 'same-origin' } };
    expect(askSite(path, { ...chose(language), headers }).statusCode).toBeUndefined();
  }
});

test.each(['none', 'cross-site', 'same-site'])(
  'who comes from elsewhere (%s) is sent to the chosen language',
  (from) => {
    const headers = { 'sec-fetch-site': { value: from } };
    expect(askSite('/Hotels', { ...chose('ur'), headers }).headers.location.value).toBe('/ur/Hotels');
  },
);

test('the query goes along, values that repeat too', () => {
  const querystring = {
    location: { value: '%D9%85%D8%B1%DB%8C' },
    facts: { value: 'wifi', multiValue: [{ value: 'wifi' }, { value: 'road' }] },
    new: { value: '' },
  };
  expect(askSite('/search', { ...chose('ur'), querystring }).headers.location.value).toBe(
    '/ur/search?location=%D9%85%D8%B1%DB%8C&facts=wifi&facts=road&new',
  );
});

test.each(['/favicon.svg', '/robots.txt', '/sw.js', '/site.webmanifest', '/assets/index-3f2a.js'])(
  'the file %s has no language',
  (path) => {
    expect(askSite(path, chose('ur')).uri).toBe(path);
  },
);

/** Syntax that CloudFront's JavaScript does not have, and what only TypeScript has. */
const foreign =
  /"type":"(AssignmentPattern|ObjectPattern|ArrayPattern|SpreadElement|ForOfStatement|ChainExpression|Class\w+|TS\w+)"|"operator":"\?\?"/;

test.each([
  ['site', siteFunction()],
  ['page of a room', roomPageFunction()],
  ['API', edgeFunction(apiPath)],
])('the function of the %s is JavaScript that CloudFront runs, within its 10 KB', (_, source) => {
  expect(JSON.stringify(parseAst(source))).not.toMatch(foreign);
  expect(source.length).toBeLessThan(10_240);
});
