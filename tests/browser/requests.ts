import { expect, type Page } from '@playwright/test';
import { addDays, today } from '../../shared/rules/dates.ts';
import { newCity } from './desk.ts';
import { confirmEmail, confirmOnPage } from './inbox.ts';
import { newEmail, password, signUp } from './people.ts';

/** A day so many days from today, as it is in Pakistan. */
export function dayIn(days: number): string {
  return addDays(today(), days);
}

/** A day as pages say it: `Mon 12 July`, with the year where it is another one. */
export function nameOf(day: string): string {
  const year = day.slice(0, 4) === today().slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  const words = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    ...year,
    timeZone: 'UTC',
  });
  return words.format(new Date(`${day}T00:00:00Z`)).replace(',', '');
}

/** Calls the API with a token. */
export function callerOf(page: Page, token: string) {
  const headers = { Authorization: `Bearer ${token}` };
  return async (method: 'get' | 'post' | 'put' | 'delete', path: string, data?: unknown) => {
    const answer = await page.request[method](`/api${path}`, { headers, ...(data !== undefined && { data }) });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()).data;
  };
}

/** A room of a hotel as the API takes it. */
interface ListedRoom {
  roomNumber: number;
  No_of_beds: number;
  capacity: number;
  price: number;
}

const double = { No_of_beds: 2, capacity: 3, price: 2500 };

/** A vendor who is logged in on the page, has confirmed the email and has listed a hotel, with the rooms 101 and 102 unless others are given. */
export async function openHotel(
  page: Page,
  rooms: readonly ListedRoom[] = [101, 102].map((roomNumber) => ({ roomNumber, ...double })),
) {
  const email = await signUp(page, 'vendor');
  await confirmOnPage(page, 'vendor', email);
  const [vendorId = '', token = ''] = await page.evaluate(() =>
    ['VendorloginId', 'VendorToken'].map((key) => localStorage.getItem(key) ?? ''),
  );
  const call = callerOf(page, token);
  const city = newCity();
  const address = { street: '1 River Road', city, state: 'Punjab', country: 'Pakistan', zipCode: 47150 };
  const { _id: propertyId } = await call('post', '/vendor/create-BookingDetails', {
    vendorId,
    Location: city,
    address,
    hotelDetail: {
      ...{ name: `Lodge of ${city}`, description: 'Quiet.', classType: 'Economy' },
      rooms: rooms.map((room) => ({ ...room, images: [] })),
    },
  });
  return { email, vendorId, city, propertyId: propertyId as string, call };
}

/** A traveller of that name, who asks for rooms without a page. */
export async function openGuest(page: Page, name: string) {
  const [firstName = '', lastName = ''] = name.split(' ');
  const email = newEmail();
  const signup = await page.request.post('/api/user/signup', {
    data: {
      firstName,
      lastName,
      email,
      password,
      phoneNumber: '03001234567',
      DateOfBirth: '1992-05-24',
      Gender: 'Female',
    },
  });
  expect(signup.ok(), await signup.text()).toBe(true);
  const { user, token } = (await signup.json()).data;
  await confirmEmail(page.request, 'user', { id: user._id, email, token });
  const call = callerOf(page, token);
  return {
    call,
    /** Asks for nights of a room, by days from today; answers with the id of the request. */
    ask: async (propertyId: string, roomNumber: number, [from, to]: readonly [number, number], note?: string) => {
      const stay = { bookingStartDate: dayIn(from), bookingEndDate: dayIn(to), guests: 2, note };
      return (await call('post', '/user/booking-request', { propertyId, roomNumber, ...stay }))._id as string;
    },
    /** The states of the own bookings, newest first. */
    states: async () => {
      const bookings: { status: string; reason?: string }[] = await call('get', `/user/bookings/${user._id}`);
      return bookings.map(({ status, reason }) => reason ?? status);
    },
  };
}
