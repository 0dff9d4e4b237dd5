import { expect, test } from 'vitest';
import type { Details } from '../../../functions/rooms/roomDetails.ts';
import { missingRoomPage, roomPage } from '../../../functions/rooms/roomPage.ts';
import { unknownOrigin } from '../../../shared/siteOrigin.ts';

const template = `<title>{{name}}, Room {{number}}</title>
<meta content="{{place}} · PKR {{price}} · {{about}}">
<link rel="canonical" href="${unknownOrigin}/user/room-details/{{id}}">
<meta property="og:image" content="${unknownOrigin}/room-photos/u-photo-of-the-room/960.webp">
<!--data-->
<picture class="c"><source type="image/avif" srcset="/room-photos/u-photo-of-the-room/320.avif 320w"><img src="/room-photos/u-photo-of-the-room/960.webp"></picture>
<p lang="{{lang}}">{{about}}</p>
<!--answer-->`;

const room = {
  ...{ _id: 'r1', roomNumber: 7, membersCapacity: 3, No_of_beds: 2, price: 12_500, availability: true },
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

/** What stands in an element that is no script. */
function dataIn(html: string, type: string) {
  const [, text] = new RegExp(`<script type="${type}"[^>]*>(.*?)</script>`, 's').exec(html) ?? [];
  return JSON.parse(text ?? 'null');
}

test("a room's own words stand where the template has slots for them", () => {
  const html = roomPage(template, { asked, details: details(), origin });
  expect(html).toContain('<title>Baltit Inn, Room 7</title>');
  expect(html).toContain('content="Hunza Valley · PKR 12,500 · Apricots &amp; tea."');
  expect(html).toContain('href="https://sarai.example/user/room-details/p1"');
  expect(html).toContain('content="https://sarai.example/room-photos/u-abc/960.webp"');
  expect(html).not.toMatch(/\{\{|u-photo-of-the-room/);
});

test('a place that the template knows has its name there, whatever its letters, and no other', () => {
  const inUrdu = `<!--places ${JSON.stringify({ 'Hunza Valley': 'وادیِ ہنزہ' })}-->{{place}}`;
  const at = (Location: string) => {
    const shown = details();
    return roomPage(inUrdu, { asked, details: { ...shown, roomDetails: { ...shown.roomDetails, Location } }, origin });
  };
  expect([at('Hunza Valley'), at('hunza valley'), at('constructor')]).toEqual([
    'وادیِ ہنزہ',
    'وادیِ ہنزہ',
    'constructor',
  ]);
});

test('what an owner wrote is text and never a part of the page', () => {
  const name = '</title><script>alert(1)</script>"><img src=x>';
  const html = roomPage(template, { asked, details: details({ name, description: '{{id}} <!--answer-->' }), origin });
  expect(html).not.toContain('<script>');
  expect(html).not.toContain('<img src=x>');
  expect(dataIn(html, 'application/json').answer.data.roomDetails.hotels[0].name).toBe(name);
});

test('the answer of the API is there, under the request that the site would ask', () => {
  const html = roomPage(template, { asked, details: details(), origin });
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
  const first = roomPage(template, { asked: { roomId: 'p1' }, details: details(), origin });
  expect(dataIn(first, 'application/json').request.query).toEqual({});
});

test('what the contract of the answer does not name stays behind', () => {
  const secret = Object.assign(details(), { secret: 'of the vendor' });
  expect(roomPage(template, { asked, details: secret, origin })).not.toContain('of the vendor');
});

test('search engines read the hotel, its rooms as offers, and what guests made of it', () => {
  const [hotel, crumbs] = dataIn(roomPage(template, { asked, details: details(), origin }), 'application/ld\\+json')[
    '@graph'
  ];
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

test('a sample photo is there in one format alone', () => {
  const html = roomPage(template, { asked, details: details({ photo: 'bed-1' }), origin });
  expect(html).toContain('<picture class="c"><img src="/room-photos/bed-1/960.webp"></picture>');
});

test('a room without a photo has no picture, in previews neither', () => {
  const html = roomPage(template, { asked, details: details({ photo: null }), origin });
  expect(html).not.toMatch(/<picture|og:image/);
});

test('a text in Urdu says that it is', () => {
  const html = roomPage(template, { asked, details: details({ description: 'چائے اور خوبانی، free wifi' }), origin });
  expect(html).toContain('<p lang="ur">');
});

test('a stage without an address that lasts tells search engines nothing', () => {
  const html = roomPage(template, { asked, details: details(), origin: undefined });
  expect(html).not.toMatch(/ld\+json|canonical|og:image/);
});

test('before the site is put up the page can be read without it', () => {
  const html = roomPage(undefined, { asked, details: details(), origin });
  expect(html).toMatch(/<h1>Baltit Inn<\/h1><p>Hunza Valley<\/p><p>Apricots &amp; tea.<\/p>/);
  expect(missingRoomPage(undefined)).toContain('Room not found');
});
