import { expect, type Locator, type Page, test } from '@playwright/test';
import { openWishes } from './wishes.ts';

/** The rooms on show, each by where its link leads. */
async function shown(page: Page): Promise<string[]> {
  const list = rooms(page);
  await expect(list.first()).toBeVisible();
  const links = list.getByRole('link', { name: 'Check Prices' });
  return links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
}

function rooms(within: Page | Locator): Locator {
  return within.getByRole('article');
}

/** Turns the page and waits until the other rooms are there. */
async function turn(page: Page, name: 'Next' | 'Previous', to: number): Promise<void> {
  await page.getByRole('button', { name }).click();
  await expect(page.getByText(`Page ${to}`, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeEnabled({ enabled: to > 1 });
}

async function searchFromHome(page: Page, location = 'Murree'): Promise<void> {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('combobox', { name: 'Location' }).fill(location);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?/);
  // The address changes first; until the results' own page is there, the rooms on show are those of the home page.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Rooms in/);
}

test('the home page proposes the documented search', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('Murree');
  await openWishes(page);
  await expect(page.getByRole('combobox', { name: 'Class type' })).toHaveValue('Economy');
  await expect(page.getByLabel('Sleeps at least')).toHaveValue('1');
  await expect(page.getByLabel('Sleeps at most')).toHaveValue('2');
  await expect(page.getByLabel('Min price')).toHaveValue('500');
  await expect(page.getByLabel('Max price')).toHaveValue('2000');
});

test('from the home page to all there is to know about a room', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: 'Check Prices' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sunny Bank Student Lodge');
  const labels = ['Class type', 'Location', 'Room number', 'Guest capacity', 'Price per night', 'Vendor name'];
  for (const label of [...labels, 'Vendor email', 'Number of beds', 'Address']) {
    const term = page.getByRole('term').filter({ hasText: label });
    await expect(term).toBeVisible();
    await expect(term.locator('xpath=following-sibling::dd')).not.toBeEmpty();
  }
  await expect(page.getByText('Small single and twin rooms')).toBeVisible();
});

test('next and previous show every hotel of a search once', async ({ page }) => {
  await searchFromHome(page, 'Gilgit Baltistan');
  const pages = [await shown(page)];
  for (let number = 2; await page.getByRole('button', { name: 'Next' }).isEnabled(); number++) {
    await turn(page, 'Next', number);
    pages.push(await shown(page));
  }
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.slice(0, -1).every((page) => page.length === 8)).toBe(true);
  const hotels = pages.flat().map((address) => address.split('?')[0]);
  expect(new Set(hotels).size).toBe(hotels.length);
  for (let number = pages.length - 1; number > 0; number--) {
    await turn(page, 'Previous', number);
    expect(await shown(page)).toEqual(pages[number - 1]);
  }
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
});

test('a search can be reloaded, shared and gone back to', async ({ page, context }) => {
  await searchFromHome(page, 'Gilgit Baltistan');
  await turn(page, 'Next', 2);
  const second = await shown(page);
  await page.reload();
  expect(await shown(page)).toEqual(second);
  const friend = await context.newPage();
  await friend.goto(page.url());
  expect((await shown(friend)).length).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Check Prices' }).first().click();
  await expect(page.getByRole('button', { name: 'Book Now' })).toBeVisible();
  await page.goBack();
  expect(await shown(page)).toEqual(second);
});

test('Swat and Sawat find the same rooms', async ({ page }) => {
  await page.goto('/search?location=Swat');
  const swat = await shown(page);
  await page.goto('/search?location=Sawat');
  expect(await shown(page)).toEqual(swat);
});

test('all hotels can be sorted by price', async ({ page }) => {
  await page.goto('/Hotels?sort=price');
  await expect(rooms(page).first()).toContainText('PKR 500');
});
