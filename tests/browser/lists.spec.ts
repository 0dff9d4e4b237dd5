import { expect, type Locator, type Page, test } from '@playwright/test';
import { addDays, today } from '../../shared/rules/dates.ts';
import { expectClean } from './axe.ts';
import { bar, chips, filters, openForm } from './searchForm.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const cards = (page: Page) => page.getByRole('article');

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return box;
}

for (const [path, place, classType] of [
  ['/Hotels', 'Pakistan', ''],
  ['/Businessclass', 'Pakistan', 'Business'],
  ['/HotelHunza', 'Hunza Valley', ''],
  ['/Hotels?city=Skardu', 'Skardu', ''],
  ['/Kashmir', 'Kashmir', ''],
  ['/search?location=Gilgit&class=First', 'Gilgit', 'First'],
] as const) {
  test(`${path} has the search with its filters, for what the list is of`, async ({ page }) => {
    await page.goto(path);
    await openForm(page);
    await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue(place);
    await expect(page.getByLabel('Class type')).toHaveValue(classType);
    await expect(page.getByLabel('Max price')).toHaveValue('');
    await expect(chips(page).getByRole('button')).toHaveCount(10);
    await expectClean(page);
  });
}

/** The longest hotel. */
const longest = {
  name: 'The Grand Continental Mountain Residency and Conference Centre of Karimabad, Upper Hunza',
  description: 'Rooms above the apricot trees, with a wood stove and a view of Rakaposhi from each of them.',
  rating: { average: 4.7, count: 128 },
  facts: ['hotWater', 'power', 'road', 'families'],
  matching: { rooms: 12, fromPrice: 118_500, sleepsLeast: 2, sleepsMost: 10 },
};

/** Lets the search answer with it as its first hotel. @returns what lets the answer through */
async function answerWithLongest(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/user/searching-room?*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const { facts, matching, ...hotel } = longest;
    Object.assign(answer.data[0], { facts, matching });
    Object.assign(answer.data[0].hotels[0], hotel);
    await promise;
    await route.fulfill({ response, json: answer });
  });
  return resolve;
}

for (const [kind, days] of [
  ['', ''],
  [' with dates', `&checkIn=${addDays(today(), 120)}&checkOut=${addDays(today(), 123)}`],
] as const) {
  test(`a card${kind} is 340 pixels high at most on a phone, and as high as what stood there before`, async ({
    page,
    isMobile,
  }) => {
    const letThrough = await answerWithLongest(page);
    // At this spelling of the address there is nothing before the API has answered.
    await page.goto(`/Search?location=Hunza&facts=families${days}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Rooms in Hunza' })).toBeVisible();
    const loading = page.getByRole('status').filter({ hasText: 'Loading rooms' });
    await expect(loading).toBeVisible();
    const before = await boxOf(loading.locator('> div:not(.sr-only)').first());
    letThrough();
    await expect(cards(page).first()).toContainText('12 rooms, sleeps 2 to 10');
    const heights = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
    for (const height of heights) expect(height).toBeCloseTo(before.height, 0);
    if (isMobile) expect(before.height).toBeLessThanOrEqual(340);
    expect((await boxOf(cards(page).first())).y).toBeCloseTo(before.y, 0);
  });
}

test('a card says name, place, what fits, three facts and price, in this order', async ({ page }) => {
  const letThrough = await answerWithLongest(page);
  letThrough();
  await page.goto('/search?location=Hunza&facts=families');
  const card = cards(page).filter({ has: page.getByRole('heading', { level: 3, name: longest.name }) });
  const [place, rooms, facts, price] = [
    'Hunza',
    '12 rooms, sleeps 2 to 10',
    'Families welcome',
    'from PKR.118,500 a night',
  ];
  await expect(card).toContainText(
    new RegExp(`^${longest.name}.*${place}.*${rooms}${facts}.*${price}.*Check Prices.*4\\.7`, 's'),
  );
  await expect(card.getByRole('listitem')).toHaveText(['Families welcome', 'Hot water all day', 'Power backup']);
});

test('the search stays in reach on a long list, and covers nothing that has the focus', async ({ page, isMobile }) => {
  await page.goto('/Hotels');
  const links = page.getByRole('link', { name: 'Check Prices' });
  await expect(links).toHaveCount(20);
  if (!isMobile) await expect(filters(page)).toBeHidden();
  await links.nth(15).focus();
  await expect(bar(page)).toBeInViewport();
  for (let at = 15; at > 0; at--) {
    // Behind the link of each card is the button that keeps its room.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(links.nth(at - 1)).toBeFocused();
    // Near the head of the list the form itself is in sight, and the bar is away.
    const [cover] = await filters(page).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
    const { y } = await boxOf(links.nth(at - 1));
    if (cover !== undefined) expect(y).toBeGreaterThan(cover);
  }
  await links.nth(15).focus();
  await filters(page).press('Enter');
  await expect(page.locator('#search-form')).toBeFocused();
  await expect(chips(page)).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Location' })).toBeFocused();
});

test('a guide shows four different hotels of its place', async ({ page }) => {
  await page.goto('/Hunza');
  await expect(cards(page)).toHaveCount(4);
  const names = await cards(page).getByRole('heading').allTextContents();
  expect(new Set(names).size).toBe(4);
  for (const card of await cards(page).all()) await expect(card).toContainText('Hunza Valley');
});

test('home shows eight rooms, on a phone four side by side, each reached by keyboard', async ({ page, isMobile }) => {
  await page.goto('/');
  const rooms = page.getByRole('region', { name: 'Rooms' });
  await rooms.scrollIntoViewIfNeeded();
  const links = rooms.getByRole('link', { name: 'Check Prices' });
  await expect(links).toHaveCount(isMobile ? 4 : 8);
  if (!isMobile) return;
  const tops = await rooms
    .getByRole('article')
    .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
  expect(new Set(tops.map(Math.round)).size).toBe(1);
  for (const card of await rooms.getByRole('article').all())
    expect((await boxOf(card)).height).toBeLessThanOrEqual(340);
  await links.first().focus();
  for (let at = 0; at < 6; at++) await page.keyboard.press('Tab');
  await expect(links.last()).toBeFocused();
  await expect(links.last()).toBeInViewport({ ratio: 1 });
});
