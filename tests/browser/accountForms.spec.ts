import { expect, type Page, test } from '@playwright/test';
import { fillSignup, newEmail, signUp } from './people.ts';

/** What the form says at a field. */
async function saidAt(page: Page, label: string, sentence: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(sentence);
}

const weak = 'Password must be at least 8 characters with at least 1 UpperCase,LowerCase,number and special character.';

test('a traveller is told the first thing that is wrong, in the documented order', async ({ page }) => {
  await page.goto('/usersignup');
  const submit = page.getByRole('button', { name: 'Submit' });
  const wrong = page.locator('[aria-invalid=true]');
  await fillSignup(page, 'user', {
    Email: 'amina',
    Password: 'short',
    'Date of Birth': '',
    'Contact Number': '0300-KHAN',
  });
  for (const [label, sentence, mended] of [
    ['Email', 'Email must contain @', newEmail()],
    ['Password', weak, 'First#Road1'],
    ['Date of Birth', 'Date of Birth is required', '1992-05-24'],
    ['Contact Number', 'Contact Number must contain only numbers', '03001234567'],
  ] as const) {
    await submit.click();
    await saidAt(page, label, sentence);
    await expect(wrong).toHaveCount(1);
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
    await page.getByLabel(label, { exact: true }).fill(mended);
    await expect(wrong).toHaveCount(0);
  }
  await submit.click();
  await expect(page).toHaveURL('/userAccount');
});

test('a vendor is told all that is wrong together', async ({ page }) => {
  await page.goto('/vendorsignup');
  await page.getByLabel('Email').fill('amina');
  await page.getByLabel('Password', { exact: true }).fill('1234567');
  await page.getByLabel('Contact Number').fill('none');
  await page.getByRole('button', { name: 'Submit' }).click();
  await saidAt(page, 'Email', 'Email must contain @');
  await saidAt(page, 'Password', 'Password must be at least 8 characters');
  await saidAt(page, 'Date of Birth', 'Date of Birth is required');
  await saidAt(page, 'Contact Number', 'Contact Number must contain only numbers');
  await saidAt(page, 'First Name', 'First Name is required');
  await saidAt(page, 'Company Name', 'Company Name is required');
  await expect(page.getByText('Gender is required')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('amina');
});

test('an email that is taken is said above the form and in a toast, and nothing typed is lost', async ({
  page,
  browser,
}) => {
  const email = await signUp(page, 'user');
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto('/usersignup');
  await fillSignup(elsewhere, 'user', { Email: email.toUpperCase() });
  await elsewhere.getByRole('button', { name: 'Submit' }).click();
  const sentence = 'There is an account with this email already. Log in, or reset your password.';
  await expect(elsewhere.getByRole('main').getByRole('alert')).toHaveText(sentence);
  const messages = elsewhere.getByRole('region', { name: 'Messages' });
  await expect(messages.getByText(sentence)).toBeVisible();
  await messages.getByRole('button', { name: 'Dismiss' }).click();
  await expect(messages.getByText(sentence)).toBeHidden();
  await expect(elsewhere.getByLabel('First Name')).toHaveValue('Amina');
  await expect(elsewhere.getByLabel('Female', { exact: true })).toBeChecked();
});

test('a password can be shown and hidden again', async ({ page }) => {
  await page.goto('/userLogin');
  const field = page.getByLabel('Password', { exact: true });
  await field.fill('First#Road1');
  await expect(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(field).toHaveAttribute('type', 'password');
});

test('a second press while the first is on its way sends nothing', async ({ page }) => {
  let sent = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/user/login', async (route) => {
    sent += 1;
    await promise;
    await route.continue();
  });
  await page.goto('/userLogin');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password', { exact: true }).fill('First#Road1');
  const login = page.getByRole('button', { name: 'Login' });
  await login.click();
  await expect(login).toHaveAttribute('aria-disabled', 'true');
  await login.click({ force: true });
  await page.keyboard.press('Enter');
  resolve();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Email or password is not right');
  expect(sent).toBe(1);
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

test('another code can be asked for when its wait is over, also after a reload', async ({ page }) => {
  await page.clock.install();
  await page.goto('/sendUserOTP');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByRole('button', { name: 'Send' }).click();
  const resend = page.getByRole('button', { name: 'Resend Code' });
  await expect(resend).toBeDisabled();
  await page.reload();
  await expect(resend).toBeDisabled();
  await page.clock.fastForward(61_000);
  await expect(resend).toBeEnabled();
});

test('a code that is no code costs no try, and a wrong one is said at the field', async ({ page }) => {
  await page.goto('/sendVendorOTP');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByLabel('Code').fill('12 34');
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await saidAt(page, 'Code', 'Enter the 6-digit code');
  await page.getByLabel('Code').fill('000 000');
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await saidAt(page, 'Code', 'This code is not right. You have 4 tries left.');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/sendVendorOTP');
});

test('the later steps of a reset lead back to the first when nothing was begun', async ({ page }) => {
  for (const [path, first] of [
    ['/verifyUserOTP', '/sendUserOTP'],
    ['/resetUserpassword', '/sendUserOTP'],
    ['/verifyVendorOTP', '/sendVendorOTP'],
    ['/resetVendorpassword', '/sendVendorOTP'],
    ['/RESETPASSWORD', '/sendVendorOTP'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(first);
  }
});

test('new passwords that differ are refused at the second field', async ({ page }) => {
  await page.goto('/sendUserOTP');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL('/verifyUserOTP');
  await page.goto('/resetUserpassword');
  await page.getByLabel('New password', { exact: true }).fill('First#Road1');
  await page.getByLabel('Confirm password', { exact: true }).fill('First#Road2');
  await page.getByRole('button', { name: 'Update' }).click();
  await saidAt(page, 'Confirm password', 'The two passwords do not match');
  await page.getByLabel('Confirm password', { exact: true }).fill('First#Road1');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This password reset has ended.');
  await page.getByRole('link', { name: 'Start again' }).click();
  await expect(page).toHaveURL('/sendUserOTP');
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
