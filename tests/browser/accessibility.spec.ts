import { expect, test } from '@playwright/test';
import { expectClean } from './axe.ts';
import { fillSignup, signUp } from './people.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds nothing on a toast', async ({ page }) => {
  await signUp(page, 'user');
  await expect(page.getByRole('region', { name: 'Messages' })).toBeVisible();
  await expectClean(page, 'a toast');
});

test('axe finds nothing on an open menu', async ({ page }) => {
  await signUp(page, 'user');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const menu = navigation.getByRole('button', { name: 'Open menu' });
  const account = navigation.getByRole('button', { name: 'My account' });
  await expect(menu.or(account).first()).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await account.click();
  await expectClean(page, 'an open menu');
});

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
