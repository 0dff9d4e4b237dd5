import { expect, type Page, test } from '@playwright/test';
import { addDays } from '../../shared/rules/dates.ts';
import { expectClean } from './axe.ts';
import { ageOf, kept, logInTraveller } from './offline.ts';
import { logOut } from './people.ts';
import { asOwner, hotel, roomPage, someDay } from './stays.ts';
import { urduWords } from './urduWords.ts';

const say = await urduWords();

test.use({ serviceWorkers: 'allow' });

/** The room's photo, which is there before the network is gone. */
async function expectPhoto(page: Page): Promise<void> {
  const photo = page.getByRole('main').getByRole('img').first();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

/** A page of HTML is seen before its script has begun, which keeps what the page shows. */
async function expectKept(page: Page, id: string): Promise<void> {
  const kept = async () => (await (await caches.open('sarai-answers')).keys()).map(({ url }) => url).join(' ');
  await expect.poll(() => page.evaluate(kept)).toContain(id);
}

for (const [prefix, inWords] of [
  ['', (english: string) => english],
  ['/ur', say],
] as const) {
  const aged =
    prefix === '' ? /As of \d+ \w+, \d\d:\d\d\. No connection\./ : /\d+ \S+، \d\d:\d\d کی ہیں۔ کنکشن نہیں ہے/;

  test(`what was visited at ${prefix || '/'} opens without a network and says how old it is`, async ({
    page,
    context,
    request,
  }) => {
    const call = await logInTraveller(page);
    const arrival = someDay();
    const stay = { bookingStartDate: arrival, bookingEndDate: addDays(arrival, 2), guests: 2 };
    const booking = await call('post', '/user/booking-request', { propertyId: hotel.id, roomNumber: 1, ...stay });
    await (await asOwner(request)).accept(booking._id);

    await page.goto(`${prefix}/`);
    await kept(page);
    await page.goto(prefix + roomPage);
    await expectPhoto(page);
    await expectKept(page, hotel.id);
    await page.goto(`${prefix}/userbookings`);
    await expect(page.getByRole('article')).toBeVisible();
    const voucher = page.getByRole('main').getByRole('link', { name: /[0-9A-Z]{4}-[0-9A-Z]{4}/ });
    const code = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await voucher.textContent()) ?? '')?.[0] ?? '';
    await voucher.click();
    await expect(page.getByText(inWords('To pay at the hotel'))).toBeVisible();
    await page.goto(`${prefix}/Hunza`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(ageOf(page)).toHaveCount(0);

    await context.setOffline(true);
    await page.goto(prefix || '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(ageOf(page)).toHaveText(aged);
    await page.goto(prefix + roomPage);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(hotel.name);
    await expectPhoto(page);
    await expect(ageOf(page)).toHaveText(aged);
    await expectClean(page, 'a room without a network');
    await page.goto(`${prefix}/Hunza`);
    await expect(ageOf(page)).toHaveText(aged);
    await page.goto(`${prefix}/userbookings`);
    await expect(page.getByRole('article')).toContainText(hotel.name);
    await expect(ageOf(page)).toHaveText(aged);
    await voucher.click();
    await expect(page.getByText(code, { exact: true })).toBeVisible();
    await expect(ageOf(page)).toHaveText(aged);
    await page.reload();
    await expect(page.getByText(code, { exact: true })).toBeVisible();

    await context.setOffline(false);
    await expect(ageOf(page)).toHaveCount(0);
  });
}

test('a visitor opens home and a room in Urdu without a network too', async ({ page, context }) => {
  await page.goto(`/ur${roomPage}`);
  await kept(page);
  await expectPhoto(page);
  await expectKept(page, hotel.id);
  await context.setOffline(true);
  for (const [path, name] of [
    ['/ur', say('A warm room at the end of the road')],
    [`/ur${roomPage}`, hotel.name],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(ageOf(page)).toHaveText(/کنکشن نہیں ہے/);
  }
});

test('logging out leaves nothing of what was looked at, and the choice to save data', async ({ page, context }) => {
  await logInTraveller(page);
  await page.goto(roomPage);
  await kept(page);
  await page.goto('/userbookings');
  await expect(page.getByText('No bookings yet')).toBeVisible();
  const names = () => page.evaluate(() => caches.keys());
  await expect.poll(names).toContain('sarai-answers');
  expect((await names()).filter((name) => name.startsWith('sarai-answers-of-'))).toHaveLength(1);

  const footer = page.getByRole('contentinfo');
  await footer.getByRole('switch', { name: 'Save data' }).click();
  await logOut(page);
  const heldOfSomebody = () =>
    page.evaluate(async () => {
      const others = (await caches.keys()).filter((name) => !['sarai-files', 'sarai-shells'].includes(name));
      const held = await Promise.all(others.map(async (name) => (await caches.open(name)).keys()));
      return held.flat().map(({ url }) => url);
    });
  await expect.poll(heldOfSomebody).toEqual([]);
  expect((await names()).filter((name) => name.startsWith('sarai-answers-of-'))).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.goto('/');
  await expect(footer.getByRole('switch', { name: 'Save data' })).toBeChecked();

  await context.setOffline(true);
  await page.goto(roomPage);
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByText(hotel.name)).toHaveCount(0);
});

test('where data is saved no picture is loaded before it is asked for', async ({ page }) => {
  const pictures: string[] = [];
  const isPicture = (url: string) => /\/room-photos\/|\.svg$/.test(url) && !url.endsWith('favicon.svg');
  await page.goto('/');
  await kept(page);
  await page.getByRole('contentinfo').getByRole('switch', { name: 'Save data' }).click();
  page.on('request', (request) => void (isPicture(request.url()) && pictures.push(request.url())));

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/HotelsMurree');
  const show = page.getByRole('button', { name: /^Show picture: / });
  await expect(show.first()).toBeVisible();
  await expectClean(page, 'a list where data is saved');
  await page.goto(roomPage);
  await expect(show.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectClean(page, 'a room where data is saved');
  expect(pictures).toEqual([]);

  await show.first().press('Enter');
  await expectPhoto(page);
  expect(pictures.length).toBeGreaterThan(0);
  expect(new Set(pictures.map((url) => url.replace(/\d+\.webp$/, ''))).size).toBe(1);
});

test('a room whose page came is there without a network, also where it could not be read again', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await kept(page);
  await page.route('**/api/user/room-details/**', (route) => route.abort());
  await page.goto(roomPage);
  await expectKept(page, hotel.id);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(hotel.name);
  await expect(ageOf(page)).toHaveText(/No connection/);
});
