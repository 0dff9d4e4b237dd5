import { expect, test } from '@playwright/test';
import { expectClean } from './axe.ts';
import { fillProperty, fillRoom, newCity, room, submit } from './desk.ts';
import { codesFor } from './inbox.ts';
import { fillLogin, signUp } from './people.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('what is wrong is said at its field, and the first one is gone to', async ({ page }) => {
  await signUp(page, 'vendor');
  await page.goto('/listproperty');
  await fillProperty(page, newCity());
  await page.getByLabel('Zip code').fill('1');
  await submit(page).click();
  await expect(page.getByLabel('Zip code')).toBeFocused();
  await expect(page.getByLabel('Zip code')).toHaveAccessibleDescription('Zip code must have 5 digits, such as 47150');
  await expect(room(page, '').getByLabel('Price per night')).toHaveAccessibleDescription(/is required/);
});

test('a switch that the API refuses goes back', async ({ page }) => {
  await signUp(page, 'vendor');
  await page.goto('/createpost');
  await fillProperty(page, newCity());
  await fillRoom(room(page, ''), { roomNumber: '1', price: '900' });
  await submit(page).click();
  const tick = page.getByRole('switch', { name: 'Room 1 is available' });
  await expect(tick).toBeChecked();
  await page.route('**/availability', (route) => route.abort());
  await tick.click();
  await expect(page.getByText('Sarai cannot be reached.')).toBeVisible();
  await expect(tick).toBeChecked();
});

test('what another phone has changed meanwhile is shown, and what was typed stays', async ({ page, context }) => {
  await signUp(page, 'vendor');
  await page.goto('/createpost');
  await fillProperty(page, newCity());
  await fillRoom(room(page, ''), { roomNumber: '1', price: '900' });
  await submit(page).click();
  await page.getByRole('link', { name: /^Edit/ }).click();
  const update = page.getByRole('button', { name: 'Update' });
  await expect(update).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await room(other, '1').getByLabel('Price per night').fill('1200');
  await other.getByRole('button', { name: 'Update' }).click();
  await expect(other).toHaveURL('/propertyposts');

  await page.getByLabel('Name', { exact: true }).fill('Cedar Lodge');
  await update.click();
  await expect(page.getByText(/Room 1: Price per night is now .*PKR.1,200/)).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Cedar Lodge');
  await update.click();
  await expect(page).toHaveURL('/propertyposts');
  await expect(page.getByRole('heading', { name: 'Cedar Lodge' })).toBeVisible();
});

test('after the last property of a page was taken down, the page before is shown', async ({ page }) => {
  const email = await signUp(page, 'vendor');
  const [vendorId, token] = await page.evaluate(() => [
    localStorage.getItem('VendorloginId'),
    localStorage.getItem('VendorToken'),
  ]);
  // Whose email is not confirmed may list ten.
  await page.getByRole('button', { name: 'Send a code' }).click();
  const [code = ''] = await codesFor(email);
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeHidden();
  const room = { roomNumber: 1, No_of_beds: 1, capacity: 2, price: 900, images: [] };
  const address = { street: '1 River Road', city: newCity(), state: 'Punjab', country: 'Pakistan', zipCode: 47150 };
  for (let count = 1; count <= 11; count++) {
    const hotelDetail = { name: `House ${count}`, description: 'Quiet.', classType: 'Economy', rooms: [room] };
    const listed = await page.request.post('/api/vendor/create-BookingDetails', {
      headers: { Authorization: `Bearer ${token}` },
      data: { vendorId, Location: address.city, address, hotelDetail },
    });
    expect(listed.status()).toBe(201);
  }
  await page.goto('/propertyposts?page=2');
  await page.getByRole('button', { name: 'Delete House 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(
    page
      .getByText('Page 1', { exact: true })
      .or(page.getByRole('heading', { name: 'House 11' }))
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(10);
});

const desk = [
  '/dashboard',
  '/createpost',
  '/propertyposts',
  '/updatePost',
  '/bookings',
  '/vendorPendingBookings',
  '/vendorActiveBookings',
  '/acceptBooking',
  '/rejectBooking',
];

test('axe finds nothing on the desk, and nothing is wider than the screen', async ({ page }) => {
  test.slow();
  await page.goto('/vendorLogin');
  await fillLogin(page, 'vendor@sarai.example', 'Vendor@2024');
  await expect(page).toHaveURL('/dashboard');
  for (const path of desk) {
    await page.goto(path);
    if (path === '/createpost') await submit(page).click();
    await expectClean(page);
  }
  await page.goto('/propertyposts');
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await expectClean(page, 'the question before deleting');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('link', { name: /^Edit/ }).first().click();
  await expect(page.getByRole('button', { name: 'Update' })).toBeVisible();
  await expectClean(page);
});

test('the booking pages say that there is nothing yet', async ({ page }) => {
  await signUp(page, 'vendor');
  await page.goto('/bookings');
  for (const [name, empty] of [
    ['Pending Booking', 'No Pending Bookings'],
    ['Active Bookings', 'No Active Bookings'],
    ['Accept Bookings', 'No Bookings to Accept'],
    ['Reject Bookings', 'No Bookings to Reject'],
    ['View Bookings', 'No Posts Available'],
  ] as const) {
    await page.getByRole('listitem').getByRole('link', { name, exact: true }).last().click();
    await expect(page.getByRole('heading', { name: empty })).toBeVisible();
    await page.goBack();
  }
});
