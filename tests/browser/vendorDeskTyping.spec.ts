import { expect, type Locator, test } from '@playwright/test';
import { fillProperty, fillRoom, newCity, room, submit } from './desk.ts';
import { signUp } from './people.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** The line below the field says how the input was understood. */
async function understood(field: Locator, typed: Record<string, string | RegExp>): Promise<void> {
  for (const [text, said] of Object.entries(typed)) {
    await field.fill(text);
    await expect(field).toHaveAccessibleDescription(said);
  }
}

test('an owner types prices as they are written, leaves the zip code out, and is asked about PKR 999,999', async ({
  page,
}) => {
  const city = newCity();
  await signUp(page, 'vendor');
  await page.goto('/createpost');
  await fillProperty(page, city);
  await page.getByLabel('Zip code').fill('');
  await fillRoom(room(page, ''), { roomNumber: '۱۰۱', price: '12500' });
  const price = room(page, '101').getByLabel('Price per night');
  const written = ['12,500', '12 500', 'PKR 12500', '12500/-', '۱۲۵۰۰'];
  await understood(price, Object.fromEntries(written.map((text) => [text, /^PKR\s12,500$/])));

  await price.fill('PKR 999,999');
  await submit(page).click();
  await expect(price).toBeFocused();
  await expect(price).toHaveAccessibleDescription(/Is it really PKR\s999,999 a night\?/);
  await price.fill('12,500/-');
  await submit(page).click();
  await expect(page).toHaveURL('/propertyposts');

  await page.goto(`/search?location=${encodeURIComponent(city)}`);
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/PKR\s12,500/);
  await page.goto('/propertyposts');
  await page.getByRole('link', { name: /^Edit/ }).click();
  await expect(page.getByLabel('Zip code')).toHaveValue('');
  await room(page, '101').getByLabel('Price per night').fill('999999');
  const update = page.getByRole('button', { name: 'Update' });
  await update.click();
  await expect(page.getByText(/Is it really PKR\s999,999 a night\?/)).toBeVisible();
  await update.click();
  await expect(page).toHaveURL('/propertyposts');
});
