import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

const pages = [
  '/',
  '/search?location=Murree&class=Economy&guests=1-2&price=500-2000',
  '/search?location=Atlantis',
  '/Hotels',
  '/firstclass',
  '/Economyclass',
  '/Businessclass',
  '/HotelsMurree',
  '/HotelSawat',
  '/HotelHunza',
  '/user/room-details/nowhere',
  '/destinations',
  '/aboutUs',
  '/contactUs',
  '/privacyPolicy',
  '/Hunza',
  '/login',
  '/signup',
  '/userLogin',
  '/vendorLogin',
  '/usersignup',
  '/vendorsignup',
  '/sendUserOTP',
  '/sendVendorOTP',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    for (const path of pages) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      });
    }
  });
}

test('axe finds nothing on a room', async ({ page }) => {
  await page.goto('/HotelHunza');
  await page.getByRole('link', { name: 'Check Prices' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test('no page is wider than the screen', async ({ page }) => {
  for (const path of pages) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over, path).toBeLessThanOrEqual(0);
  }
});

test('a search can be made with the keyboard alone', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const location = page.getByRole('combobox', { name: 'Location' });
  await location.focus();
  await location.press('ControlOrMeta+a');
  await page.keyboard.type('Skardu');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/location=Skardu/);
});
