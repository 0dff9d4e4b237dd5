import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { expectClean } from './axe.ts';
import { codesFor } from './inbox.ts';
import { journeys, logOut, signUp } from './people.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('whose mails come back is told so where they would be missed, in both roles', async ({ page }) => {
  const email = `bounce+${randomUUID().slice(0, 20)}@simulator.amazonses.com`;
  await signUp(page, 'vendor', email);
  const notice = page.getByRole('region', { name: 'You get no mails from us' });
  await expect(notice).toBeHidden();
  await page.getByRole('button', { name: 'Send a code' }).click();
  await codesFor(email);

  await expect(async () => {
    await page.goto(journeys.vendor.home);
    await expect(notice).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(notice).toContainText(`Mails to ${email} come back.`);
  await expect(notice.getByRole('link')).toHaveAttribute('href', /^mailto:/);
  await expect(page.getByRole('textbox', { name: 'Code' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Send a(nother)? code/ })).toBeHidden();
  await expectClean(page);
  for (const place of ['/vendorPendingBookings', journeys.vendor.profile]) {
    await page.goto(place);
    await expect(notice).toContainText('new requests');
  }

  await logOut(page);
  await signUp(page, 'user', email);
  await page.goto(journeys.user.profile);
  await expect(notice).toContainText('answers to your requests');
});
