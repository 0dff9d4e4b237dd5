import { expect, test } from '@playwright/test';
import { addDays } from '../../shared/rules/dates.ts';
import { expectClean } from './axe.ts';
import { confirmOnPage } from './inbox.ts';
import { signUp } from './people.ts';
import { openRequest, someDay } from './stays.ts';

test.skip(({ isMobile }) => !isMobile, 'The form is the same beside the room as on a phone.');

test('two rooms are asked for by keyboard, looked over with their total, and listed with it', async ({ page }) => {
  const arrival = someDay();
  await confirmOnPage(page, 'user', await signUp(page, 'user'));
  await openRequest(page, arrival, addDays(arrival, 2));
  await expect(page.getByText('2 nights × PKR 7,800 = PKR 15,600')).toBeVisible();
  await page.getByRole('button', { name: 'Add a room: 2 guests, 1 bed' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 rooms · 2 nights × PKR 15,600 = PKR 31,200')).toBeVisible();
  await expect(page.getByText('Up to 4')).toBeVisible();
  await page.getByRole('button', { name: 'Add rooms of another kind' }).click();
  await page.getByRole('button', { name: 'Add a room: 4 guests, 2 beds' }).click();
  await expectClean(page, 'the form with several rooms');
  await page.getByRole('button', { name: 'Remove a room: 4 guests, 2 beds' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look it over, then send');
  await expect(page.getByText('2 rooms: 2 guests, 1 bed')).toBeVisible();
  await expect(page.getByText('Room 1, or another of the same kind if it is taken.')).toBeVisible();
  await expectClean(page, 'the request for several rooms');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your request is sent');
  await expect(page.getByRole('article')).toContainText('PKR 31,200');
});
