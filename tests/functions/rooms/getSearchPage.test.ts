import { beforeAll, beforeEach, expect, test } from 'vitest';
import { handler as search } from '../../../functions/handlers/getRoomSearch.ts';
import { handler } from '../../../functions/handlers/getSearchPage.ts';
import { propertyStore } from '../../../functions/properties/propertyStore.ts';
import { setForTest } from '../../support/accounts.ts';
import { call } from '../../support/call.ts';
import { objectStore } from '../../support/objectStore.ts';
import { aProperty, houses, rooms } from '../../support/properties.ts';
import { callsAreSigned } from '../../support/secretsManager.ts';
import { freshTables } from '../../support/tables.ts';
import { passTime } from '../../support/time.ts';

beforeAll(async () => {
  const store = propertyStore((await freshTables()).properties);
  for (const house of houses('pine', 10)) await store.save(house);
  const hotel = { ...aProperty().hotel, name: '{{id}} <b>ہنزہ کی سرائے</b>' };
  const address = { ...aProperty().address, city: 'Karimabad' };
  await store.save(
    aProperty({ id: 'lodge', location: 'Hunza Valley', address, hotel, rooms: rooms(2, { photos: [] }) }),
  );
});

beforeEach(() => {
  callsAreSigned();
  setForTest('PHOTO_BUCKET', 'photos');
  // What an earlier test has read is older than it is kept.
  passTime(120);
});

const card = (kind: string) =>
  `<li data-card="${kind}"><i lang="{{lang}}">{{name}}</i><a href="{{id}}?room={{number}}">` +
  '<span data-price="lowest">from {{price}}</span><span data-price="one">{{price}}</span></a>' +
  '<picture><source srcset="u-photo-of-the-room.avif"/><img src="u-photo-of-the-room"/></picture></li>';

const templates = {
  '/photos/page-templates/en/results.html': `<meta name="robots" content="noindex"><h1 title="{{query}}">{{shown}}</h1><ul>${card('eager')}${card('lazy')}</ul><!--answer-->`,
  '/photos/page-templates/en/search.html': '<p>Wait</p><!--answer-->',
  '/photos/page-templates/ur/results.html': `<h1><bdi lang="en">{{shown}}</bdi></h1><ul><li data-card="eager">{{place}}</li><li data-card="lazy">{{place}}</li></ul><!--places {"Hunza Valley":"وادیِ ہنزہ"}--><!--answer-->`,
  '/photos/page-templates/ur/search.html': '<p>رکیں</p><!--answer-->',
};

const page = async (query: Record<string, string>) => {
  await objectStore(templates);
  return call(handler, { query });
};

/** The answer that a page brings along. */
function answerIn(body: string) {
  const [, text] = /<script type="application\/json" id="answer">(.*)<\/script>/.exec(body) ?? [];
  return text && JSON.parse(text);
}

test('a card for each room of the first page, the first four with their pictures at once, kept for ten seconds', async () => {
  const { status, body, headers } = await page({ location: 'Murree' });
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=0, s-maxage=10, stale-if-error=300']);
  expect(body.match(/data-card="eager"/g)).toHaveLength(4);
  expect(body.match(/data-card="lazy"/g)).toHaveLength(4);
  expect(body).toContain('<i lang="en">Pine House</i><a href="pine01?room=1"><span data-price="one">1,001</span></a>');
  expect(body).not.toContain('{{');
});

test('the answer is that of the API, under the request that the site would ask by', async () => {
  const query = { location: 'Murree', price: '500-2000', facts: 'nonsense' };
  const { operation, request, answer } = answerIn((await page({ ...query })).body);
  expect([operation, request]).toEqual([
    'getRoomSearch',
    { query: { location: 'Murree', minPrice: 500, maxPrice: 2000, limit: 8 } },
  ]);
  const asked = { location: 'Murree', minPrice: '500', maxPrice: '2000', limit: '8' };
  expect(answer).toEqual((await call(search, { query: asked })).body);
});

test('the page of a place is named after it, and is the only one that search engines may keep', async () => {
  const ofPlace = (await page({ location: 'hunza' })).body;
  expect(ofPlace).toContain('<h1 title="location=hunza">Hunza Valley</h1>');
  expect(ofPlace).not.toContain('noindex');
  for (const [name, wish] of [
    ['price', '500-2000'],
    ['sort', '-price'],
    ['guests', '2-2'],
  ] as const) {
    expect((await page({ location: 'Hunza', [name]: wish })).body).toContain('noindex');
  }
});

test('what an owner wrote stands as text, in its language, and a room without photos has no picture', async () => {
  const { body } = await page({ location: 'Hunza' });
  expect(body).toContain('<i lang="ur">{{id}} &lt;b&gt;ہنزہ کی سرائے&lt;/b&gt;</i><a href="lodge?room=1">');
  expect(body).toContain('<span data-price="lowest">from 1,001</span></a></li>');
});

test.each([
  ['with dates, when a card says more', { location: 'Murree', checkIn: '2099-01-01', checkOut: '2099-01-02' }],
  ['where nothing is found', { location: 'Murree', price: '1-2' }],
])('%s, the page waits for the site', async (_, query) => {
  expect((await page(query)).body).toContain('<p>Wait</p>');
});

test.each([
  ['a later page, of which the site knows where it begins', { location: 'Murree', page: '2' }],
  ['what the form sent without its script', { location: 'Murree', classType: 'Economy' }],
  ['what is refused', { location: 'Murree', price: '2000-500' }],
  ['a place too long to be one', { location: 'x'.repeat(500) }],
])('%s is for the site to ask', async (_, query) => {
  const { status, body } = await page(query);
  expect([status, body]).toEqual([200, '<p>Wait</p><!--answer-->']);
});

test('in Urdu places have their names in Urdu', async () => {
  const { body } = await page({ location: 'hunza', language: 'ur' });
  expect(body).toMatch(/^<h1><bdi lang="ur">وادیِ ہنزہ<\/bdi><\/h1><ul><li data-card="eager">وادیِ ہنزہ<\/li>/);
  expect(body).not.toContain('<!--places');
});

test('in Urdu it is the page in Urdu', async () => {
  expect((await page({ location: 'Atlantis', language: 'ur' })).body).toMatch(/^<p>رکیں<\/p>/);
});

test('where no site has been put up, a page all the same', async () => {
  await objectStore({});
  passTime(600);
  const { status, body } = await call(handler, { query: { location: 'Murree' } });
  expect([status, body]).toEqual([
    200,
    expect.stringContaining('<a href="/user/room-details/pine01?room=1">Pine House</a>'),
  ]);
});
