import { statSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { guidePaths } from '../../shared/addresses/publicPaths.ts';
import { languageKeys } from '../../shared/languages.ts';
import { expectClean } from './axe.ts';

test.describe('before its scripts are there', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page can be read, and its links work', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Popular destinations' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Hunza Valley/ }).first()).toHaveAttribute('href', '/HotelHunza');
  });

  test('the search form names its search to the results page', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Sleeps at most').fill('4');
    await page.getByRole('button', { name: 'Search' }).click();
    const { searchParams, pathname } = new URL(page.url());
    expect([pathname, searchParams.get('location'), searchParams.get('maxCapacityMembers')]).toEqual([
      '/search',
      'Murree',
      '4',
    ]);
  });
});

test.describe('while the script of the search form is on its way', () => {
  /** Opens the home page and holds that script back. @returns what lets it through */
  async function openHome(page: Page): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/assets/HomeSearch*', async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    return resolve;
  }

  for (const [how, leave] of [
    ['Escape was pressed', (page: Page) => page.keyboard.press('Escape')],
    ['its field was left', (page: Page) => page.getByLabel('Sleeps at most').focus()],
  ] as const) {
    test(`suggestions stay away from the button of a search where ${how} meanwhile`, async ({ page }) => {
      const letThrough = await openHome(page);
      const location = page.getByRole('combobox', { name: 'Location' });
      await location.click();
      await location.pressSequentially('Hun');
      await leave(page);
      letThrough();
      // The form's script knows which day it is.
      await expect(page.getByLabel('Check-in')).toHaveAttribute('min', /\d/);
      await expect(location).toHaveAttribute('aria-expanded', 'false');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.waitForURL('**/search?*');
    });
  }

  test('what is typed stays, and so does the focus', async ({ page }) => {
    const letThrough = await openHome(page);
    await page.getByLabel('Sleeps at most').fill('4');
    const location = page.getByRole('combobox', { name: 'Location' });
    await location.click();
    await location.press('End');
    await location.pressSequentially(' Hills');
    await expect(location).toHaveAttribute('aria-expanded', 'false');
    letThrough();
    await expect(location).toHaveAttribute('aria-expanded', 'true');
    await expect(location).toBeFocused();
    await page.getByLabel('Sleeps at least').fill('9');
    await expect(location).toHaveValue('Murree Hills');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByLabel('Sleeps at least')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Sleeps at most')).toHaveValue('4');
  });

  test('a press of its button is kept until the form can be checked', async ({ page }) => {
    const letThrough = await openHome(page);
    await page.getByLabel('Sleeps at least').fill('9');
    await page.getByRole('button', { name: 'Search' }).click();
    letThrough();
    await expect(page.getByLabel('Sleeps at least')).toBeFocused();
    await expect(page.getByLabel('Sleeps at least')).toHaveAttribute('aria-invalid', 'true');
    await expect(page).toHaveURL('/');
  });
});

test('every press of before a page answers counts, one after the other', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/HotelHunza', { waitUntil: 'domcontentloaded' });
  const fact = (name: string) => page.getByRole('group', { name: 'Must have' }).getByRole('button', { name });
  for (const name of ['Wi-Fi', 'Parking', 'Heating', 'Parking']) await fact(name).click();
  await expect(fact('Wi-Fi')).toHaveAttribute('aria-pressed', 'false');
  resolve();
  for (const name of ['Wi-Fi', 'Heating']) await expect(fact(name)).toHaveAttribute('aria-pressed', 'true');
  await expect(fact('Parking')).toHaveAttribute('aria-pressed', 'false');
});

test('what the card has said of a room shows at once, while all about it is on its way', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/user/room-details/**', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/HotelsMurree');
  const card = page.getByRole('main').getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const [price] = (await card.getByText(/^(?:from )?PKR/).textContent())?.match(/PKR\s[\d,]+/) ?? [];
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText(price ?? 'a price');
  const picture = page.getByRole('main').getByRole('img', { name });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: 'Book Now' })).toHaveCount(0);

  resolve();
  await expect(page.getByRole('button', { name: 'Book Now' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expectClean(page, 'a room that a card has led to');
});

for (const home of ['/', '/ur'])
  test(`the first load of ${home} is 96 KB of script at most, with gzip`, async ({ page }) => {
    const scripts: Promise<number>[] = [];
    page.on('response', (response) => {
      if (!response.url().endsWith('.js')) return;
      scripts.push(response.body().then((body) => gzipSync(body).length));
    });
    await page.goto(home, { waitUntil: 'networkidle' });
    const sizes = await Promise.all(scripts);
    expect(sizes.length).toBeGreaterThan(3);
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1024;
    expect(kilobytes).toBeLessThanOrEqual(96);
  });

for (const language of languageKeys)
  test(`what functions draw pages in ${language} with weighs 420 KB at most`, () => {
    expect(statSync(`build/renderers/${language}.mjs`).size).toBeLessThanOrEqual(420 * 1024);
  });

test('what lies below the first screen is laid out whole once the page answers', async ({ page }) => {
  const parts = page.locator('.below-fold');
  for (const address of ['/Hunza', '/search?location=Hunza']) {
    await page.goto(address);
    await expect(page.locator('[data-page]')).toHaveCount(0);
    expect(await parts.count(), address).toBeGreaterThan(2);
    // A part that is not laid out has its guessed height.
    expect(await parts.evaluateAll((all) => all.filter((part) => part.clientHeight === 480).length)).toBe(0);
    expect(await parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).contentVisibility))).not.toContain(
      'auto',
    );
  }
});

/** Ten packets come before the first acknowledgement (RFC 6928), of which the headers of an answer take a little. */
const firstTrip = 14_600 - 150;

test('the words of home and guides come in one round trip, in both languages', async ({ request }) => {
  for (const path of ['', ...Object.values(guidePaths)].flatMap((page) => [page || '/', `/ur${page}`])) {
    const page = await (await request.get(path)).body();
    // As the local server compresses, which is less than others do.
    const { length } = brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    expect.soft(length, path).toBeLessThanOrEqual(firstTrip);
  }
});
