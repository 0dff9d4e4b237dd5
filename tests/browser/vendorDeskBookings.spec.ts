import { expect, type Page, test } from '@playwright/test';
import { addMonths } from '../../shared/rules/dates.ts';
import { expectClean } from './axe.ts';
import { dayIn, nameOf, openGuest, openHotel } from './requests.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'America/Los_Angeles' });

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
const cardOf = (page: Page, name: string) => page.getByRole('article', { name });

test('one of two is accepted: its guest can be called, the other one is warned about and answered elsewhere', async ({
  page,
}) => {
  const { propertyId } = await openHotel(page);
  const [amna, bilal] = [await openGuest(page, 'Amna Sheikh'), await openGuest(page, 'بلال قریشی')];
  await amna.ask(propertyId, 101, [10, 13], 'We come late.\nBy jeep.');
  await page.goto('/vendorPendingBookings');
  await expect(cardOf(page, 'Amna Sheikh')).toContainText('3 nights');
  await expect(cardOf(page, 'Amna Sheikh')).toContainText(/Total\s*PKR.7,500/);
  await expect(cardOf(page, 'Amna Sheikh')).toContainText(/Answer by (tomorrow, )?\d\d:\d\d/);
  await expect(page.getByRole('link', { name: /^Pending Bookings 1 waits/ })).toBeVisible();

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
  await card.getByRole('button', { name: 'Cancel the booking of Amna Sheikh' }).click();
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

test('nights are closed and opened again by keyboard, far from Pakistan too', async ({ page }) => {
  const { propertyId } = await openHotel(page);
  const free = async () => {
    const taken = await page.request.get(`/api/rooms/${propertyId}/102/calendar`);
    return (await taken.json()).data.taken as string[];
  };
  await page.goto('/dashboard');
  const night = (room: number, day: string) =>
    page.getByRole('button', { name: new RegExp(`^Room ${room}, ${nameOf(day)}: `) });
  await page.getByRole('button', { name: 'Next month' }).click();
  const month = addMonths(dayIn(0).slice(0, 7), 1);
  await expect(page).toHaveURL(`/dashboard?month=${month}`);
  const day = (number: string) => `${month}-${number}`;

  await night(101, day('01')).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(night(102, day('02'))).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  const panel = page.getByRole('region', { name: /^Room 102, 2 to 4/ });
  await expect(panel).toContainText('3 nights to close');
  await panel.getByLabel('Note').fill('Painting');
  await expectClean(page, 'nights that are chosen');
  await page.keyboard.press('Enter');
  await expect(messages(page).getByText('The nights are closed.')).toBeVisible();
  await expect(night(102, day('03'))).toHaveAccessibleName(/: closed: Painting$/);
  expect(await free()).toEqual([day('02'), day('03'), day('04')]);

  await night(102, day('03')).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Open nights' }).click();
  await expect(messages(page).getByText('The nights are open.')).toBeVisible();
  await expect(night(102, day('03'))).toHaveAccessibleName(/: free$/);
  await expect(night(102, day('03'))).toBeFocused();
  expect(await free()).toEqual([day('02'), day('04')]);
});

test('the dashboard shows who comes, what he pays, and nothing wider than the screen', async ({ page }) => {
  const { vendorId, propertyId, call } = await openHotel(page);
  const id = await (await openGuest(page, 'Amna Sheikh')).ask(propertyId, 101, [1, 2]);
  await call('put', `/vendor/accept-bookingRequest/${vendorId}?bookingRequestId=${id}`);
  await page.goto(`/dashboard?month=${dayIn(1).slice(0, 7)}`);
  const night = page.getByRole('button', { name: `Room 101, ${nameOf(dayIn(1))}: booked by Amna Sheikh` });
  await night.click();
  await expect(page.getByRole('region', { name: /^Room 101/ })).toContainText('Booked by Amna Sheikh');
  await page.getByText('The same as a table').click();
  await expect(page.getByRole('row').filter({ hasText: 'PKR\u00a02,500' })).toHaveCount(1);
  await expectClean(page);
});

test('a link that is none says so, changes nothing and leads to the login; its token is not in the address', async ({
  page,
}) => {
  await page.goto(`/answerBooking#token=${'x'.repeat(40)}.${'y'.repeat(43)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has ended');
  await expect(page).toHaveURL('/answerBooking');
  await expectClean(page);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/^[^?]*\/vendorLogin\?next=%2FvendorPendingBookings$/);
});
