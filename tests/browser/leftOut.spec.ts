import { expect, test } from '@playwright/test';

const hotels = /^(At least )?\d+ hotels? · /;

test('the first search, for Hunza, shows a page of rooms and how many hotels there are', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Location').fill('Hunza');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rooms in Hunza Valley');
  await expect(page.getByRole('article')).toHaveCount(8);
  await expect(page.getByText(hotels)).toBeVisible();
});

test('a short result says how many hotels a wish leaves out, and the link leads to them', async ({ page }) => {
  await page.goto('/search?location=Hunza&price=0-6000');
  const link = page.getByRole('link', { name: /^\d+ hotels? above PKR\s6,000$/ });
  await link.click();
  await expect(page).not.toHaveURL(/price=/);
  await expect(page.getByText(hotels)).toBeVisible();
});

test('what nothing is found of is no dead end: every link finds something', async ({ page }) => {
  await page.goto('/search?location=Hunza&class=First&guests=11-12&price=0-100');
  await expect(page.getByRole('heading', { name: /match this search/ })).toBeVisible();
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(links.first()).toBeVisible();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('article').first()).toBeVisible();
  }
});

test('a name in Urdu that nothing is called leads to rooms elsewhere', async ({ page }) => {
  await page.goto(`/search?location=${encodeURIComponent('کوئی جگہ نہیں')}`);
  await expect(page.getByRole('link', { name: /^(At least )?\d+ hotels? in Murree Hills$/ })).toBeVisible();
});
