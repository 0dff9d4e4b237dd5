import { expect, test } from '@playwright/test';
import { codesFor } from './inbox.ts';
import { askForCode, fillLogin, logOut, newEmail, setPassword, signUp } from './people.ts';

test('the second documented address of the last step for vendors is the same page', async ({ page }) => {
  const email = await signUp(page, 'vendor');
  await logOut(page);
  await askForCode(page, 'vendor', email);
  await page.getByLabel('Code').fill((await codesFor(email))[0] ?? '');
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expect(page).toHaveURL('/resetVendorpassword');
  await page.goto('/resetpassword');
  await setPassword(page, 'eight888');
  await expect(page).toHaveURL('/');
  await page.goto('/vendorLogin');
  await fillLogin(page, email, 'eight888');
  await expect(page).toHaveURL('/dashboard');
});

test('a logout in another tab leads from a page of one’s own to login', async ({ page, context }) => {
  await signUp(page, 'user');
  await page.goto('/userbookings');
  await expect(page.getByText('No bookings yet')).toBeVisible();
  const tab = await context.newPage();
  await tab.goto('/Hotels');
  await logOut(tab);
  await expect(tab.getByText('You have been Logged out')).toBeVisible();
  await expect(page).toHaveURL(/userLogin/);
});

test('too many attempts are refused with a sentence that says how long to wait', async ({ page }) => {
  await page.goto('/vendorLogin');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password', { exact: true }).fill('anything');
  const alert = page.getByRole('main').getByRole('alert');
  for (let attempt = 1; attempt <= 11; attempt++) {
    const answered = page.waitForResponse('**/api/vendor/login');
    await page.getByRole('button', { name: 'Login' }).click();
    await answered;
    await expect(alert).not.toBeEmpty();
  }
  await expect(alert).toHaveText(/Please try again in \d+ (seconds|minutes)\./);
});

test('a browser that keeps its storage to itself still lets one log in', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('no', 'SecurityError');
      },
    });
  });
  await signUp(page, 'user');
  await page.getByRole('link', { name: 'All hotels' }).first().click();
  await expect(page).toHaveURL(/Hotels/i);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Assalam o alaikum, Amina Khan');
});
