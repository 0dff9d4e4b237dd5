import { expect, type Page, test } from '@playwright/test';
import { addDays } from '../../shared/rules/dates.ts';
import { expectClean } from './axe.ts';
import { kept, logInTraveller } from './offline.ts';
import { hotel, reviewRequest, someDay } from './stays.ts';

test.use({ serviceWorkers: 'allow' });

/** The name stands between marks of its direction. */
const isSent = /There is a connection again: your request for .* is sent/;

/** Writes a request, and presses Send where there is no network. @returns its days, and how many requests have left since */
async function sendOffline(page: Page) {
  const arrival = someDay();
  const checkOut = addDays(arrival, 2);
  await reviewRequest(page, arrival, checkOut);
  await kept(page);
  let left = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/user/booking-request')) left += 1;
  });
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send', exact: true }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your request waits for a connection');
  return { arrival, checkOut, sent: () => left };
}

test('a request that is sent without a network waits, and goes once when there is one', async ({ page, context }) => {
  const call = await logInTraveller(page);
  const { sent } = await sendOffline(page);
  await expectClean(page, 'a request that waits');
  await page.goto('/userPendingBookings');
  await expect(page.getByRole('article')).toContainText('Waiting for a connection');
  await expect(page.getByRole('article')).toContainText(hotel.name);

  await context.setOffline(false);
  await expect(page.getByText(isSent)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByText('Answer by')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Answer by')).toBeVisible();
  expect(sent()).toBe(1);
  const id = await page.evaluate(() => localStorage.getItem('UserloginId'));
  expect(await call('get', `/user/bookings/${id}`)).toHaveLength(1);
});

test('one that was written before the site was closed goes when it is opened', async ({ page, context }) => {
  await logInTraveller(page);
  const { sent } = await sendOffline(page);
  await page.close();
  await context.setOffline(false);
  expect(sent()).toBe(0);
  const later = await context.newPage();
  await later.goto('/userAccount');
  await expect(later.getByText(isSent)).toBeVisible();
});
