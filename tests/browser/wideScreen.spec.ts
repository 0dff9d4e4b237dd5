import { expect, type Page, test } from '@playwright/test';
import { roomPage } from './stays.ts';
import { settle } from './walk.ts';

test.use({ viewport: { width: 1366, height: 768 }, isMobile: false, hasTouch: false });

const results = (page: Page) => page.getByRole('heading', { name: 'Rooms found' });

test('the first hotel of results is twelve presses of Tab from the top of the page, by the link to the rooms', async ({
  page,
}) => {
  await page.goto('/search?location=Hunza');
  await settle(page);
  const first = page.getByRole('article').first().getByRole('link');
  await expect(first).toHaveAccessibleName(/^Check Prices \S/);
  const focused = (target: typeof first) => target.evaluate((each) => each === document.activeElement);
  let presses = 0;
  while (presses < 12 && !(await focused(first))) {
    await page.keyboard.press('Tab');
    presses += 1;
    if (await focused(page.getByRole('link', { name: 'Skip to the rooms' }))) await page.keyboard.press('Enter');
  }
  await expect(first).toBeFocused();
});

test('the focus goes to the results after a search, on the home page and among other results', async ({ page }) => {
  for (const address of ['/', '/search?location=Hunza']) {
    await page.goto(address);
    await settle(page);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(results(page), address).toBeFocused();
  }
});

for (const language of ['', '/ur']) {
  test(`the panel of a room${language} shows its whole calendar`, async ({ page }) => {
    await page.goto(language + roomPage);
    const calendar = page.getByRole('complementary').getByRole('grid');
    await expect(calendar).toBeInViewport({ ratio: 1 });
    const bar = page.getByRole('complementary').locator('form > .sticky');
    const bottom = (box: { y: number; height: number } | null) => (box ? box.y + box.height : 0);
    expect(bottom(await calendar.boundingBox())).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
  });
}
