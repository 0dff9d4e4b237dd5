import { expect, test } from 'vitest';
import { createProperty } from '../../shared/contracts/vendorProperties.ts';
import { parse } from '../../shared/parse.ts';
import { address, form, hotel, issuesOf, room, withHotel } from '../support/sentProperty.ts';

const withRoom = (given: object) => withHotel({ rooms: [{ ...room, ...given }] });
const withAddress = (given: object) => ({ ...form, address: { ...address, ...given } });
const photos = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ imageUrl: `/room-photos/u-${at}/960.webp` }));

test('a sound form is taken, with numbers as numbers and text tidied', () => {
  const sent = { ...form, Location: '  Murree   Hills ', hotelDetail: { ...hotel, name: 'Pine\nHouse' } };
  expect(parse(createProperty.body, sent)).toEqual({
    vendorId: 'owner',
    location: 'Murree Hills',
    address: { ...address, zipCode: 47150 },
    hotel: { name: 'Pine House', description: 'Warm rooms.', classType: 'First' },
    rooms: [{ roomNumber: 101, beds: 1, capacity: 2, price: 4500, available: true, photos: [] }],
  });
});

test.each([
  ['no name', withHotel({ name: ' ' }), 'hotelDetail.name', 'Name is required'],
  ['a long name', withHotel({ name: 'x'.repeat(81) }), 'hotelDetail.name', 'Name must have 80 characters at most'],
  [
    'a long description',
    withHotel({ description: 'x'.repeat(2001) }),
    'hotelDetail.description',
    'Description must have 2,000 characters at most',
  ],
  [
    'another class',
    withHotel({ classType: 'Royal' }),
    'hotelDetail.classType',
    'Class type must be one of Economy, First, Business',
  ],
  ['no location', { ...form, Location: '' }, 'Location', 'Location is required'],
  ['no city', withAddress({ city: undefined }), 'address.city', 'City is required'],
  [
    'letters as zip code',
    withAddress({ zipCode: 'abcde' }),
    'address.zipCode',
    'Zip code must have 5 digits, such as 47150',
  ],
  ['a short zip code', withAddress({ zipCode: 4715 }), 'address.zipCode', 'Zip code must have 5 digits, such as 47150'],
  [
    'a zip code with a zero in front',
    withAddress({ zipCode: '047150' }),
    'address.zipCode',
    'Zip code must have 5 digits, such as 47150',
  ],
  [
    'a zip code of zeros',
    withAddress({ zipCode: '00000' }),
    'address.zipCode',
    'Zip code must have 5 digits, such as 47150',
  ],
  ['no rooms', withHotel({ rooms: [] }), 'hotelDetail.rooms', 'A property needs one room at least'],
  [
    '101 rooms',
    withHotel({ rooms: Array.from({ length: 101 }, (_, roomNumber) => ({ ...room, roomNumber })) }),
    'hotelDetail.rooms',
    'A property has 100 rooms at most',
  ],
  [
    'one number twice',
    withHotel({ rooms: [room, { ...room, roomNumber: '0101' }] }),
    'hotelDetail.rooms.1.roomNumber',
    'Another room of this property has this number',
  ],
  [
    'a price in words',
    withRoom({ price: 'cheap' }),
    'hotelDetail.rooms.0.price',
    'Price per night must be a whole number from 1 to 1,000,000',
  ],
  [
    'a price with a fraction',
    withRoom({ price: 1500.5 }),
    'hotelDetail.rooms.0.price',
    'Price per night must be a whole number from 1 to 1,000,000',
  ],
  [
    'a price above the highest',
    withRoom({ price: 1_000_001 }),
    'hotelDetail.rooms.0.price',
    'Price per night must be a whole number from 1 to 1,000,000',
  ],
  [
    'no beds',
    withRoom({ No_of_beds: 0 }),
    'hotelDetail.rooms.0.No_of_beds',
    'Number of beds must be a whole number from 1 to 20',
  ],
  [
    'thirteen guests',
    withRoom({ capacity: 13 }),
    'hotelDetail.rooms.0.capacity',
    'Guest capacity must be a whole number from 1 to 12',
  ],
  [
    'a negative number',
    withRoom({ roomNumber: -1 }),
    'hotelDetail.rooms.0.roomNumber',
    'Room number must be a whole number from 0 to 99,999',
  ],
  ['a sixth photo', withRoom({ images: photos(6) }), 'hotelDetail.rooms.0.images', 'A room has 5 photos at most'],
  [
    'a photo from elsewhere',
    withRoom({ images: [{ imageUrl: 'javascript:alert(1)' }] }),
    'hotelDetail.rooms.0.images.0.imageUrl',
    'This photo has not been uploaded. Add it again.',
  ],
])('%s is refused with a sentence at its field', (_, body, path, message) => {
  expect(issuesOf(body)).toEqual([[path, message]]);
});

test('the largest values are taken', () => {
  expect(
    issuesOf(withRoom({ price: 1_000_000, capacity: 12, No_of_beds: 20, roomNumber: 99_999, images: photos(5) })),
  ).toEqual([]);
});

test('all that is wrong is said together', () => {
  const paths = issuesOf({ ...withRoom({ price: '', capacity: '' }), Location: '' }).map(([path]) => path);
  expect(paths).toEqual(['Location', 'hotelDetail.rooms.0.capacity', 'hotelDetail.rooms.0.price']);
});

test.each([
  ['an object without a text', { toString: 1, valueOf: 1 }],
  ['a list', [true]],
  ['another word', 'maybe'],
  ['nothing', ''],
])('an availability that is %s is refused and not guessed', (_, availability) => {
  expect(issuesOf(withRoom({ availability })).map(([path]) => path)).toEqual(['hotelDetail.rooms.0.availability']);
});

test.each(['-0', '+1', '1e2', '0x1', '1.0', '1,000', 'PKR 5'])(
  'a room number written as %s is refused',
  (roomNumber) => {
    expect(issuesOf(withRoom({ roomNumber })).map(([path]) => path)).toEqual(['hotelDetail.rooms.0.roomNumber']);
  },
);

test.each(['12,500', '12 500', 'PKR 12500', '12500/-', '۱۲۵۰۰', 'Rs. 12,500/-', '12500', 12_500])(
  'a price sent as %j is the number 12500',
  (price) => {
    expect(parse(createProperty.body, withRoom({ price })).rooms[0]?.price).toBe(12_500);
  },
);

test.each([undefined, '', '  ', null])('a zip code that is %j is left out, and none is kept', (zipCode) => {
  expect(parse(createProperty.body, withAddress({ zipCode })).address).not.toHaveProperty('zipCode');
});

test('a zip code and a room number in Urdu digits are numbers', () => {
  expect(parse(createProperty.body, withAddress({ zipCode: '۴۷۱۵۰' })).address.zipCode).toBe(47_150);
  expect(parse(createProperty.body, withRoom({ roomNumber: '۱۰۱' })).rooms[0]?.roomNumber).toBe(101);
});

test('rooms that differ in how their prices are written are one kind of rooms', () => {
  const ways = ['12500', '12,500', '12 500', 'PKR 12500', '12500/-', '۱۲۵۰۰', '١٢٥٠٠', '12500/=', 'Rs 12500', '012500'];
  const more = ['Rs.12,500', '12500 PKR', '12500 rs'];
  const rooms = [...ways, ...more].map((price, index) => ({ ...room, price, roomNumber: index }));
  expect(issuesOf(withHotel({ rooms }))).toEqual([]);
});

test('a room number in Urdu digits repeats the same number in English ones', () => {
  const rooms = [room, { ...room, roomNumber: '۱۰۱' }];
  expect(issuesOf(withHotel({ rooms })).map(([path]) => path)).toEqual(['hotelDetail.rooms.1.roomNumber']);
});

test('two rooms with the number 0 are refused, however it is written', () => {
  const body = withHotel({
    rooms: [
      { ...room, roomNumber: '0' },
      { ...room, roomNumber: '00' },
    ],
  });
  expect(issuesOf(body).map(([path]) => path)).toEqual(['hotelDetail.rooms.1.roomNumber']);
});
