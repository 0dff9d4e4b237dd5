import { expect, type Page, test } from '@playwright/test';
import { expectClean } from './axe.ts';
import { confirmOnPage } from './inbox.ts';
import { logInTraveller } from './offline.ts';
import { fillLogin, logOut, newEmail, signUp } from './people.ts';
import { BrowserPhone } from './phones.ts';
import { callerOf, dayIn, openHotel } from './requests.ts';

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
});

type Caller = Awaited<ReturnType<typeof logInTraveller>>;

/** The message of that title, once the push service has it for a phone. */
async function told(phone: BrowserPhone, title: string) {
  const endpoint = phone.subscription?.endpoint ?? '';
  const titles = async () => (await BrowserPhone.received(endpoint)).map(({ message }) => message.title);
  await expect.poll(titles, { timeout: 45_000 }).toContain(title);
  const push = (await BrowserPhone.received(endpoint)).findLast(({ message }) => message.title === title);
  if (!push) throw new Error('The message is gone.');
  return push;
}

async function turnOn(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'Tell me at once' }).click();
  await expect(page.getByRole('switch', { name: 'Show names and prices' })).toBeVisible();
}

async function ask(call: Caller, propertyId: string, days: [number, number]) {
  const [bookingStartDate, bookingEndDate] = days.map(dayIn);
  const stay = { propertyId, roomNumber: 101, bookingStartDate, bookingEndDate, guests: 2 };
  return (await call('post', '/user/booking-request', stay))._id as string;
}

test('request, answer and message reach the phone of the other side, and open their page', async ({
  page: owner,
  browser,
}) => {
  test.slow();
  const ownersPhone = await BrowserPhone.of(owner);
  const { propertyId, vendorId, call: asOwner } = await openHotel(owner);
  await owner.goto('/vendorprofile');
  expect(ownersPhone.asked).toBe(0);
  await turnOn(owner);
  await expectClean(owner, 'the settings of a phone');

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const guest = await context.newPage();
  const guestsPhone = await BrowserPhone.of(guest);
  const asGuest = await logInTraveller(guest);
  const id = await ask(asGuest, propertyId, [60, 62]);
  const request = await told(ownersPhone, 'A new request');
  const shown = await ownersPhone.show(request);
  expect(shown).toMatchObject({ title: 'A new request', lang: 'en', tag: id });
  await ownersPhone.press(shown);
  await expect(owner).toHaveURL('/vendorPendingBookings');

  await guest.goto(`/sendBookingRequest?booking=${id}`);
  await guest.getByRole('button', { name: 'Tell me on this phone' }).click();
  await expect(guest.getByText('This phone tells you from now on.')).toBeVisible();
  await asOwner('put', `/vendor/accept-bookingRequest/${vendorId}?bookingRequestId=${id}`);
  const answer = await guestsPhone.show(await told(guestsPhone, 'Your request was accepted'));
  expect(`${answer.title} ${answer.body}`).not.toMatch(/Lodge|PKR|\d/);
  await guestsPhone.press(answer);
  await expect(guest).toHaveURL('/userbookings');

  const message = { text: 'We come late.', requestKey: 'a'.repeat(32) };
  await asGuest('post', `/user/thread/${propertyId}/messages`, message);
  const written = await ownersPhone.show(await told(ownersPhone, 'A new message'));
  expect(written.body).not.toContain('late');
  await ownersPhone.press(written);
  await expect(owner).toHaveURL(/\/guestMessages\?thread=/);
  await expect(owner.getByRole('main')).toContainText('We come late.');

  await BrowserPhone.forget(ownersPhone.subscription?.endpoint ?? '');
  await asGuest('post', `/user/thread/${propertyId}/messages`, { ...message, requestKey: 'b'.repeat(32) });
  await expect.poll(async () => (await asOwner('get', `/vendor/push/${vendorId}`)).phones, { timeout: 45_000 }).toBe(0);
  await context.close();
});

test('a phone that another account uses hears nothing of the first one', async ({ page, browser }) => {
  test.slow();
  const desk = await browser.newContext();
  const { propertyId, vendorId, call: asOwner } = await openHotel(await desk.newPage());
  const phone = await BrowserPhone.of(page);
  await confirmOnPage(page, 'user', await signUp(page, 'user'));
  const token = await page.evaluate(() => localStorage.getItem('UserToken') ?? '');
  const first = await ask(callerOf(page, token), propertyId, [70, 72]);
  await page.goto('/updateProfile');
  await turnOn(page);
  const before = phone.subscription?.endpoint ?? '';
  await logOut(page);
  await expect.poll(() => phone.subscription).toBeUndefined();

  const email = newEmail();
  const asSecond = await logInTraveller(await desk.newPage(), email);
  const second = await ask(asSecond, propertyId, [80, 82]);
  await page.goto('/userLogin?next=/updateProfile');
  await fillLogin(page, email);
  await turnOn(page);
  for (const id of [first, second]) {
    await asOwner('put', `/vendor/accept-bookingRequest/${vendorId}?bookingRequestId=${id}`);
  }
  expect((await told(phone, 'Your request was accepted')).message.tag).toBe(second);
  expect(await BrowserPhone.received(before)).toEqual([]);
  await desk.close();
});
