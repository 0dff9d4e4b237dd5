import { expect, type Locator, type Page, test } from '@playwright/test';
import { fillProperty, fillRoom, newCity, room, submit } from './desk.ts';
import { fillSignup, journeys, signUp } from './people.ts';
import { dayIn } from './requests.ts';
import { roomPage } from './stays.ts';
import { openWishes } from './wishes.ts';

test.use({ viewport: { width: 360, height: 740 } });

const phone = (page: Page) => page.getByLabel('Contact Number', { exact: true });
const birth = (page: Page) => page.getByLabel('Date of Birth', { exact: true });

/** What is typed is said below the field as it was understood. */
async function understood(field: Locator, typed: Record<string, string | RegExp>): Promise<void> {
  for (const [text, said] of Object.entries(typed)) {
    await field.fill(text);
    await expect(field).toHaveAccessibleDescription(said);
  }
}

test('an owner signs up and changes his profile as he types, and what he did not save is there again', async ({
  page,
}) => {
  await page.goto(journeys.vendor.signup);
  await fillSignup(page, 'vendor');
  await understood(phone(page), {
    '3001234567': '0300 1234567',
    '0300-1234567': '0300 1234567',
    '+92 300 1234567': '0300 1234567',
  });
  await understood(birth(page), {
    '05/06/95': '6 May 1995. The month is read first.',
    '31/12/1995': '31 December 1995',
  });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(journeys.vendor.welcome);

  await page.goto(journeys.vendor.profile);
  await expect(phone(page)).toHaveValue('03001234567');
  await expect(birth(page)).toHaveValue('1995-12-31');
  await phone(page).fill('0301-7654321');
  await page.getByLabel('Company Name').fill('Cedar House');
  await page.goto(journeys.vendor.home);
  await page.goto(journeys.vendor.profile);
  await expect(page.getByText('You have not saved it yet.')).toBeVisible();
  await expect(phone(page)).toHaveValue('0301-7654321');
  await expect(page.getByLabel('Company Name')).toHaveValue('Cedar House');
  await page.getByRole('button', { name: 'Drop what I typed' }).click();
  await expect(phone(page)).toHaveValue('03001234567');
  await phone(page).fill('0301-7654321');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Your profile has been updated.')).toBeVisible();
  await expect(phone(page)).toHaveValue('03017654321');
  await page.reload();
  await expect(phone(page)).toHaveValue('03017654321');
  await expect(page.getByText('You have not saved it yet.')).toHaveCount(0);
});

test('an owner types prices as they are written, leaves the zip code out, and is asked about PKR 999,999', async ({
  page,
}) => {
  const city = newCity();
  await signUp(page, 'vendor');
  await page.goto('/createpost');
  await fillProperty(page, city);
  await page.getByLabel('Zip code').fill('');
  await fillRoom(room(page, ''), { roomNumber: '۱۰۱', price: '12500' });
  const price = room(page, '۱۰۱').getByLabel('Price per night');
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

for (const typed of ['12,500', 'PKR 12500', '۱۲۵۰۰'])
  test(`a traveller types ${typed} as the highest price`, async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await openWishes(page);
    await page.getByLabel('Max price').fill(typed);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/price=(500|0)-12500$/);
    await expect(page.getByText(/up to PKR\s12,500|to PKR\s12,500/).first()).toBeVisible();
  });

test('a traveller who types a day that could be two is told which one it is', async ({ page }) => {
  await page.goto(roomPage);
  await page.getByRole('button', { name: 'Book Now' }).click();
  const year = Number(dayIn(0).slice(0, 4)) + 1;
  await understood(page.getByRole('textbox', { name: 'Check-in' }), {
    [`05/06/${year}`]: /6 May \d+\. The month is read first\./,
    [`31/12/${year}`]: /31 December \d+$/,
  });
});
