import { expect, type Page, test } from '@playwright/test';
import { expectClean } from './axe.ts';
import { dayIn, nameOf, openGuest, openHotel } from './requests.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'America/Los_Angeles' });

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const cardOf = (page: Page, name: string) => page.getByRole('article', { name });

test('one of two is accepted after a warning about the other, once, and its guest can be called', async ({ page }) => {
  const { propertyId } = await openHotel(page);
  const [amna, bilal] = [await openGuest(page, 'Amna Sheikh'), await openGuest(page, 'بلال قریشی')];
  await amna.ask(propertyId, 101, [10, 13], 'We come late.\nBy jeep.');
  await page.goto('/vendorPendingBookings');
  await expect(cardOf(page, 'Amna Sheikh')).toContainText('3 nights');
  await expect(cardOf(page, 'Amna Sheikh')).toContainText(/Total\s*PKR.7,500/);
  await expect(cardOf(page, 'Amna Sheikh')).toContainText(/Answer by (tomorrow, )?\d\d:\d\d/);
  await expect(page.getByRole('link', { name: /^Requests 1 waits/ })).toBeVisible();

  await bilal.ask(propertyId, 101, [12, 14]);
  await expect(cardOf(page, 'بلال قریشی')).toBeVisible({ timeout: 40_000 });
  await expect(cardOf(page, 'Amna Sheikh')).toContainText('بلال قریشی asked for some of these nights too.');
  await expectClean(page, 'two requests');

  const accept = cardOf(page, 'Amna Sheikh').getByRole('button', { name: 'Accept Amna Sheikh' });
  let accepted = 0;
  page.on('request', (sent) => {
    if (sent.method() === 'PUT') accepted += 1;
  });
  await accept.dblclick();
  await expect(messages(page).getByText('Accepted.')).toBeVisible();
  await expect(cardOf(page, 'Amna Sheikh').getByRole('link', { name: /^Call Amna Sheikh/ })).toHaveAttribute(
    'href',
    'tel:+923001234567',
  );
  await expect(cardOf(page, 'Amna Sheikh').getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    'https://wa.me/923001234567',
  );
  expect(accepted).toBe(1);
  expect(await amna.states()).toEqual(['active']);
  await expectClean(page, 'a request that was accepted');
});

test('a request that was declined on another phone keeps its place and says so', async ({ page }) => {
  const { vendorId, propertyId, call } = await openHotel(page);
  const id = await (await openGuest(page, 'Amna Sheikh')).ask(propertyId, 101, [10, 13]);
  await (await openGuest(page, 'Sana Mir')).ask(propertyId, 102, [10, 13]);
  await page.goto('/vendorPendingBookings');
  await expect(page.getByRole('article')).toHaveCount(2);
  await call('delete', `/vendor/reject-bookingRequest/${vendorId}?bookingRequestId=${id}`);
  const card = cardOf(page, 'Amna Sheikh');
  await expect(card).toContainText('This request is no longer waiting', { timeout: 40_000 });
  await expect(card.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('article').first()).toContainText('Amna Sheikh');
  await expect(cardOf(page, 'Sana Mir').getByRole('button', { name: 'Accept Sana Mir' })).toBeVisible();
});

test('nights that are closed already are warned about, and the refusal is said at the request', async ({ page }) => {
  const { propertyId, call } = await openHotel(page);
  await (await openGuest(page, 'Amna Sheikh')).ask(propertyId, 102, [20, 22]);
  await call('put', `/vendor/rooms/${propertyId}/102/nights`, { from: dayIn(21), to: dayIn(23), closed: true });
  await page.goto('/acceptBooking');
  const card = cardOf(page, 'Amna Sheikh');
  await expect(card).toContainText(`The night of ${nameOf(dayIn(21))} is booked or closed already.`);
  await expect(card.getByRole('button', { name: /^Decline/ })).toHaveCount(0);
  await card.getByRole('button', { name: /^Accept/ }).click();
  await expect(card.getByRole('alert')).toContainText('Some of these nights are taken by now');
  await expectClean(page, 'a request that cannot be accepted');
});

test('opening the page to reject rejects nothing; all are declined after one has said so', async ({ page }) => {
  const { propertyId } = await openHotel(page);
  const guests = [await openGuest(page, 'Amna Sheikh'), await openGuest(page, 'Sana Mir')];
  for (const guest of guests) await guest.ask(propertyId, 101, [30, 31]);
  await page.goto('/rejectBooking');
  await expect(page.getByRole('article')).toHaveCount(2);
  for (const guest of guests) expect(await guest.states()).toEqual(['pending']);
  const all = page.getByRole('button', { name: 'Decline all' });
  await all.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
  for (const guest of guests) expect(await guest.states()).toEqual(['pending']);
  await all.click();
  await expectClean(page, 'the question before declining all');
  await page.getByRole('dialog').getByRole('button', { name: 'Decline all' }).click();
  await expect(page.getByText('2 declined')).toBeVisible();
  await expect(cardOf(page, 'Sana Mir')).toContainText('Declined');
  for (const guest of guests) expect(await guest.states()).toEqual(['rejected']);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No Bookings to Reject' })).toBeVisible();
});

test('a booking is cancelled with a reason that the guest reads, and not without one', async ({ page }) => {
  const { vendorId, propertyId, call } = await openHotel(page);
  const guest = await openGuest(page, 'Amna Sheikh');
  const id = await guest.ask(propertyId, 101, [10, 13]);
  await call('put', `/vendor/accept-bookingRequest/${vendorId}?bookingRequestId=${id}`);
  await page.goto('/vendorActiveBookings');
  const card = cardOf(page, 'Amna Sheikh');
  await expect(card).toContainText(/Voucher \w{4}-\w{4}/);
  await card.getByRole('button', { name: 'Cancel booking of Amna Sheikh' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription('Reason is required');
  await expectClean(page, 'the question before cancelling');
  await dialog.getByLabel('Reason').fill('The road is closed by a landslide.');
  await dialog.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByRole('heading', { name: 'No Active Bookings' })).toBeVisible();
  expect(await guest.states()).toEqual(['The road is closed by a landslide.']);
  await page.getByRole('link', { name: 'Cancelled' }).click();
  await expect(cardOf(page, 'Amna Sheikh')).toContainText('The road is closed by a landslide.');
});

test('a property with guests ahead is not taken down, and says where they are', async ({ page }) => {
  const { vendorId, propertyId, call } = await openHotel(page);
  const id = await (await openGuest(page, 'Amna Sheikh')).ask(propertyId, 101, [10, 13]);
  await call('put', `/vendor/accept-bookingRequest/${vendorId}?bookingRequestId=${id}`);
  await page.goto('/propertyposts');
  await page.getByRole('button', { name: /^Delete/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This property has active bookings ahead.');
  await dialog.getByRole('link', { name: 'Active Bookings' }).click();
  await expect(cardOf(page, 'Amna Sheikh')).toBeVisible();

  await page.goto(`/updatePost?postId=${propertyId}`);
  await page
    .getByRole('group', { name: 'Room 101' })
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Update' }).click();
  const alert = page.getByRole('main').getByRole('alert').first();
  await expect(alert).toContainText('A room with active bookings ahead cannot be removed.');
  await expect(alert.getByRole('link', { name: 'Active Bookings' })).toBeVisible();
});
