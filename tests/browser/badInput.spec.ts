import { expect, type Page, test } from '@playwright/test';

/** The toasts at this moment. */
function toasts(page: Page) {
  return page.getByRole('button', { name: 'Dismiss' });
}

test('an address with a search that cannot be shows the sentence of the server', async ({ page }) => {
  await page.goto('/search?location=Murree&price=900-100');
  await expect(page.getByText('Minimum price must not be above the maximum').first()).toBeVisible();
});

test('featured rooms that cannot be read are left out without a word', async ({ page }) => {
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/hotelRooms'));
  await page.route('**/api/hotelRooms**', (route) => route.abort());
  await page.goto('/');
  await page.keyboard.press('End');
  await refused;
  await expect(page.getByText('Stay at our top unique properties')).toBeHidden();
  await expect(toasts(page)).toHaveCount(0);
});

test('a picture that does not load is said in its place', async ({ page }) => {
  await page.route('**/room-photos/**', (route) => route.abort());
  await page.goto('/HotelsMurree');
  await expect(page.getByRole('article').first().getByText('Photo not loaded')).toBeVisible();
});

test('an unknown address says so and leads home', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/no-such-page/);
});
