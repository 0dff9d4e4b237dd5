import { expect, type Page, test } from '@playwright/test';
import { expectClean } from './axe.ts';
import { newCity } from './desk.ts';
import { codesFor } from './inbox.ts';
import { signUp } from './people.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const mark = 'New host, e-mail not confirmed yet';

/** Lists a property of one room for the vendor who is logged in. */
async function list(page: Page, city: string): Promise<string> {
  const [vendorId, token] = await page.evaluate(() => [
    localStorage.getItem('VendorloginId'),
    localStorage.getItem('VendorToken'),
  ]);
  const room = { roomNumber: 1, No_of_beds: 1, capacity: 2, price: 900, images: [] };
  const address = { street: '1 River Road', city, state: 'Punjab', country: 'Pakistan', zipCode: 47150 };
  const hotelDetail = { name: `House of ${city}`, description: 'Quiet.', classType: 'Economy', rooms: [room] };
  const answer = await page.request.post('/api/vendor/create-BookingDetails', {
    headers: { Authorization: `Bearer ${token}` },
    data: { vendorId, Location: city, address, hotelDetail },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).data._id;
}

test('a new owner is found with a mark, confirms the email from the desk, and is one of all then', async ({ page }) => {
  const city = newCity();
  const email = await signUp(page, 'vendor');
  const propertyId = await list(page, city);

  await page.goto(`/search?location=${encodeURIComponent(city)}`);
  await expect(page.getByRole('article').getByText(mark)).toBeVisible();
  await expect(page.getByRole('article').getByText('No photo yet')).toBeVisible();
  await expect(page.getByRole('article').getByRole('img')).toHaveCount(0);
  await page.goto(`/user/room-details/${propertyId}`);
  await expect(page.getByText(mark)).toBeVisible();

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
  await page.getByRole('button', { name: 'Send a code' }).click();
  await expect(page.getByRole('button', { name: 'Send another code' })).toBeDisabled();
  const [code = ''] = await codesFor(email);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const field = page.getByLabel('Code');
  await field.fill(wrong);
  await expect(page.getByText('This code is not right. You have 4 tries left.')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectClean(page);
  await field.fill(code);
  await expect(page.getByText('Your email is confirmed.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeHidden();

  await expect(async () => {
    await page.goto(`/user/room-details/${propertyId}`);
    await expect(page.getByRole('heading', { level: 1, name: `House of ${city}` })).toBeVisible();
    await expect(page.getByText(mark)).toBeHidden({ timeout: 1_000 });
  }).toPass();
});
