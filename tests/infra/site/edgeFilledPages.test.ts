import { expect, test } from 'vitest';
import { roomPageFunction, searchPageFunction } from '../../../infra/site/edge.ts';
import { atTheEdge, chose } from '../../support/edge.ts';

test.each([
  ['/user/room-details/p1', { language: 'en' }],
  ['/room-details/p1/', { language: 'en' }],
  ['/HotelHunza/user/room-details/p1', { language: 'en' }],
  ['/ur/HotelHunza/room-details/p1', { language: 'ur' }],
  ['/ur/user/room-details/p1', { language: 'ur' }],
])('the page of the room %s is asked of the API in its language', (uri, query) => {
  const asked = atTheEdge(roomPageFunction(), { uri });
  expect(asked.uri).toBe('/room-pages/p1');
  expect(asked.querystring).toEqual({ language: { value: query.language } });
});

test('of the query the number of the room is left, by which pages are kept', () => {
  const querystring = { room: { value: '7' }, checkIn: { value: '2027-01-01' }, language: { value: 'x' } };
  const asked = atTheEdge(roomPageFunction(), { uri: '/user/room-details/p1', querystring });
  expect(asked.querystring).toEqual({ language: { value: 'en' }, room: { value: '7' } });
  const mangled = atTheEdge(roomPageFunction(), { uri: '/room-details/p1', querystring: { room: { value: '7a' } } });
  expect(mangled.querystring).toEqual({ language: { value: 'en' } });
});

test.each([
  ['/room-details/a%2Fb', 'en'],
  ['/ur/room-details/a%2Fb', 'ur'],
])('what is no id is asked for as one that is nowhere, in the language of the page: %s', (uri, value) => {
  const asked = atTheEdge(roomPageFunction(), { uri });
  expect([asked.uri, asked.querystring]).toEqual(['/room-pages/-', { language: { value } }]);
});

test.each([
  ['/search', 'en'],
  ['/ur/search', 'ur'],
])(
  'the results at %s are asked of the API in their language, by what of the query is part of a search',
  (uri, value) => {
    const querystring = {
      location: { value: 'Hunza' },
      price: { value: '1-2' },
      facts: { value: 'x'.repeat(601) },
      utm_source: { value: 'x' },
      language: { value: 'x' },
    };
    const asked = atTheEdge(searchPageFunction(), { uri, querystring });
    expect(asked.uri).toBe('/search-pages');
    const { location, price } = querystring;
    expect(asked.querystring).toEqual({ language: { value }, location, price });
  },
);

test.each([
  ['a room', '/user/room-details/p1', roomPageFunction()],
  ['results', '/search', searchPageFunction()],
])('the page of %s is asked for without a token, for it is one for all', (_, uri, source) => {
  const headers = { authorization: { value: 'Bearer u.1.x' }, host: { value: 'sarai.example' } };
  expect(atTheEdge(source, { uri, headers }).headers).toEqual({ host: { value: 'sarai.example' } });
});

test('the results are redirected to the language of their reader, with their whole query', () => {
  const querystring = { location: { value: 'Hunza' }, utm_source: { value: 'x' } };
  const { headers } = atTheEdge(searchPageFunction(), { uri: '/search', querystring, ...chose('ur') });
  expect(headers.location.value).toBe('/ur/search?location=Hunza&utm_source=x');
});

test('the page of a room is redirected to the language of its reader too, with its whole query', () => {
  const querystring = { room: { value: '7' }, checkIn: { value: '2027-01-01' } };
  const { headers } = atTheEdge(roomPageFunction(), { uri: '/user/room-details/p1', querystring, ...chose('ur') });
  expect(headers.location.value).toBe('/ur/user/room-details/p1?room=7&checkIn=2027-01-01');
});
