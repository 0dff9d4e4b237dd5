import { expect, test } from '@playwright/test';
import { expectClean } from './axe.ts';
import { answerLinks } from './inbox.ts';
import { logOut } from './people.ts';
import { openGuest, openHotel } from './requests.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the link of the mail accepts with one press, without a login; to open it changes nothing', async ({ page }) => {
  const { email, propertyId } = await openHotel(page);
  const guest = await openGuest(page, 'Amna Sheikh');
  await guest.ask(propertyId, 101, [10, 13]);
  await logOut(page);
  const { accept, decline } = await answerLinks(email);
  await page.goto(accept);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accept Amna Sheikh?');
  await expect(page).toHaveURL('/answerBooking');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accept Amna Sheikh?');
  await expectClean(page, 'the page of the link');
  expect(await guest.states()).toEqual(['pending']);
  await page.getByRole('main').getByRole('button', { name: 'Accept' }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have accepted Amna Sheikh');
  await expect(page.getByRole('link', { name: /^Call Amna Sheikh/ })).toBeVisible();
  expect(await guest.states()).toEqual(['active']);

  await page.goto(decline);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have accepted Amna Sheikh');
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
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

test('the address without a link says where to find one, and not that a request has ended', async ({ page }) => {
  await page.goto('/answerBooking');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No request here');
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
});
