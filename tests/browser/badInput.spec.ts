import { expect, test } from '@playwright/test';

test('a search with minimum above maximum says so at the field and keeps what was typed', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByLabel('Min guests').fill('5');
  await page.getByRole('button', { name: 'Search' }).click();
  const field = page.getByLabel('Min guests');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveValue('5');
  await expect(field).toHaveAccessibleDescription(/maximum|more than/i);
  await expect(page).toHaveURL('/');
});

test('a price outside the documented bounds is refused at the field', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByLabel('Max price').fill('7000');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByLabel('Max price')).toHaveAccessibleDescription(/6,?000/);
});

test('an address with a search that cannot be shows the sentence of the server', async ({ page }) => {
  await page.goto('/search?location=Murree&price=900-100');
  await expect(page.getByText('Minimum price must not be above the maximum').first()).toBeVisible();
});

test('a search that finds nothing offers ways on', async ({ page }) => {
  await page.goto('/search?location=Atlantis');
  await expect(page.getByText('No rooms match this search.')).toBeVisible();
  await page.getByRole('link', { name: 'Hunza Valley' }).first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a room that is not listed says so and leads on', async ({ page }) => {
  await page.goto('/user/room-details/nowhere');
  await expect(page.getByText('This room is not listed any more.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('when the API cannot be reached the page says what to do, and a press mends it', async ({ page }) => {
  await page.route('**/api/rooms**', (route) => route.abort());
  await page.goto('/HotelsMurree');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/rooms**');
  await page.getByRole('button', { name: /try again/i }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a room without its picture keeps its place with a drawn one', async ({ page }) => {
  await page.route('**/room-photos/**', (route) => route.abort());
  await page.goto('/HotelsMurree');
  const picture = page.getByRole('article').first().locator('img');
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('an unknown address says so and leads home', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/no-such-page/);
});
