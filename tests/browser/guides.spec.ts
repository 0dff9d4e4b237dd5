import { expect, type Page, test } from '@playwright/test';
import { expectClean } from './axe.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const destinations = ['Murree Hills', 'Sawat Valley', 'Hunza Valley', 'Kashmir', 'Gilgit', 'Skardu'];

const map = (page: Page) => page.getByRole('navigation', { name: 'Map of the north' });

/** The link of a place on the map, as it stands on the screen. */
async function boxOf(page: Page, name: string) {
  const box = await map(page).getByRole('link', { name }).boundingBox();
  if (!box) throw new Error(`${name} is not on the map`);
  return box;
}

test('the road table has twelve months and marks the month that it is in Pakistan', async ({ page }) => {
  // It is still January in UTC.
  await page.clock.setFixedTime('2027-01-31T20:00:00Z');
  await page.goto('/Hunza');
  const months = page.getByRole('table', { name: /Most years are like this/ }).locator('tbody tr');
  await expect(months).toHaveCount(12);
  await expect(page.locator('tr[aria-current="date"]')).toHaveCount(1);
  await expect(page.locator('tr[aria-current="date"]')).toContainText(/^February\s*This month/);
});

test('the table of months says open and closed in words', async ({ page }) => {
  await page.goto('/Gilgit');
  const november = page.getByRole('row', { name: /^November/ });
  await expect(november.getByRole('cell')).toContainText(['Open', 'Closed']);
});

test('each place on the map leads to its guide, by keyboard alone', async ({ page }) => {
  await page.goto('/destinations', { waitUntil: 'networkidle' });
  const links = map(page).getByRole('link');
  await expect(links).toHaveText(destinations);
  await links.nth(1).focus();
  await page.keyboard.press('Tab');
  await expect(links.nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/Hunza$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hunza Valley');
});

test('places on the map can be pressed with a thumb, and none covers another', async ({ page }) => {
  await page.goto('/destinations', { waitUntil: 'networkidle' });
  const boxes = await Promise.all(destinations.map((name) => boxOf(page, name)));
  expect(boxes.filter(({ width, height }) => Math.min(width, height) < 44)).toEqual([]);
  const covering = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => one.x < other.x + other.width && other.x < one.x + one.width)
      .filter((other) => one.y < other.y + other.height && other.y < one.y + one.height),
  );
  expect(covering).toEqual([]);
});

test('the map is not mirrored in Urdu', async ({ page }) => {
  await page.goto('/ur/destinations', { waitUntil: 'networkidle' });
  const places = page.getByRole('navigation', { name: 'شمال کا نقشہ' }).getByRole('link');
  const [swat, skardu] = await Promise.all([places.nth(1).boundingBox(), places.nth(5).boundingBox()]);
  expect(skardu?.x).toBeGreaterThan(swat?.x ?? Number.POSITIVE_INFINITY);
});

test('axe finds nothing on the map in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/destinations');
  await expectClean(page);
});

test('a guide to a place without rooms says so', async ({ page }) => {
  await page.route('**/api/rooms?*', (route) => route.fulfill({ json: { message: 'Rooms', data: [] } }));
  await page.goto('/Kashmir');
  await expect(page.getByText('No confirmed host has a room in Kashmir yet.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'all rooms in Kashmir', exact: true }).click();
  await expect(page).toHaveURL(/\/city\/|\/hotels|kashmir/i);
});

test('rooms of a guide that could not be read come when somebody tries again', async ({ page }) => {
  await page.route('**/api/rooms?*', (route) => route.abort());
  await page.goto('/Hunza');
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute('**/api/rooms?*');
  await again.click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the contact page shows what the stage says, with hours and WhatsApp where it says them', async ({ page }) => {
  const support = { email: 'help@stage.example', phone: '+92 51 111 2222', whatsApp: '+92 300 111 2222' };
  await page.route('**/support.json', (route) =>
    route.fulfill({ json: { ...support, hours: { from: '09:00', to: '21:00' } } }),
  );
  await page.goto('/contactUs');
  await expect(page.getByRole('link', { name: support.email })).toHaveAttribute('href', `mailto:${support.email}`);
  await expect(page.getByRole('link', { name: support.phone })).toHaveAttribute('href', 'tel:+92511112222');
  await expect(page.getByRole('link', { name: support.whatsApp })).toHaveAttribute(
    'href',
    'https://wa.me/923001112222',
  );
  await expect(page.getByText("Every day from 09:00 to 21:00, in Pakistan's time.")).toBeVisible();
});

test('a contact page whose file cannot be read says so, and makes up no address', async ({ page }) => {
  await page.route('**/support.json', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/contactUs');
  await expect(page.getByText('Our address and number could not be loaded.')).toBeVisible();
  await expect(page.getByRole('main').locator('[href^="mailto:"], [href^="tel:"]')).toHaveCount(0);
  await page.unroute('**/support.json');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').locator('[href^="tel:"]')).toBeVisible();
});
