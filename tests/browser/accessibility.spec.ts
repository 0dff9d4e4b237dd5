import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { fillSignup, newEmail, signUp } from './people.ts';

// Colours are judged where they come to rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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

/** What axe says against the page as it stands. */
async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    for (const path of pages) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
    }

    for (const [role, ownPages] of [
      ['user', ['/userAccount', '/updateProfile', '/userbookings', '/vendorprofile']],
      ['vendor', ['/dashboard', '/vendorprofile', '/updateProfile']],
    ] as const) {
      test(`axe finds nothing on the pages of a ${role}`, async ({ page }) => {
        await signUp(page, role);
        await expect(page.getByRole('region', { name: 'Messages' })).toBeVisible();
        expect(await violations(page)).toEqual([]);
        for (const path of ownPages) {
          await page.goto(path, { waitUntil: 'networkidle' });
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          const account = page.getByRole('button', { name: 'My account' });
          if (await account.isVisible()) await account.click();
          expect(await violations(page), path).toEqual([]);
        }
      });
    }

    test('axe finds nothing on forms that were refused', async ({ page }) => {
      await page.goto('/vendorsignup');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Company Name is required')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await fillSignup(page, 'vendor');
      await page.route('**/api/vendor/signup', (route) => route.abort());
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText('Sarai cannot be reached');
      expect(await violations(page)).toEqual([]);
    });

    test('axe finds nothing on the way to a new password', async ({ page }) => {
      await page.goto('/sendUserOTP');
      await page.getByLabel('Email').fill(newEmail());
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('button', { name: 'Resend Code' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.goto('/resetUserpassword');
      await expect(page.getByRole('button', { name: 'Update' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}

test('axe finds nothing on a room', async ({ page }) => {
  await page.goto('/HotelHunza');
  await page.getByRole('link', { name: 'Check Prices' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await violations(page)).toEqual([]);
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
