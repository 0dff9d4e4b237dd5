import { expect, type Page, test } from '@playwright/test';
import { addDays, today } from '../../shared/rules/dates.ts';

const cards = (page: Page) => page.getByRole('article');

/** Opens a page as it is before its scripts have come. */
async function openWithoutScripts(page: Page, address: string): Promise<void> {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(address);
}

for (const prefix of ['', '/ur']) {
  test(`the rooms that a search at ${prefix}/search finds stand in its page, before the scripts have come`, async ({
    page,
  }) => {
    await openWithoutScripts(page, `${prefix}/search?location=Hunza`);
    await expect(cards(page)).toHaveCount(8);
    const name = await cards(page).first().getByRole('heading', { level: 3 }).textContent();
    const link = cards(page).first().getByRole('link');
    await expect(link).toHaveAttribute('href', new RegExp(`^${prefix}/user/room-details/[\\w-]+\\?room=\\d+$`));
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(name));
  });

  test(`the cards at ${prefix}/search stay where they are when the site takes over`, async ({ page }) => {
    const top = async () => (await cards(page).first().boundingBox())?.y ?? 0;
    // The letters are those of the machine before and after: a font that arrives has lines of its own height.
    await page.route('**/assets/*.woff2', (route) => route.abort());
    await openWithoutScripts(page, `${prefix}/search?location=Hunza`);
    await expect(cards(page)).toHaveCount(8);
    const before = await top();
    await page.unroute('**/assets/*.js');
    await page.reload();
    await expect(page.locator('[data-page]')).toHaveCount(0);
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(8);
  });
}

test('a search is shown from its page at once, and asked again only once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().includes('/searching-room?') && asked.push(request.url())));
  await page.goto('/search?location=Hunza&facts=wifi', { waitUntil: 'networkidle' });
  await expect(page.getByRole('main')).toContainText('any price · Wi-Fi');
  await expect(cards(page).first()).toContainText('Wi-Fi');
  expect(asked).toHaveLength(1);
});

test('a search that is refused says so in the page of the site', async ({ page }) => {
  await page.goto('/search?location=Hunza&price=2000-500');
  await expect(page.getByRole('main')).toContainText('Rooms in Hunza');
  await expect(page.getByLabel('Min price')).toHaveAttribute('aria-invalid', 'true');
});

test('a link to results with dates shows rooms with the total of the stay before the scripts have come', async ({
  page,
}) => {
  const [checkIn, checkOut] = [addDays(today(), 20), addDays(today(), 23)];
  await openWithoutScripts(page, `/search?location=Hunza&checkIn=${checkIn}&checkOut=${checkOut}`);
  await expect(cards(page)).toHaveCount(8);
  await expect(cards(page).first()).toContainText(/PKR\s[\d,]+ for 3 nights/);
  await expect(page.getByText('Loading rooms')).toHaveCount(0);
});

test('the site takes the results over as they stand: nothing of them is made again', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => document.querySelector('main article')?.setAttribute('data-first', ''));
  });
  await page.goto('/search?location=Hunza');
  await expect(page.locator('[data-page]')).toHaveCount(0);
  await expect(page.locator('main article[data-first]')).toHaveCount(1);
  expect(faults).toEqual([]);
});
