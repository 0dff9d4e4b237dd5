import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

test.describe('before its scripts are there', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page can be read, and its links work', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: /Hunza Valley/ }).first()).toHaveAttribute('href', '/HotelHunza');
  });

  test('the search form names its search to the results page', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Max guests').fill('4');
    await page.getByRole('button', { name: 'Search' }).click();
    const { searchParams, pathname } = new URL(page.url());
    expect([pathname, searchParams.get('location'), searchParams.get('maxCapacityMembers')]).toEqual([
      '/search',
      'Murree',
      '4',
    ]);
  });
});

test('the first load of the home page is 100 KB of script at most, with gzip', async ({ page }) => {
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    scripts.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const sizes = await Promise.all(scripts);
  expect(sizes.length).toBeGreaterThan(3);
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1024;
  expect(kilobytes).toBeLessThanOrEqual(100);
});
