import { expect, test } from '@playwright/test';
import { expectClean } from './axe.ts';
import { fillSignup, newEmail, signUp } from './people.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** One page of each kind. */
const pages = [
  '/',
  '/search?location=Murree&class=Economy&guests=1-2&price=500-2000',
  '/search?location=Atlantis',
  '/Hotels',
  '/firstclass',
  '/HotelSawat',
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

for (const path of pages) {
  test(`axe finds nothing on ${path}, and nothing is wider than the screen`, async ({ page }) => {
    await page.goto(path);
    // The end of the home page is not there before somebody goes to it.
    if (path === '/') await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expectClean(page);
  });
}

for (const [role, ownPages] of [
  [
    'user',
    [
      '/userAccount',
      '/updateProfile',
      '/userbookings',
      '/userPendingBookings',
      '/voucher?booking=none',
      '/vendorprofile',
    ],
  ],
  ['vendor', ['/dashboard', '/vendorprofile', '/updateProfile']],
] as const) {
  test(`axe finds nothing on the pages of a ${role}`, async ({ page }) => {
    await signUp(page, role);
    await expect(page.getByRole('region', { name: 'Messages' })).toBeVisible();
    await expectClean(page, 'a toast');
    for (const path of ownPages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const account = page.getByRole('button', { name: 'My account' });
      if (await account.isVisible()) await account.click();
      await expectClean(page);
    }
  });
}

test('axe finds nothing on forms that were refused', async ({ page }) => {
  await page.goto('/vendorsignup');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Company Name is required')).toBeVisible();
  await expectClean(page, 'an empty form');
  await fillSignup(page, 'vendor');
  await page.route('**/api/vendor/signup', (route) => route.abort());
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Sarai cannot be reached');
  await expectClean(page, 'a form that was not sent');
});

test('axe finds nothing on the way to a new password', async ({ page }) => {
  await page.goto('/sendUserOTP');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('button', { name: 'Resend Code' })).toBeVisible();
  await expectClean(page);
  await page.goto('/resetUserpassword');
  await expect(page.getByRole('button', { name: 'Update' })).toBeVisible();
  await expectClean(page);
});

test('axe finds nothing on a room', async ({ page }) => {
  await page.goto('/HotelHunza');
  await page.getByRole('link', { name: 'Check Prices' }).first().click();
  await expect(page).toHaveURL(/room-details/);
  await expectClean(page);
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
