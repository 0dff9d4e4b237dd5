import { expect, type Page, test } from '@playwright/test';
import { fillLogin, logOut, password, signUp } from './people.ts';

const kept = (page: Page) => page.getByRole('main').getByRole('list').first().getByRole('article');

/** Keeps the first room of Hunza by its heart, and tells the name of its hotel. */
async function keepOne(page: Page): Promise<string> {
  await page.goto('/search?location=Hunza');
  const card = page.getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const heart = card.getByRole('button', { name: `Keep ${name}` });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  return name;
}

test('what was kept joins the account, is on another phone, and leaves with the logout', async ({ page, browser }) => {
  const name = await keepOne(page);
  const email = await signUp(page, 'user');
  await page.goto('/kept');
  await expect(kept(page).getByRole('heading')).toHaveText(name);

  const other = await (await browser.newContext()).newPage();
  await other.goto('/userLogin');
  await fillLogin(other, email, password);
  await expect(other).not.toHaveURL(/userLogin/i);
  await other.goto('/kept');
  await expect(kept(other).getByRole('heading')).toHaveText(name);
  await other.context().close();

  await logOut(page);
  await page.goto('/kept');
  await expect(page.getByText('No rooms kept yet')).toBeVisible();
});

test('rooms that were opened stand on the home page until they are cleared', async ({ page }) => {
  await page.goto('/search?location=Skardu');
  await page.getByRole('article').first().getByRole('link', { name: 'Check Prices' }).click();
  await expect(page.getByRole('button', { name: 'Book Now' })).toBeVisible();
  await expect(page.locator('[data-page]')).toHaveCount(0);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.goto('/');
  const strip = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Recently seen' }) });
  // The part below the first screen is loaded when somebody comes near.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await strip.scrollIntoViewIfNeeded();
  await expect(strip.getByRole('heading', { name })).toBeVisible();
  await strip.getByRole('button', { name: 'Clear' }).click();
  await expect(strip).toHaveCount(0);
});
