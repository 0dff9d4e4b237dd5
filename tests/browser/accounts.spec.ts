import { expect, test } from '@playwright/test';
import { codesFor } from './inbox.ts';
import { askForCode, fillLogin, journeys, logOut, setPassword, signUp } from './people.ts';

const roles = ['user', 'vendor'] as const;

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
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
    await expect(page.getByLabel('Email', { exact: true })).not.toBeEditable();
    await expect(page.getByLabel('Date of Birth')).toHaveValue('1992-05-24');
    await page.getByLabel('Name', { exact: true }).fill('Amina Baig');
    await page.getByLabel('Date of Birth').fill('06/01/1990');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByRole('status').getByText(/profile/i)).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Amina Baig');
    await expect(page.getByLabel('Date of Birth')).toHaveValue('1990-06-01');
  });
}

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
