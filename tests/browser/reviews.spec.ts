import { expect, type Page, test } from '@playwright/test';
import { expectClean } from './axe.ts';
import { fillLogin, logOut } from './people.ts';

test.skip(({ isMobile }) => !isMobile, 'A stay can be written about once.');

/** The sample traveller has stayed at this house of the sample vendor. */
const house = { id: 's93158tp3pwh', name: 'Bashir Manzil', guest: 'Bilal Qureshi' };
const words = 'Bread from five, as promised.\nبالٹی کا پانی گرم تھا۔';
const answer = 'Come again when the apricots are ripe.';

async function logIn(page: Page, role: 'user' | 'vendor'): Promise<void> {
  const [path, email, secret] = {
    user: ['/userLogin', 'traveller@sarai.example', 'Traveller@2024'],
    vendor: ['/vendorLogin', 'vendor@sarai.example', 'Vendor@2024'],
  }[role] as [string, string, string];
  await page.goto(path);
  await fillLogin(page, email, secret);
  await expect(page).not.toHaveURL(new RegExp(path, 'i'));
}

async function openHouse(page: Page): Promise<void> {
  await page.goto(`/user/room-details/${house.id}?room=1`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(house.name);
}

test('a guest writes about a stay that is over, once; its host answers, and everybody reads both', async ({ page }) => {
  await openHouse(page);
  await expect(page.getByRole('heading', { name: 'What guests say' })).toHaveCount(0);

  await logIn(page, 'user');
  await page.goto('/userbookings');
  const card = page.getByRole('article', { name: house.name });
  await card.getByRole('link', { name: /^Write a review/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How was your stay?');
  const publish = page.getByRole('button', { name: 'Publish the review' });
  await page.getByLabel('What the stay was like').fill(words);
  await publish.click();
  const marks = page.getByRole('radiogroup');
  await expect(marks).toHaveCount(5);
  await expect(marks.first()).toHaveAccessibleDescription('Clean is required');
  await expectClean(page, 'the form of a review');
  for (const group of await marks.all()) await group.getByRole('radio', { name: '4' }).check();

  let sent = 0;
  const lost = Promise.withResolvers<void>();
  await page.route('**/api/user/review/*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent += 1;
    await route.fetch();
    await route.abort();
    lost.resolve();
  });
  await publish.dblclick();
  await lost.promise;
  // The answer was lost, and the review is there.
  await expect(page.getByText(words)).toBeVisible();
  expect(sent).toBe(1);
  await page.unroute('**/api/user/review/*');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your review');
  await expectClean(page, 'a review that was written');

  await page.getByRole('main').getByRole('link', { name: house.name }).click();
  // The details of a room may be ten seconds old.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: 'What guests say' })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(page.getByRole('link', { name: '4.0 of 5 · 1 review' })).toBeVisible();
  const shown = page.getByRole('article').filter({ hasText: 'Bread from five' });
  await expect(shown).toContainText('Bilal');
  await expect(shown).not.toContainText('Qureshi');
  await page.goto('/userbookings');
  await expect(card.getByRole('link', { name: /^Your review/ })).toBeVisible();

  await logOut(page);
  await logIn(page, 'vendor');
  await page.goto('/vendorActiveBookings?status=completed');
  await page.getByRole('link', { name: `Read the review of ${house.guest}` }).click();
  await page.getByRole('button', { name: 'Publish the answer' }).click();
  await expect(page.getByLabel('Your answer')).toHaveAccessibleDescription('Your answer is required');
  await expectClean(page, 'the form of an answer');
  await page.getByLabel('Your answer').fill(answer);
  await page.getByRole('button', { name: 'Publish the answer' }).dblclick();
  await expect(page.getByRole('article')).toContainText(answer);
  await expect(page.getByLabel('Your answer')).toHaveCount(0);

  // A list of reviews may be ten seconds old.
  await expect(async () => {
    await openHouse(page);
    await expect(shown).toContainText(answer, { timeout: 3000 });
  }).toPass();
  await expectClean(page, 'a room with a review');
});

test('a link to a stay that is no own one, or of nothing, says so', async ({ page }) => {
  await logIn(page, 'user');
  for (const booking of ['sample-past-2', 'sample-active-1', '']) {
    await page.goto(`/review?booking=${booking}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No stay to write about');
  }
});
