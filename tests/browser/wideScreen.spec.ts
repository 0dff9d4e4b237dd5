import { expect, type Page, test } from '@playwright/test';
import { setBesideRooms } from './besideRooms.ts';
import { languages } from './kindHotels.ts';
import { dayIn, openHotel } from './requests.ts';
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
    await expectWholeCalendar(page);
  });
}

/** The calendar ends above the bar with the price and the button. */
async function expectWholeCalendar(page: Page): Promise<void> {
  const calendar = page.getByRole('complementary').getByRole('grid');
  await expect(calendar).toBeInViewport({ ratio: 1 });
  const bar = page.getByRole('complementary').locator('form > .sticky');
  const bottom = (box: { y: number; height: number } | null) => (box ? box.y + box.height : 0);
  expect(bottom(await calendar.boundingBox())).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
}

for (const [language, { path, say }] of Object.entries(languages)) {
  test(`the panel shows its whole calendar with chosen days, and beside rules for children, in ${language}`, async ({
    browser,
    page,
  }) => {
    test.slow();
    const owner = await browser.newContext();
    const desk = await owner.newPage();
    const { propertyId } = await openHotel(desk, [{ roomNumber: 101, No_of_beds: 2, capacity: 3, price: 12_000 }]);
    const room = `${path}/user/room-details/${propertyId}?room=101`;
    const days = `&checkIn=${dayIn(20)}&checkOut=${dayIn(22)}`;
    await page.goto(room + days);
    await expectWholeCalendar(page);
    await setBesideRooms(propertyId, {
      children: { freeUnder: 6, price: 1300, sleeper: false, inExtras: true },
      extras: [{ id: 'breakfast', name: 'Breakfast', price: 850, per: 'guestNight', most: 1, noticeDays: 0 }],
    });
    for (const height of [768, 900]) {
      await page.setViewportSize({ width: 1366, height });
      await page.goto(room + days);
      await expectWholeCalendar(page);
    }
    const extra = page.getByRole('button', { name: /Breakfast/ }).last();
    await extra.click();
    const sum = page.getByText(/× .*850/).first();
    await expect(sum).toBeVisible();
    const lines = await sum.evaluate(
      (each) => each.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(each).lineHeight),
    );
    expect(Math.round(lines)).toBeLessThanOrEqual(2);
    await expect(page.getByRole('button', { name: say('Book Now'), exact: true })).toBeInViewport();
    await owner.close();
  });
}
