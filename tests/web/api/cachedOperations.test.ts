import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, type Operation } from '../../../shared/api.ts';
import { cacheOf } from '../../../web/src/api/cachedOperations.ts';
import { startSession } from '../../../web/src/session.ts';
import { browserStorage } from '../support/browserStorage.ts';

beforeEach(() => vi.stubGlobal('localStorage', browserStorage()));
afterEach(() => vi.unstubAllGlobals());

const operations = Object.keys(api) as Operation[];
const keptOnes = () => operations.filter((operation) => cacheOf(operation) !== undefined);

test('a visitor keeps rooms and lists', () => {
  expect(keptOnes().sort()).toEqual([
    'browseRooms',
    'getComparedRooms',
    'getRoomCalendar',
    'getRoomDetails',
    'getRoomSearch',
    'listFeaturedRooms',
    'listReviews',
  ]);
});

test('a traveller keeps the own bookings and messages too, apart from other accounts', () => {
  startSession({ role: 'user', id: 'amina', token: 'u.amina.secret' });
  const personal = keptOnes().filter((operation) => cacheOf(operation) === 'sarai-answers-of-amina');
  expect(personal.sort()).toEqual([
    'getBookingPayment',
    'getUserBooking',
    'getUserThread',
    'listUserBookings',
    'listUserPendingRequests',
    'listUserThreads',
  ]);
});

test('a vendor reads everything anew but messages', () => {
  startSession({ role: 'vendor', id: 'v1', token: 'v.v1.secret' });
  expect(keptOnes().sort()).toEqual(['getVendorThread', 'listVendorThreads']);
});

test('nothing is kept of what changes something', () => {
  expect(keptOnes().filter((operation) => api[operation].method !== 'GET')).toEqual([]);
});
