import { expect, test } from '@playwright/test';
import { expectClean } from './axe.ts';
import { submit } from './desk.ts';
import { fillLogin } from './people.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const desk = [
  '/dashboard',
  '/calendar',
  '/figures',
  '/calendars',
  '/rates',
  '/createpost',
  '/propertyposts',
  '/updatePost',
  '/bookings',
  '/vendorPendingBookings',
  '/vendorActiveBookings',
  '/acceptBooking',
  '/rejectBooking',
];

test('axe finds nothing on the desk, and nothing is wider than the screen', async ({ page }) => {
  test.slow();
  await page.goto('/vendorLogin');
  await fillLogin(page, 'vendor@sarai.example', 'Vendor@2024');
  await expect(page).toHaveURL('/dashboard');
  for (const path of desk) {
    await page.goto(path);
    if (path === '/createpost') await submit(page).click();
    await expectClean(page);
  }
  await page.goto('/propertyposts');
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await expectClean(page, 'the question before deleting');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('link', { name: /^Edit/ }).first().click();
  await expect(page.getByRole('button', { name: 'Update' })).toBeVisible();
  await expectClean(page);
});
