import { expect, test } from '@playwright/test';
import { addDays } from '../../shared/rules/dates.ts';
import { expectClean } from './axe.ts';
import { confirmOnPage } from './inbox.ts';
import { fillSignup, newEmail, signUp } from './people.ts';
import { asOwner, dayName, hotel, openRequest, reviewRequest, roomPage, someDay } from './stays.ts';

test.skip(({ isMobile }) => !isMobile, 'The form is the same beside the room as on a phone.');
test.use({ timezoneId: 'America/Los_Angeles' });

test('days are chosen by keyboard, far from Pakistan too, and no taken night is', async ({ page, request }) => {
  const arrival = someDay();
  const [second, taken, after] = [1, 2, 4].map((days) => addDays(arrival, days)) as [string, string, string];
  await (await asOwner(request)).close(taken, after);
  await openRequest(page, arrival, '');
  const day = (which: string) => page.getByRole('button', { name: dayName(which) });
  const checkIn = page.getByLabel('Check-in', { exact: true });
  const checkOut = page.getByLabel('Check-out', { exact: true });

  await day(arrival).focus();
  await page.keyboard.press('Enter');
  await expect(checkIn).toHaveValue('');
  await page.keyboard.press('Enter');
  await expect(checkIn).toHaveValue(arrival);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(day(taken)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(day(taken)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(checkOut).toHaveValue(taken);
  await expect(checkIn).toHaveValue(arrival);
  await expect(page.getByText('2 nights × PKR 7,800 = PKR 15,600')).toBeVisible();

  await expectClean(page, 'the form');
  await checkIn.fill(second);
  await checkOut.fill(addDays(after, 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(/The night from .* is taken/)).toBeVisible();
  await expect(page).toHaveURL(roomPage);
});

test('what was chosen survives sign-up, reload and a lost answer, is sent once, listed and taken back', async ({
  page,
}) => {
  const arrival = someDay();
  const checkOut = addDays(arrival, 3);
  const asked = `to ask for ${hotel.name}, \\d+ .*to \\d+ \\w+`;
  await openRequest(page, arrival, checkOut);
  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.getByLabel('Note for the owner').fill('We come late.');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('link', { name: 'I have a password' }).click();
  await expect(page.getByText(new RegExp(`Log in ${asked}`))).toBeVisible();
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByText(new RegExp(`Sign up ${asked}`))).toBeVisible();
  const email = newEmail();
  await fillSignup(page, 'user', { Email: email });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/sendBookingRequest');
  await confirmOnPage(page, 'user', email);
  await page.reload();
  await expect(page.getByText('3 nights × PKR 7,800 = PKR 23,400')).toBeVisible();
  await expect(page.getByText('We come late.')).toBeVisible();
  await expectClean(page, 'the request before it is sent');

  let arrived = 0;
  await page.route('**/api/user/booking-request', async (route) => {
    arrived += 1;
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Send', exact: true }).dblclick();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('it is sent once');
  expect(arrived).toBe(1);
  await page.unroute('**/api/user/booking-request');
  await page.getByRole('button', { name: 'Send', exact: true }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your request is sent');
  await expectClean(page, 'a request that was sent');

  await page.goto('/userPendingBookings');
  const card = page.getByRole('article');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('PKR 23,400');
  for (const [name, value] of [
    ['Stay', /3 nights/],
    ['Room', /Room 1, .*bed/],
    ['Total', /PKR.7,800 a night/],
  ] as const) {
    await expect(card.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')).toHaveText(
      value,
    );
  }
  await expect(card.getByText('Answer by')).toBeVisible();
  await card.getByRole('button', { name: 'Take back the request' }).click();
  await expect(page.getByRole('dialog')).toContainText('The owner is told');
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(card.getByText('Taken back by you')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No Pending Bookings')).toBeVisible();
});

test('once accepted, host and voucher are there without a reload', async ({ page, request }) => {
  await confirmOnPage(page, 'user', await signUp(page, 'user'));
  const arrival = someDay();
  await reviewRequest(page, arrival, addDays(arrival, 1));
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page).toHaveURL(/booking=/);
  const id = new URL(page.url()).searchParams.get('booking') ?? '';
  await page.goto('/userbookings');
  await expect(page.getByText('Answer by')).toBeVisible();
  await (await asOwner(request)).accept(id);
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/923001234567', {
    timeout: 40_000,
  });
  await expectClean(page, 'an accepted booking');
  await page.getByRole('link', { name: /^Voucher [0-9A-Z]{4}-[0-9A-Z]{4}$/ }).click();
  await expect(page.getByText('To pay at the hotel')).toBeVisible();
  await expectClean(page);
});
