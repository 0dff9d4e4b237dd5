import { expect, test } from '@playwright/test';
import { expectClean } from './axe.ts';
import { newCity } from './desk.ts';
import { operate } from './operate.ts';
import { fillLogin, journeys, password, signUp } from './people.ts';
import { urduWords } from './urduWords.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

const reason = 'Guests were asked for money in advance.';
const sentence = 'Sarai has suspended this account. Write to us if you think that this is a mistake.';
const say = await urduWords();

test('a host who is suspended reads why at the login, in both languages, and is found by nobody', async ({ page }) => {
  const email = await signUp(page, 'vendor');
  const city = newCity();
  const [vendorId, token] = await page.evaluate(() => [
    localStorage.getItem('VendorloginId'),
    localStorage.getItem('VendorToken'),
  ]);
  const room = { roomNumber: 1, No_of_beds: 1, capacity: 2, price: 900, images: [] };
  const address = { street: '1 River Road', city, state: 'Punjab', country: 'Pakistan', zipCode: 47150 };
  const hotelDetail = { name: `House of ${city}`, description: 'Quiet.', classType: 'Economy', rooms: [room] };
  const listing = await page.request.post('/api/vendor/create-BookingDetails', {
    headers: { Authorization: `Bearer ${token}` },
    data: { vendorId, Location: city, address, hotelDetail },
  });
  const { _id } = (await listing.json()).data;
  const results = `/search?location=${encodeURIComponent(city)}`;
  await page.goto(results);
  await expect(page.getByRole('article')).toHaveCount(1);

  operate('suspend', email, '--reason', reason, '--yes');
  // The edge keeps a search for some seconds.
  await expect(async () => {
    await page.goto(results);
    await expect(page.getByRole('article')).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  await page.goto(`/user/room-details/${_id}`);
  await expect(page.getByText('This room is not listed any more').first()).toBeVisible();

  await page.goto('/dashboard');
  await expect(page).toHaveURL(new RegExp(journeys.vendor.login));
  await fillLogin(page, email, 'Another#Road1');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Email or password is not right.');
  await fillLogin(page, email);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(sentence);
  await expect(alert).toContainText(reason);
  await expect(alert.getByRole('link')).toHaveAttribute('href', /^mailto:/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectClean(page);

  await page.goto('/ur/vendorLogin');
  await page.getByLabel(say('Email')).fill(email);
  await page.getByLabel(say('Password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('Login'), exact: true }).click();
  await expect(alert).toContainText(say(sentence));
  await expect(alert).toContainText(reason);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectClean(page);

  operate('release', email, '--yes');
  await page.goto(journeys.vendor.login);
  await fillLogin(page, email);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(journeys.vendor.welcome);
});
