import { mkdirSync } from 'node:fs';
import { type APIRequestContext, type APIResponse, expect, type Page } from '@playwright/test';
import { addDays, today } from '../../shared/rules/dates.ts';
import { runFolder } from './ports.ts';

/** A room of the sample vendor whose login is known. */
export const hotel = { id: 'hbdb80qbvcez', name: 'Kashmir Point Terrace', room: 1, twin: 2, price: 'PKR 7,800' };

export const roomPage = `/HotelsMurree/user/room-details/${hotel.id}?room=${hotel.room}`;

/** A day that no other test of this run chooses, with the day before it and four after it. */
export function someDay(): string {
  for (let ahead = 60; ahead <= 350; ahead += 6) {
    if (isClaimed(ahead)) return addDays(today(), ahead);
  }
  throw new Error('Every day of the room is chosen by a test of this run.');
}

/** Claims days for this test; tests run in several processes, and only one of them can make a folder. */
function isClaimed(ahead: number): boolean {
  const folder = `${runFolder}/days`;
  mkdirSync(folder, { recursive: true });
  try {
    mkdirSync(`${folder}/${ahead}`);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** The name of a day in the calendar: "Sunday 12 July 2027". */
export function dayName(day: string): string {
  const whole = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-GB', whole).format(new Date(`${day}T00:00:00Z`)).replace(',', '');
}

/** Calls the API as the owner of that hotel. */
export async function asOwner(request: APIRequestContext) {
  const login = await request.post('/api/vendor/login', {
    data: { email: 'vendor@sarai.example', password: 'Vendor@2024' },
  });
  const { data } = await login.json();
  const headers = { Authorization: `Bearer ${data.token}` };
  const mustBeTaken = async (answer: APIResponse) => expect(answer.ok(), await answer.text()).toBe(true);
  return {
    /** Closes nights of all rooms of the kind, from a day on and before another. */
    close: async (from: string, to: string) => {
      const closing = { roomNumbers: [hotel.room, hotel.twin], from, to };
      await mustBeTaken(await request.post(`/api/vendor/closings/${hotel.id}`, { headers, data: closing }));
    },
    accept: async (bookingRequestId: string) => {
      const path = `/api/vendor/accept-bookingRequest/${data.user._id}?bookingRequestId=${bookingRequestId}`;
      await mustBeTaken(await request.put(path, { headers }));
    },
  };
}

/** Opens the form of the room, with days typed into it. */
export async function openRequest(page: Page, checkIn: string, checkOut: string): Promise<void> {
  await page.goto(roomPage);
  await page.getByRole('button', { name: 'Book Now' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByLabel('Check-in', { exact: true }).fill(checkIn);
  await page.getByLabel('Check-out', { exact: true }).fill(checkOut);
}

/** From the form to the page where it is sent, for somebody who is logged in. */
export async function reviewRequest(page: Page, checkIn: string, checkOut: string): Promise<void> {
  await openRequest(page, checkIn, checkOut);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look it over, then send');
}
