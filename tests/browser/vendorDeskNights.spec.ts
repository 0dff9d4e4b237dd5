import { expect, type Page, test } from '@playwright/test';
import type { getRoomCalendar } from '../../shared/contracts/nights.ts';
import type { Reply } from '../../shared/endpoint.ts';
import { addMonths } from '../../shared/rules/dates.ts';
import { nightsOf } from '../../shared/rules/stays.ts';
import { expectClean } from './axe.ts';
import { dayIn, nameOf, openGuest, openHotel } from './requests.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'America/Los_Angeles' });

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

test('nights are closed and opened again by keyboard, far from Pakistan too', async ({ page }) => {
  const { propertyId } = await openHotel(page);
  const free = async () => {
    const answer = await page.request.get(`/api/rooms/${propertyId}/102/calendar`);
    const { rooms } = ((await answer.json()) as Reply<typeof getRoomCalendar>).data;
    const taken = rooms.find(({ roomNumber }) => roomNumber === 102)?.taken ?? [];
    return taken.flatMap(({ from, to }) => nightsOf(from, to));
  };
  await page.goto('/calendar');
  const night = (room: number, day: string) =>
    page.getByRole('button', { name: new RegExp(`^Room ${room}, ${nameOf(day)}(, .+)?: `) });
  await page.getByRole('button', { name: 'Next month' }).click();
  const month = addMonths(dayIn(0).slice(0, 7), 1);
  await expect(page).toHaveURL(`/calendar?month=${month}`);
  const day = (number: string) => `${month}-${number}`;

  await night(101, day('01')).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(night(102, day('02'))).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  const panel = page.getByRole('region', { name: /^Room 102, 2 to 4/ });
  await expect(panel).toContainText('3 nights to close');
  await panel.getByLabel('Note').fill('Painting');
  await expectClean(page, 'nights that are chosen');
  await page.keyboard.press('Enter');
  await expect(messages(page).getByText('The nights are closed.')).toBeVisible();
  await expect(night(102, day('02'))).toHaveAccessibleName(/, 2 to 5 .+: closed: Painting$/);
  await expect(night(102, day('02'))).toHaveText('Painting');
  expect(await free()).toEqual([day('02'), day('03'), day('04')]);

  await night(102, day('02')).focus();
  await page.keyboard.press('Space');
  const held = page.getByRole('region', { name: /^Room 102, 2 to 5/ });
  await held.getByLabel('First night').fill(day('03'));
  await held.getByLabel('Last night').fill(day('03'));
  await expectClean(page, 'a closing that is looked at');
  await page.getByRole('button', { name: 'Open these nights of room 102' }).click();
  await expect(messages(page).getByText('The nights are open.')).toBeVisible();
  await expect(night(102, day('03'))).toHaveAccessibleName(/: free$/);
  expect(await free()).toEqual([day('02'), day('04')]);
});

test('a house is closed for the winter in one act, but for its guests, and opened as one', async ({ page }) => {
  const { vendorId, propertyId, call } = await openHotel(page);
  const id = await (await openGuest(page, 'Amna Sheikh')).ask(propertyId, 101, [60, 62]);
  await call('put', `/vendor/accept-bookingRequest/${vendorId}?bookingRequestId=${id}`);
  const month = addMonths(dayIn(0).slice(0, 7), 1);
  await page.goto(`/calendar?month=${month}`);
  await page.getByRole('button', { name: new RegExp(`^Room 102, ${nameOf(`${month}-05`)}: free`) }).click();
  await page.getByLabel('Last night').fill(dayIn(200));
  await page.getByLabel('Rooms', { exact: true }).selectOption({ label: 'The house, all 2 rooms' });
  await page.getByLabel('Note').fill('Winter');
  await page.getByRole('button', { name: 'Close nights' }).click();
  await expect(messages(page).getByText('The nights are closed.')).toBeVisible();
  const closings = page.getByRole('region', { name: 'Closed by you' });
  await expect(closings).toContainText('the house, Winter');
  await expect(closings).toContainText(/Left out: room 101, .+ \(booked\)/);
  await expectClean(page, 'a house that is closed');
  await closings.getByRole('button', { name: /^Open all/ }).click();
  await expect(messages(page).getByText('The nights are open.')).toBeVisible();
  await expect(closings).toHaveCount(0);
});

test('the dashboard shows who comes, what he pays, and nothing wider than the screen', async ({ page }) => {
  const { vendorId, propertyId, call } = await openHotel(page);
  const id = await (await openGuest(page, 'Amna Sheikh')).ask(propertyId, 101, [1, 2]);
  await call('put', `/vendor/accept-bookingRequest/${vendorId}?bookingRequestId=${id}`);
  await page.goto(`/calendar?month=${dayIn(1).slice(0, 7)}`);
  const stay = page.getByRole('button', { name: /^Room 101, .+: booked by Amna Sheikh$/ });
  await expect(stay).toHaveText('Amna Sheikh');
  await stay.click();
  await expect(page.getByRole('region', { name: /^Room 101/ })).toContainText('Booked by Amna Sheikh');
  await page.goto('/figures');
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('row').filter({ hasText: 'PKR\u00a02,500' })).toHaveCount(1);
  await expectClean(page);
});
