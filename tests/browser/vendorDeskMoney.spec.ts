import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { expectClean } from './axe.ts';
import { openHotel } from './requests.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

/** A guest who is at the door, with the price of the night still to pay. */
async function enterWalkIn(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /101, 102/ }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('Gul Khan');
  await page.keyboard.press('Enter');
  await page.keyboard.type('03459876543');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/vendorActiveBookings$/);
}

test('a guest pays at the desk in two presses, his receipt opens without a login, and the books have it', async ({
  page,
  browser,
}) => {
  test.slow();
  await openHotel(page);
  await enterWalkIn(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Check in: Gul Khan' }).click();
  await page.getByRole('button', { name: 'Take cash from Gul Khan' }).click();
  await page.getByRole('button', { name: 'Received' }).click();
  await expect(page.getByRole('button', { name: 'Take cash from Gul Khan' })).toHaveCount(0);

  await page.goto('/vendorActiveBookings');
  await page.getByRole('button', { name: 'Payments of Gul Khan' }).click();
  await expectClean(page, 'the payments of a booking');
  await page.getByRole('link', { name: 'Receipt 1' }).click();
  await expect(page.getByText('This is a receipt, and no tax invoice.')).toBeVisible();
  await expectClean(page, 'a receipt');
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  const guest = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await guest.goto(link);
  await expect(guest.getByRole('heading', { name: 'Receipt 1' })).toBeVisible();

  await page.goto('/books');
  await page.getByLabel('Cash in the morning').fill('2,000');
  await page.getByRole('button', { name: 'Save the count' }).click();
  await expect(page.getByText(/By the lines PKR.[\d,]+ should be there\./)).toBeVisible();
  await expectClean(page, 'the books of a day');
  await page.getByRole('link', { name: 'Month' }).click();
  const save = page.getByRole('button', { name: 'Save as CSV' });
  const [file] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(await readFile(await file.path(), 'utf8')).toContain(',Gul Khan,');
});
