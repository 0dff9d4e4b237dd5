import { expect, type Page, test } from '@playwright/test';
import { addDays, today } from '../../shared/rules/dates.ts';
import { expectClean } from './axe.ts';
import { newCity } from './desk.ts';
import { signUp } from './people.ts';
import { hotel, roomPage } from './stays.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A hotel of fourteen rooms in five kinds, and one whose rooms have five photos. */
const zafran = '/HotelsMurree/user/room-details/kr6mfp6c7ab4?room=101';
const bungalow = '/user/room-details/smmykrp5g22a?room=1';

const chosen = (page: Page) => page.getByRole('link', { name: /^Chosen/ });

test('another room of the hotel is chosen in a table, and the days and the place on the page stay', async ({
  page,
  isMobile,
}) => {
  const [from, to] = [addDays(today(), 200), addDays(today(), 202)];
  await page.goto('/HotelsMurree');
  await page.goto(`${zafran}&checkIn=${from}&checkOut=${to}`);
  await expect(page.locator('[data-page]')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Rooms of this hotel' })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(isMobile ? 0 : 1);
  if (!isMobile)
    await expect(page.getByRole('columnheader')).toHaveText(['Room', 'Guests', 'Beds', 'Price for 2 nights']);
  await expect(chosen(page)).toHaveCount(1);
  await expect(chosen(page)).toHaveText('Chosen room 101');

  const choices = page.getByRole('link', { name: /^Choose room/ });
  const last = choices.last();
  const number = (await last.textContent())?.replace(/\D/g, '') ?? '';
  await last.scrollIntoViewIfNeeded();
  const before = await last.boundingBox();
  await last.click();
  await expect(page).toHaveURL(`${zafran.replace('101', number)}&checkIn=${from}&checkOut=${to}`);
  await expect(page).toHaveTitle(new RegExp(`^Zafran Hotel, Room ${number} `));
  await expect(chosen(page)).toHaveText(`Chosen room ${number}`);
  await expect(chosen(page)).toBeFocused();
  await page.waitForLoadState('networkidle');
  const after = await chosen(page).boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(60);
  const panel = page.getByRole('complementary');
  const night = Number((await page.locator('dd', { hasText: 'PKR' }).textContent())?.replace(/\D/g, ''));
  await expect(panel).toContainText(`${(2 * night).toLocaleString('en')} for 2 nights`);
  await expect(panel.getByText(/^Free /)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/HotelsMurree');
});

test('pictures fill the screen, are stepped by keys, say which one it is, and give the focus back', async ({
  page,
}) => {
  await page.goto(bungalow);
  const gallery = page.getByRole('region', { name: /^Pictures of Sehr Bungalow/ });
  const picture = gallery.getByRole('button', { name: /picture 2 Show it on the whole screen/ });
  await picture.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: /^Pictures of Sehr Bungalow/ });
  await expect(viewer.getByText('2 of 5')).toBeVisible();
  await expect(viewer.getByRole('img')).toHaveAccessibleName(/Sehr Bungalow, Room 1, picture 2/);
  await expect(viewer.getByRole('button', { name: 'Close' })).toBeFocused();
  for (const at of [3, 4, 5, 5]) {
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText(`${at} of 5`)).toBeVisible();
  }
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByText('4 of 5')).toBeVisible();
  await viewer.getByRole('button', { name: 'Previous picture' }).click();
  await expect(viewer.getByText('3 of 5')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await expectClean(page, 'pictures on the whole screen');
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(picture).toBeFocused();

  await picture.click();
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(viewer).toHaveCount(0);
  await expect(picture).toBeFocused();
});

test('a picture that was enlarged by two fingers is moved, and not to the next one', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'two fingers');
  await page.goto(bungalow);
  await page.getByRole('button', { name: /picture 1 Show it/ }).click();
  const strip = page.getByRole('dialog').getByRole('list');
  await expect(strip).toHaveCSS('overflow-x', 'auto');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.synthesizePinchGesture', { x: 180, y: 390, scaleFactor: 2 });
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBeGreaterThan(1.5);
  await expect(strip).toHaveCSS('overflow-x', 'hidden');
});

test('where the hotel is, who receives the guests, its rules, and how a booking is ended', async ({ page }) => {
  await page.goto(roomPage);
  await expect(page).toHaveTitle(new RegExp(`^${hotel.name}`));
  const maps = page.getByRole('link', { name: 'Open in Maps' });
  await expect(maps).toHaveAttribute('target', '_blank');
  const to = new URL((await maps.getAttribute('href')) ?? '');
  expect(to.origin + to.pathname).toBe('https://www.google.com/maps/search/');
  // The place that its owner gave, and not what a map makes of its address.
  expect(to.searchParams.get('query')).toMatch(/^33\.9\d+,73\.4\d+$/);

  const host = page.locator('section', { has: page.getByRole('heading', { name: 'Your host' }) });
  await expect(host.getByRole('heading', { name: 'Amina', exact: true })).toBeVisible();
  await expect(host).toContainText('On Sarai since September 2024');
  await expect(host).toContainText('Usually answers within an hour');
  await expect(host).not.toContainText('Abbasi');
  await expect(host).not.toContainText('0300');

  await expect(page.getByText('Check-in from 1')).toHaveCount(1);
  await expect(page.getByText('CNIC needed')).toHaveCount(1);
  await expect(page.getByText('cancel a booking until the day of arrival ends')).toBeVisible();
  await expect(page.getByText('Nothing is paid before')).toBeVisible();
  await expectClean(page);
});

test('a hotel without photos says so, and what its owner wrote runs in its own direction', async ({ page }) => {
  await signUp(page, 'vendor');
  const [vendorId, token] = await page.evaluate(() => [
    localStorage.getItem('VendorloginId'),
    localStorage.getItem('VendorToken'),
  ]);
  const room = { roomNumber: 1, No_of_beds: 1, capacity: 2, price: 900, images: [] };
  const amenities = { lastKilometre: 'آخری کلومیٹر پیدل ہے۔' };
  const description = 'دریا کے کنارے خاموش کمرے۔';
  const hotelDetail = { name: 'سرائے (Old)', description, classType: 'Economy', amenities, rooms: [room] };
  const address = { street: '1 River Road', city: newCity(), state: 'Punjab', country: 'Pakistan' };
  const answer = await page.request.post('/api/vendor/create-BookingDetails', {
    headers: { Authorization: `Bearer ${token}` },
    data: { vendorId, Location: address.city, address, hotelDetail },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  await page.goto(`/user/room-details/${(await answer.json()).data._id}`);
  await expect(page.getByText('No photo yet')).toBeVisible();
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).locator('bdi')).toHaveText('سرائے (Old)');
  for (const words of [description, amenities.lastKilometre]) {
    await expect(page.getByText(words)).toHaveCSS('direction', 'rtl');
  }
  await expect(page.getByRole('heading', { name: 'Rooms of this hotel' })).toHaveCount(0);
  await expectClean(page);
});

test('the numbers of rooms and of guests are seen beside the room without scrolling', async ({ page, isMobile }) => {
  test.skip(isMobile, 'On a phone the form is a page over the page.');
  for (const size of [
    { width: 1280, height: 844 },
    { width: 1366, height: 768 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(roomPage);
    const panel = page.getByRole('complementary');
    for (const name of [/^Add a room/, /^Remove a guest/, /^Book Now/]) {
      const button = panel.getByRole('button', { name }).first();
      await expect(button).toBeInViewport({ ratio: 1 });
      expect(await button.evaluate(isOnTop), String(name)).toBe(true);
    }
    expect(await panel.evaluate((each) => each.scrollTop)).toBe(0);
  }
});

/** Whether nothing covers the middle of an element. A click that is only tried would scroll to it first. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
