import { expect, type Page, test } from '@playwright/test';
import { expectClean } from './axe.ts';
import { signUp } from './people.ts';

const atHouse = { latitude: 36.3241, longitude: 74.6689, accuracy: 12 };

test.use({ geolocation: atHouse, permissions: ['geolocation'] });

const press = (page: Page) => page.getByRole('button', { name: 'I am at the house now' }).click();
const place = (page: Page) => page.getByLabel('Place on the map', { exact: true });
const mayAsk = (page: Page) =>
  page.evaluate(() =>
    (document as unknown as { featurePolicy: { allowsFeature(name: string): boolean } }).featurePolicy.allowsFeature(
      'geolocation',
    ),
  );

test('an owner at the house fills in the place, also without a network', async ({ page, context }) => {
  await signUp(page, 'vendor');
  expect(await mayAsk(page)).toBe(false);
  await page.goto('/createpost');
  expect(await mayAsk(page)).toBe(true);
  await context.setOffline(true);
  await press(page);
  await expect(place(page)).toHaveValue('36.32410, 74.66890');
  await expect(page.getByText('This is where you are, within 12 m.')).toBeVisible();
  await expectClean(page);
  await context.setGeolocation({ ...atHouse, accuracy: 900 });
  await press(page);
  await expect(page.getByText('Your phone knows only within 900 m where you are.')).toBeVisible();
});

test('a form that was reached from another page is loaded once more, and keeps what was typed', async ({ page }) => {
  await signUp(page, 'vendor');
  await page.getByRole('link', { name: 'Create Post' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill('Cedar Lodge');
  expect(await mayAsk(page)).toBe(false);
  await press(page);
  await expect(place(page)).toHaveValue('36.32410, 74.66890');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Cedar Lodge');
  await expect(page).toHaveURL('/createpost');
  expect(await mayAsk(page)).toBe(true);
});

test('an owner whose browser refuses reads what to do', async ({ page, context }) => {
  await context.clearPermissions();
  await signUp(page, 'vendor');
  await page.goto('/createpost');
  await press(page);
  await expect(page.getByText(/^Your browser keeps where you are from this site\./)).toBeVisible();
  await expect(place(page)).toHaveValue('');
});

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a form that is opened without a network may ask too', async ({ page, context }) => {
    await signUp(page, 'vendor');
    await page.goto('/createpost');
    await expect(place(page)).toBeVisible();
    const hasShell = () => page.evaluate(async () => (await caches.match('/app.html')) !== undefined);
    await expect.poll(hasShell, { timeout: 60_000 }).toBe(true);
    await page.reload();
    await expect(place(page)).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    expect(await mayAsk(page)).toBe(true);
  });
});
