import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export type Role = 'user' | 'vendor';

/** How each role's pages differ. */
export const journeys = {
  user: {
    signup: '/usersignup',
    login: '/userLogin',
    home: '/userAccount',
    sendCode: '/sendUserOTP',
    verifyCode: '/verifyUserOTP',
    newPassword: '/resetUserpassword',
    afterReset: '/userLogin',
    profile: '/updateProfile',
    welcome: 'Assalam o alaikum, Amina Khan',
    token: 'UserToken',
    api: '/api/user',
  },
  vendor: {
    signup: '/vendorsignup',
    login: '/vendorLogin',
    home: '/dashboard',
    sendCode: '/sendVendorOTP',
    verifyCode: '/verifyVendorOTP',
    newPassword: '/resetVendorpassword',
    afterReset: '/',
    profile: '/vendorprofile',
    welcome: 'Today',
    token: 'VendorToken',
    api: '/api/vendor',
  },
} as const;

export const password = 'First#Road1';

export function newEmail(): string {
  return `amina-${randomUUID()}@example.com`;
}

/** Fills in a signup as it should be; what is given stands instead. `say` gives the page's words for the English ones. */
export async function fillSignup(
  page: Page,
  role: Role,
  given: Record<string, string> = {},
  say = (english: string) => english,
): Promise<void> {
  const fields = {
    'First Name': 'Amina',
    'Last Name': 'Khan',
    Email: newEmail(),
    Password: password,
    'Date of Birth': '05/24/92',
    'Contact Number': '03001234567',
    ...(role === 'vendor' && { 'Company Name': 'Amina Guest House' }),
    ...given,
  };
  // A control that is pressed while the headings take their font may have moved away under the pointer.
  await page.waitForFunction(
    () =>
      document.documentElement.lang === 'ur' ||
      [...document.fonts].some(({ family, status }) => family === 'Fraunces' && status === 'loaded'),
  );
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(say(label), { exact: true }).fill(value);
  await page.getByLabel(say('Female'), { exact: true }).check();
}

export async function signUp(page: Page, role: Role, email = newEmail()): Promise<string> {
  await page.goto(journeys[role].signup);
  await fillSignup(page, role, { Email: email });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(journeys[role].welcome);
  return email;
}

export async function fillLogin(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** The last step of a reset. */
export async function setPassword(page: Page, secret: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set a New Password');
  await page.getByLabel('New password', { exact: true }).fill(secret);
  await page.getByLabel('Confirm password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Update' }).click();
}

/** By the navigation, whatever it takes to open it. */
export async function logOut(page: Page): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const logout = navigation.getByRole('button', { name: 'Logout' });
  const account = navigation.getByRole('button', { name: 'My account' });
  const menu = navigation.getByRole('button', { name: 'Open menu' });
  await expect(logout.or(account).or(menu).first()).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  // A press before the page answers is carried out a moment later.
  await expect(logout.or(account).first()).toBeVisible();
  if (await account.isVisible()) await account.click();
  await logout.click();
}

/** From the login page to the page where the code is entered. */
export async function askForCode(page: Page, role: Role, email: string): Promise<void> {
  await page.goto(journeys[role].login);
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset your password');
  await expect(page).toHaveURL(journeys[role].sendCode);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(journeys[role].verifyCode);
}

/** Says who asks for a room, on the page where a visitor looks the request over, and asks for the code. */
export async function sayWhoAsks(
  page: Page,
  email: string,
  say: (english: string) => string = (english) => english,
): Promise<void> {
  await page.getByLabel(say('Name')).fill('Amina Khan');
  await page.getByLabel(say('Email')).fill(email);
  await page.getByLabel(say('Contact Number')).fill('0300 1234567');
  await page.getByRole('button', { name: say('Send'), exact: true }).click();
}
