import { expect, type Page, test } from '@playwright/test';
import { expectClean } from './axe.ts';
import { languages } from './kindHotels.ts';
import { settle, storageOf } from './walk.ts';

const widths = [390, 1280];

/** Controls that the toast of a failed call lies over, as a finger or pointer finds them. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toast = document.querySelector('[role=alert] button')?.parentElement;
    if (!toast) return ['no toast'];
    const { top, bottom, left, right } = toast.getBoundingClientRect();
    const controls = document.querySelectorAll('a[href], button, input, select, textarea, summary');
    const overlaps = [...controls].filter((each) => {
      const box = each.getBoundingClientRect();
      const apart = box.bottom <= top || box.top >= bottom || box.right <= left || box.left >= right;
      return !apart && box.width > 0 && each.checkVisibility() && !toast.contains(each);
    });
    return overlaps.map((each) => each.outerHTML.slice(0, 120));
  });
}

for (const [language, { path, say }] of Object.entries(languages)) {
  test(`the toast of a failed call covers no control and stays until it is dismissed, in ${language}`, async ({
    page,
  }) => {
    await page.route('**/api/user/login', (route) => route.abort());
    for (const width of widths) {
      await page.setViewportSize({ width, height: 780 });
      await page.goto(`${path}/userLogin`);
      await page.getByLabel(say('Email')).fill('amina@example.com');
      await page.getByLabel(say('Password'), { exact: true }).fill('First#Road1');
      const login = page.getByRole('button', { name: say('Login'), exact: true });
      await login.click();
      const dismiss = page.getByRole('button', { name: say('Dismiss') });
      await expect(dismiss).toBeInViewport();
      expect(await covered(page)).toEqual([]);
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('html { font-size: 200% }');
        document.adoptedStyleSheets = [sheet];
      });
      expect(await covered(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expectClean(page, 'a failed login');
      await dismiss.press('Escape');
      await expect(dismiss).toHaveCount(0);
      await expect(login).toBeFocused();
    }
  });
}

test('the toast of a property that was not saved stands above the bar with its button', async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 780 }, reducedMotion: 'reduce' });
  const storage = await storageOf(request, 'vendor', 'vendor@sarai.example', 'Vendor@2024');
  await context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, storage);
  const page = await context.newPage();
  await page.goto('/propertyposts');
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .click();
  await settle(page);
  await page.route('**/api/vendor/**', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeInViewport();
  expect(await covered(page)).toEqual([]);
  await expect(page.getByRole('button', { name: 'Update', exact: true })).toBeFocused();
});

test('the toast of a read that failed takes room above the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/firstclass');
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeInViewport();
  expect(await covered(page)).toEqual([]);
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
});
