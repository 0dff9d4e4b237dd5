import { expect, test } from '@playwright/test';
import { answerLinks, codesFor, mailSaying } from './inbox.ts';
import { newEmail, sayWhoAsks } from './people.ts';
import { dayIn, nameOf, openHotel } from './requests.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'America/Los_Angeles' });

/** The lists look every 15 seconds for what has changed elsewhere. */
const live = { timeout: 40_000 };

test('a guest in Karachi and an owner in Los Angeles come together, on the same days, without a reload', async ({
  page: owner,
  browser,
  viewport,
}) => {
  const { email: ownersEmail, propertyId, call } = await openHotel(owner);
  await owner.goto('/vendorPendingBookings');
  await expect(owner.getByText('No Pending Bookings')).toBeVisible();
  const city = (await call('get', `/vendor/BookingDetails/${propertyId}`)).Location as string;

  const context = await browser.newContext({ viewport, timezoneId: 'Asia/Karachi', reducedMotion: 'reduce' });
  const guest = await context.newPage();
  const [checkIn, checkOut] = [dayIn(10), dayIn(13)];
  const search = `/search?location=${encodeURIComponent(city)}&checkIn=${checkIn}&checkOut=${checkOut}`;
  await guest.goto(search);
  await expect(guest.getByRole('article')).toContainText(/7,500 for 3 nights/);
  await guest
    .getByRole('article')
    .getByRole('link', { name: /Check Prices/ })
    .click();
  await guest.getByRole('button', { name: 'Book Now' }).click();
  await expect(guest.getByLabel('Check-in', { exact: true })).toHaveValue(checkIn);
  await guest.getByRole('button', { name: 'Continue' }).click();
  const guestsEmail = newEmail();
  await sayWhoAsks(guest, guestsEmail);
  const [code = ''] = await codesFor(guestsEmail);
  await guest.getByLabel('Code').fill(code);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Your request is sent');
  await guest.goto('/userActiveBookings');
  await expect(guest.getByText('No Active Bookings')).toBeVisible();

  const request = owner.getByRole('article').filter({ hasText: 'Amina Khan' });
  await expect(request).toContainText(nameOf(checkIn), live);
  await expect(request).toContainText(nameOf(checkOut));
  const { accept } = await answerLinks(ownersEmail);
  await owner.goto(accept);
  await owner.getByRole('main').getByRole('button', { name: 'Accept' }).click();
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('You have accepted Amina Khan');

  const stay = guest.getByRole('article');
  await expect(stay).toContainText('Accepted', live);
  await expect(stay).toContainText(nameOf(checkIn));
  await expect(stay).toContainText(nameOf(checkOut));
  await mailSaying(ownersEmail, /answerBooking#token=/);
  await mailSaying(guestsEmail, /1 River Road/);

  await guest.goto(search);
  await expect(guest.getByRole('article')).toContainText(/Room 102/);
  await call('post', `/vendor/closings/${propertyId}`, { roomNumbers: [102], from: dayIn(12), to: dayIn(14) });
  await guest.reload();
  await expect(guest.getByRole('link', { name: /^1 hotel is free from / })).toBeVisible();
  await context.close();
});
