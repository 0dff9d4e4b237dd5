import { expect, type Page, test } from '@playwright/test';
import { codesFor } from './inbox.ts';
import { fillLogin, journeys, logOut, password, type Role, setPassword, signUp } from './people.ts';

const roles = ['user', 'vendor'] as const;

/** From the login page to the page where the code is entered. */
async function askForCode(page: Page, role: Role, email: string): Promise<void> {
  await page.goto(journeys[role].login);
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset your password');
  await expect(page).toHaveURL(journeys[role].sendCode);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(journeys[role].verifyCode);
}

for (const role of roles) {
  const journey = journeys[role];

  test(`a ${role} signs up, logs out, forgets the password, resets it and logs in`, async ({ page, browser }) => {
    const email = await signUp(page, role);
    await expect(page).toHaveURL(journey.home);
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await other.goto(journey.login);
    await fillLogin(other, email);
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(journey.welcome);

    await logOut(page);
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('You have been Logged out')).toBeVisible();
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);

    await askForCode(page, role, email);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the 6-digit code');
    await expect(page.getByText(email)).toBeVisible();
    const [code = ''] = await codesFor(email);
    await page.getByLabel('Code').fill(code);
    const challenge = page.waitForRequest('**/verify-otp');
    await page.getByRole('button', { name: 'Verify Code' }).click();
    const used = (await challenge).postDataJSON();
    await setPassword(page, 'Second#Road2');
    await expect(page).toHaveURL(journey.afterReset);
    await expect(
      page.getByRole('region', { name: 'Messages' }).getByText('Your password has been changed.'),
    ).toBeVisible();

    const again = await page.request.post(`${journey.api}/verify-otp`, { data: used });
    expect(again.ok()).toBe(false);

    await other.goto(journey.profile);
    await expect(other).toHaveURL(`${journey.login}?next=${encodeURIComponent(journey.profile)}`);
    await expect(other.getByText(/session has ended/)).toBeVisible();
    await fillLogin(other, email);
    await expect(other.getByRole('main').getByRole('alert')).toContainText('Email or password is not right');
    await expect(other.getByLabel('Email')).toHaveValue(email);
    await other.getByLabel('Password', { exact: true }).fill('Second#Road2');
    await other.getByRole('button', { name: 'Login' }).click();
    await expect(other).toHaveURL(journey.profile);
    await elsewhere.close();
  });

  test(`a ${role} can change the profile, but not the email`, async ({ page }) => {
    const email = await signUp(page, role);
    await page.goto(journey.profile);
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Email')).not.toBeEditable();
    await expect(page.getByLabel('Date of Birth')).toHaveValue('1992-05-24');
    await page.getByLabel('Name', { exact: true }).fill('Amina Baig');
    await page.getByLabel('Date of Birth').fill('06/01/1990');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByRole('status').getByText(/profile/i)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Amina Baig');
    await expect(page.getByLabel('Date of Birth')).toHaveValue('1990-06-01');
  });

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

test('the prerendered home page becomes that of whoever is logged in, without a word from React', async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (said) => said.type() === 'error' && complaints.push(said.text()));
  await signUp(page, 'vendor');
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sarai, home' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  expect(complaints).toEqual([]);
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

test('the account menu is worked by keyboard', async ({ page, isMobile }) => {
  await signUp(page, 'user');
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  const button = page.getByRole('button', { name: 'My account' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Profile Setting' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Profile Setting' })).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/updateProfile');
});
