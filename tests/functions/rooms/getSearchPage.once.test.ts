import { beforeAll, beforeEach, expect, test } from 'vitest';
import { handler as search } from '../../../functions/handlers/getRoomSearch.ts';
import { handler } from '../../../functions/handlers/getSearchPage.ts';
import { propertyStore } from '../../../functions/properties/propertyStore.ts';
import { addDays, today } from '../../../shared/rules/dates.ts';
import { setForTest } from '../../support/accounts.ts';
import { call } from '../../support/call.ts';
import { objectStore } from '../../support/objectStore.ts';
import { pageRenderers } from '../../support/pageRenderers.ts';
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
  // The page that an earlier test has read has expired.
  passTime(120);
});

const template = '<head><!--head--></head><!--page--><!--data-->';
const templates = {
  '/photos/page-templates/en/results.html': template,
  '/photos/page-templates/ur/results.html': `<html lang="ur">${template}`,
};

const days = { first: addDays(today(), 20), next: addDays(today(), 21) };

const page = async (query: Record<string, string>) => {
  await objectStore(templates);
  pageRenderers();
  return call(handler, { query });
};

/** The answer that a page brings along. */
function answerIn(body: string) {
  const [, text] = /<script type="application\/json" id="answer">(.*)<\/script>/.exec(body) ?? [];
  return text && JSON.parse(text);
}

test('the page is drawn for its address with the rooms that were found, and kept for ten seconds', async () => {
  const { status, body, headers } = await page({ location: 'Murree', sort: '-price' });
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=0, s-maxage=10, stale-if-error=300']);
  expect(body).toContain('<div id="root" data-page="/search?location=Murree&amp;sort=-price"><h1>');
  expect(answerIn(body).answer.data).toHaveLength(8);
});

test('nothing of a drawn page is taken for a place of the template, or for a pattern', async () => {
  expect((await page({ location: 'Murree' })).body).toContain('<h1>/search?location=Murree $& <!--data--></h1>');
});

test('with dates the page has its rooms too', async () => {
  const { body } = await page({ location: 'Murree', checkIn: days.first, checkOut: days.next });
  expect(answerIn(body).request.query).toMatchObject({ checkIn: days.first, checkOut: days.next });
  expect(answerIn(body).answer.data.length).toBeGreaterThan(0);
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

test('the page of a place is the only one that search engines may keep', async () => {
  expect((await page({ location: 'hunza' })).body).not.toContain('noindex');
  for (const [name, wish] of [
    ['price', '500-2000'],
    ['sort', '-price'],
    ['guests', '2-2'],
  ] as const) {
    expect((await page({ location: 'Hunza', [name]: wish })).body).toContain('noindex');
  }
});

test('what an owner wrote ends no element of the answer', async () => {
  const { body } = await page({ location: 'Hunza' });
  expect(body).not.toContain('<b>');
  expect(answerIn(body).answer.data[0].hotels[0].name).toBe('{{id}} <b>ہنزہ کی سرائے</b>');
});

test.each([
  ['a later page, of which the site knows where it begins', { location: 'Murree', page: '2' }],
  ['what the form sent without its script', { location: 'Murree', classType: 'Economy' }],
  ['what is refused', { location: 'Murree', price: '2000-500' }],
  ['a place too long to be one', { location: 'x'.repeat(500) }],
])('%s is for the site to ask', async (_, query) => {
  const { status, body } = await page(query);
  expect([status, answerIn(body)]).toEqual([200, undefined]);
  expect(body).toContain('data-page="/search?');
  expect(body).toContain('noindex');
});

test('in Urdu it is the page in Urdu', async () => {
  const { body } = await page({ location: 'Hunza', language: 'ur' });
  expect(body).toMatch(/^<html lang="ur"><head><title>ur<\/title>/);
});

test('a page that cannot be drawn is left to the site, with its answer', async () => {
  const { status, body } = await page({ location: 'broken' });
  expect([status, body]).toEqual([200, expect.stringContaining('<div id="root" data-page=""></div>')]);
  expect(answerIn(body).operation).toBe('getRoomSearch');
});

test('where no site has been put up, a page all the same', async () => {
  await objectStore({});
  passTime(600);
  setForTest('PAGE_RENDERERS', '/nowhere');
  const { status, body } = await call(handler, { query: { location: 'Murree' } });
  expect(status).toBe(200);
  expect(answerIn(body).answer.data).toHaveLength(8);
});
