import { expect, test } from '@playwright/test';
import { expectClean } from './axe.ts';
import { languages } from './kindHotels.ts';
import { fillLogin } from './people.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

test('an owner reads how full the rooms are and where stays came from, in both languages, with the keyboard', async ({
  page,
}) => {
  test.slow();
  await page.goto('/vendorLogin');
  await fillLogin(page, 'vendor@sarai.example', 'Vendor@2024');
  await expect(page).toHaveURL('/dashboard');
  for (const { path, say } of Object.values(languages)) {
    await page.goto(`${path}/figures`);
    await expect(page.getByRole('heading', { name: say('How full, and at what price') })).toBeVisible();
    await expect(page.getByText(say('sold or not (RevPAR)'))).toBeVisible();
    await page.getByLabel(say('Month'), { exact: true }).focus();
    await page.keyboard.press('ArrowUp');
    await page.getByText(say('Show all months')).press('Enter');
    const months = page.getByRole('table', { name: say('All months') });
    await expect(months.getByRole('row')).toHaveCount(13);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await expectClean(page, 'the figures');
  }
});
