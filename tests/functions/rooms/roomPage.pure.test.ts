import { expect, test } from 'vitest';
import type { Details } from '../../../functions/rooms/roomDetails.ts';
import { missingRoomPage, roomPage } from '../../../functions/rooms/roomPage.ts';
import type { PageRenderer } from '../../../shared/pageTemplates.ts';
import { unknownOrigin } from '../../../shared/siteOrigin.ts';

const template = `<head><!--head--></head>
<!--page-->
<!--data-->`;

const renderer: PageRenderer = {
  drawPage: (address) => ({
    ...{ address, html: '<h1>Drawn</h1>' },
    head: `<link rel="canonical" href="${unknownOrigin}/user/room-details/p1">\n`,
  }),
};

const room = {
  ...{ _id: 'r1', roomNumber: 7, membersCapacity: 3, No_of_beds: 2, price: 12_500, availability: true },
  kind: 'double',
  images: [{ imgURL: '/room-photos/u-abc/960.webp' }],
};

function details(changes: { name?: string; description?: string; photo?: string | null } = {}): Details {
  const { name = 'Baltit Inn', description = 'Apricots & tea.', photo = 'u-abc' } = changes;
  const images = photo === null ? [] : [{ imgURL: `/room-photos/${photo}/960.webp` }];
  const hotel = { _id: 'p1', classType: 'First', rating: { average: 4.5, count: 2 } };
  return {
    roomDetails: {
      ...{ _id: 'p1', vendorId: 'v1', Location: 'Hunza Valley', location: 'Hunza Valley' },
      address: { street: 'Fort Road', city: 'Karimabad', state: 'Gilgit-Baltistan', country: 'Pakistan' },
      hotels: [{ ...hotel, name, description, rooms: [{ ...room, images }] }],
    },
    vendorInformation: { userName: 'Ali', email: 'ali@sarai.example' },
  } as unknown as Details;
}

const asked = { roomId: 'p1', room: 7 };
const origin = 'https://sarai.example';
const site = { template, renderer, origin };

/** The text of an element that is no script. */
function dataIn(html: string, type: string) {
  const [, text] = new RegExp(`<script type="${type}"[^>]*>(.*?)</script>`, 's').exec(html) ?? [];
  return JSON.parse(text ?? 'null');
}

test('the page is drawn for its address, at the origin of the stage', () => {
  const html = roomPage(site, { asked, details: details() });
  expect(html).toContain('<div id="root" data-page="/user/room-details/p1?room=7"><h1>Drawn</h1></div>');
  expect(html).toContain('href="https://sarai.example/user/room-details/p1"');
});

test('what an owner wrote is text and never a part of the page', () => {
  const name = '</title><script>alert(1)</script>"><img src=x>';
  const html = roomPage(site, { asked, details: details({ name, description: '<!--data--> $&' }) });
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<img src=x>');
  expect(dataIn(html, 'application/json').answer.data.roomDetails.hotels[0].name).toBe(name);
});

test('the answer of the API is there, under the request that the site would ask', () => {
  const html = roomPage(site, { asked, details: details() });
  const { vendorInformation, ...rest } = JSON.parse(JSON.stringify(details()));
  expect(dataIn(html, 'application/json')).toEqual({
    operation: 'getRoomDetails',
    request: { params: { roomId: 'p1' }, query: { room: 7 } },
    answer: {
      message: expect.any(String),
      code: 'room_details',
      // The owner's address would be collected.
      data: { ...rest, vendorInformation: { ...vendorInformation, email: '' } },
    },
  });
  const first = roomPage(site, { asked: { roomId: 'p1' }, details: details() });
  expect(dataIn(first, 'application/json').request.query).toEqual({});
});

test('what the contract of the answer does not name stays behind', () => {
  const secret = Object.assign(details(), { secret: 'of the vendor' });
  expect(roomPage(site, { asked, details: secret })).not.toContain('of the vendor');
});

test('search engines read the hotel, its rooms as offers, and what guests made of it', () => {
  const [hotel, crumbs] = dataIn(roomPage(site, { asked, details: details() }), 'application/ld\\+json')['@graph'];
  expect(hotel).toMatchObject({
    '@type': 'Hotel',
    name: 'Baltit Inn',
    url: 'https://sarai.example/user/room-details/p1',
    image: ['https://sarai.example/room-photos/u-abc/960.webp'],
    address: { addressLocality: 'Karimabad', addressCountry: 'PK' },
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
    makesOffer: [
      {
        price: 12_500,
        priceCurrency: 'PKR',
        itemOffered: { '@type': 'HotelRoom', occupancy: { maxValue: 3 }, bed: { numberOfBeds: 2 } },
      },
    ],
  });
  expect(crumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    'Sarai',
    'Hunza Valley',
    'Baltit Inn',
  ]);
});

test('search engines are told of the place on the map, where the owner has given one', () => {
  const read = (given: Details) =>
    dataIn(roomPage(site, { asked, details: given }), 'application/ld\\+json')['@graph'][0].geo;
  const { roomDetails, ...rest } = details();
  const address = { ...roomDetails.address, spot: { north: 36.3241, east: 74.6689 } };
  expect(read({ ...rest, roomDetails: { ...roomDetails, address } })).toEqual({
    ...{ '@type': 'GeoCoordinates', latitude: 36.3241, longitude: 74.6689 },
  });
  expect(read(details())).toBeUndefined();
});

test('a stage without an address that lasts tells search engines nothing', () => {
  const html = roomPage({ ...site, origin: undefined }, { asked, details: details() });
  expect(html).not.toMatch(/ld\+json|canonical|og:image/);
});

test('before the site is put up there is a page all the same', () => {
  const nowhere = { template: undefined, renderer: undefined, origin };
  expect(roomPage(nowhere, { asked, details: details() })).toContain('<title>Sarai</title>');
  expect(missingRoomPage(undefined)).toContain('Room not found');
});
