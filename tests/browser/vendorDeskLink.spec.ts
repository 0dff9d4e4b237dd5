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
