import { expect, type Page, test } from '@playwright/test';
import { signUp } from './people.ts';
import { openWishes } from './wishes.ts';

/** What is said in toasts at this moment. */
function toasts(page: Page) {
  return page.getByRole('region', { name: 'Messages' }).getByRole('paragraph');
}

test('a search with minimum above maximum says so at the field and keeps what was typed', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByLabel('Sleeps at least').fill('5');
  await page.getByRole('button', { name: 'Search' }).click();
  const field = page.getByLabel('Sleeps at least');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveValue('5');
  await expect(field).toHaveAccessibleDescription(/maximum|more than/i);
  await expect(page).toHaveURL('/');
});

test('a price that no room can have is refused at the field', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await openWishes(page);
  await page.getByLabel('Max price').fill('7000000');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByLabel('Max price')).toHaveAccessibleDescription(/1,?000,?000/);
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
  await expect(page.getByRole('main').getByText('This room is not listed any more.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test('when the API cannot be reached the page says what to do, and a press mends it', async ({ page }) => {
  await page.route('**/api/rooms**', (route) => route.abort());
  await page.goto('/HotelsMurree');
  const sentence = 'Sarai cannot be reached. Check your connection and try again.';
  await expect(page.getByRole('main').getByRole('alert')).toContainText(sentence);
  await expect(toasts(page)).toHaveText([sentence]);
  await page.unroute('**/api/rooms**');
  await page.getByRole('button', { name: /try again/i }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
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

test('a vendor whose figures and list both fail is told once, in the words of the server', async ({ page }) => {
  await signUp(page, 'vendor');
  const message = 'Sarai cannot answer right now. Please try again in a moment.';
  const outage = { status: 503, json: { message, code: 'unavailable' } };
  await page.route('**/api/vendor/{figures,all-BookingDetails}/**', (route) => route.fulfill(outage));
  await page.goto('/dashboard');
  await expect(page.getByRole('main').getByRole('alert').first()).toContainText(message);
  await expect(toasts(page)).toHaveText([message]);
});

test('a vendor who types a short password at the login is told so without a call', async ({ page }) => {
  let calls = 0;
  await page.route('**/api/vendor/login', (route) => {
    calls += 1;
    return route.abort();
  });
  await page.goto('/vendorLogin');
  await page.getByLabel('Email').fill('zarmina@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Deo@24x');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
  expect(calls).toBe(0);
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
