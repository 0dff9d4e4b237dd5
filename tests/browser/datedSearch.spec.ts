import { expect, test } from '@playwright/test';
import { addDays, today } from '../../shared/rules/dates.ts';

test.use({ timezoneId: 'America/Los_Angeles' });

/** Four months ahead. */
const [checkIn, checkOut] = [addDays(today(), 120), addDays(today(), 123)];

test('the days typed on the home page lead to what the stay costs, and go along to the room', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the same everywhere');
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByLabel('Check-in').fill(checkIn);
  // The first day is that of Pakistan, wherever the browser is.
  await expect(page.getByLabel('Check-in')).toHaveAttribute('min', today());
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByLabel('Check-out')).toBeFocused();
  await expect(page.getByText('Check-out is required')).toBeVisible();
  await page.getByLabel('Check-out').fill(checkOut);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(new RegExp(`checkIn=${checkIn}&checkOut=${checkOut}`));

  await page.getByLabel('Sort by').selectOption('-price');
  await expect(page).toHaveURL(/sort=-price/);
  const card = page.getByRole('article').first();
  await expect(card).toContainText(/PKR.[\d,]+ for 3 nights/);
  const [nightly = 0, total = 0] = [...((await card.textContent()) ?? '').matchAll(/PKR.([\d,]+)/g)].map(
    ([, price = '']) => Number(price.replaceAll(',', '')),
  );
  expect(nightly).toBeGreaterThan(0);
  // A night is the average of the stay, rounded down.
  expect(Math.floor(total / 3)).toBe(nightly);

  await card.getByRole('link', { name: 'Check Prices' }).click();
  await expect(page).toHaveURL(new RegExp(`room=\\d+&checkIn=${checkIn}&checkOut=${checkOut}$`));
});

test('days that have passed are said at their field, and the city of a list is a place to search', async ({ page }) => {
  await page.goto('/search?city=Hunza&checkIn=2020-01-01&checkOut=2020-01-02');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rooms in Hunza Valley');
  await expect(page.getByLabel('Check-in')).toHaveAccessibleDescription('Check-in must be today or later');
});
