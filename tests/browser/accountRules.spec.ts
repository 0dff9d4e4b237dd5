import { expect, test } from '@playwright/test';
import { codesFor } from './inbox.ts';
import { askForCode, fillLogin, journeys, logOut, password, setPassword, signUp } from './people.ts';

for (const role of ['user', 'vendor'] as const) {
  const journey = journeys[role];

  test(`a visitor at a page for a ${role} is led to login and back`, async ({ page }) => {
    const email = await signUp(page, role);
    await logOut(page);
    await expect(page).toHaveURL('/login');
    await page.goto(journey.profile);
    await expect(page).toHaveURL(`${journey.login}?next=${encodeURIComponent(journey.profile)}`);
    await expect(page.getByText('Please log in first.')).toBeVisible();
    await fillLogin(page, email);
    await expect(page).toHaveURL(journey.profile);
  });

  test(`a ${role} who is logged in does not see login and signup`, async ({ page }) => {
    await signUp(page, role);
    for (const path of ['/login', '/signup', journey.login, journey.signup, journey.login.toLowerCase()]) {
      await page.goto(path);
      await expect(page).toHaveURL(journey.home);
    }
  });

  test(`a session of a ${role} that ended elsewhere leads to login with a sentence`, async ({ page }) => {
    await signUp(page, role);
    const token = await page.evaluate((key) => localStorage.getItem(key), journey.token);
    await page.request.post(`${journey.api}/logout`, { headers: { Authorization: `Bearer ${token}` } });
    await page.goto(journey.profile);
    await expect(page).toHaveURL(`${journey.login}?next=${encodeURIComponent(journey.profile)}`);
    await expect(page.getByText('your session has ended')).toBeVisible();
    expect(await page.evaluate((key) => localStorage.getItem(key), journey.token)).toBeNull();
  });
}

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

test('login does not lead to another site', async ({ page }) => {
  const email = await signUp(page, 'user');
  await logOut(page);
  await page.goto(`/userLogin?next=${encodeURIComponent('//example.com/userAccount')}`);
  await fillLogin(page, email, password);
  await expect(page).toHaveURL('/userAccount');
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
