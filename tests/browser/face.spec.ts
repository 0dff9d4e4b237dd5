import { expect, test } from '@playwright/test';
import { expectClean } from './axe.ts';

test.describe('on a phone of 360 by 740', () => {
  test.skip(({ isMobile }) => !isMobile, 'This is about small screens.');
  test.use({ viewport: { width: 360, height: 740 } });

  test('the first screen says Pakistan, where, for how many, and has the button of the search', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByText(/Pakistan/).first()).toBeInViewport();
    for (const label of ['Location', 'Sleeps at least', 'Sleeps at most']) {
      await expect(page.getByLabel(label)).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByRole('button', { name: 'Search' })).toBeInViewport({ ratio: 1 });
  });

  test('the picture of the home page is 330 px high at most', async ({ page }) => {
    await page.goto('/');
    const height = await page
      .locator('main picture img')
      .first()
      .evaluate((picture) => picture.getBoundingClientRect().bottom + window.scrollY);
    expect(height).toBeLessThanOrEqual(330);
  });

  test('the home page is seven screens long at most', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
    expect(screens).toBeLessThanOrEqual(7);
  });

  test('below forms the footer is one line', async ({ page }) => {
    for (const path of ['/userLogin', '/vendorsignup', '/sendUserOTP']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const box = await page.getByRole('contentinfo').boundingBox();
      expect(box?.height).toBeLessThanOrEqual(64);
    }
  });
});

test('an owner finds the way to list a property on home, in the menu and in the footer', async ({ page, isMobile }) => {
  const list = { name: 'List your property' };
  await page.goto('/', { waitUntil: 'networkidle' });
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('banner').getByRole('link', list)).toBeVisible();
  if (isMobile) await page.keyboard.press('Escape');
  await expect(page.getByRole('contentinfo').getByRole('link', list)).toBeVisible();
  await page.getByRole('main').getByRole('link', list).click();
  await expect(page).toHaveURL('/listproperty');
  await expect(page.getByRole('heading', { name: 'It costs nothing' })).toBeVisible();
});

test('the questions of the home page also have a page of their own', async ({ page }) => {
  await page.goto('/aboutUs');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions' }).click();
  await expect(page).toHaveURL('/faqs');
  await page.getByText('How do I pay?').click();
  await expect(page.getByText(/At the hotel, in rupees/)).toBeVisible();
  await expectClean(page, 'the questions');
});
