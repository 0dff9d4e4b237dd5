import { describe, expect, test } from 'vitest';
import { destinationPath, listAround, loginPath, roomPath, safeNext } from '../../web/src/paths.ts';

const room = { propertyId: 'p1', roomNumber: 102 };

describe("a room's address", () => {
  test.each([
    ['/firstclass', '/firstclass/user/room-details/p1?room=102'],
    ['/hotelsmurree', '/HotelsMurree/user/room-details/p1?room=102'],
    ['/HotelHunza/room-details/p2', '/HotelHunza/user/room-details/p1?room=102'],
    ['/userAccount', '/userAccount/user/room-details/p1?room=102'],
    ['/Hotels', '/user/room-details/p1?room=102'],
    ['/', '/user/room-details/p1?room=102'],
  ])('from %s is %s', (from, address) => {
    expect(roomPath(room, from)).toBe(address);
  });

  test('keeps the days of a stay, and no day alone', () => {
    const days = { checkIn: '2027-07-12', checkOut: '2027-07-15' };
    expect(roomPath(room, '/search', days)).toBe(
      '/user/room-details/p1?room=102&checkIn=2027-07-12&checkOut=2027-07-15',
    );
    expect(roomPath(room, '/search', { checkIn: days.checkIn })).toBe('/user/room-details/p1?room=102');
  });

  test('names the list that it stands under', () => {
    expect(listAround('/HOTELSAWAT/user/room-details/p1')).toBe('/HotelSawat');
  });
});

test('login keeps the whole address to come back to', () => {
  expect(loginPath('/user/room-details/p1?room=102')).toBe('/login?next=%2Fuser%2Froom-details%2Fp1%3Froom%3D102');
});

test('a destination without a page of its own is a filter of all hotels', () => {
  expect([destinationPath('hunza'), destinationPath('skardu')]).toEqual(['/HotelHunza', '/Hotels?city=Skardu']);
});

test('login of a role, without anywhere to come back to, is its bare address', () => {
  expect([loginPath(undefined, '/userLogin'), loginPath('/dashboard', '/vendorLogin')]).toEqual([
    '/userLogin',
    '/vendorLogin?next=%2Fdashboard',
  ]);
});

describe('the address to come back to', () => {
  test.each(['/', '/userAccount?page=2', '/user/room-details/p1?room=102#photos', '/search?location=سوات'])(
    'may be %s',
    (next) => expect(safeNext(next)).toBe(next),
  );

  test.each([
    '//example.com',
    '/\\example.com',
    '/\t/example.com',
    '/\n/example.com',
    '/a\\b',
    'https://example.com',
    'javascript:alert(1)',
    'userAccount',
    '',
    null,
  ])('may not be %j', (next) => expect(safeNext(next)).toBeUndefined());
});
