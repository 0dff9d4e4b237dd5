import { expect, type Page, test } from '@playwright/test';
import { openWishes } from './wishes.ts';

const where = (page: Page) => page.getByRole('combobox', { name: 'Location' });

async function searchFor(page: Page, typed: string): Promise<void> {
  await page.goto('/', { waitUntil: 'networkidle' });
  await where(page).fill(typed);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?/);
  await expect(page.getByRole('article').first()).toBeVisible();
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

for (const [typed, shown] of [
  ['hunz', 'Rooms in Hunza Valley'],
  ['Hunza, Pakistan', 'Rooms in Hunza Valley'],
  ['Gilgit Baltistan', 'Rooms in Gilgit-Baltistan'],
  ['Nathiagali', 'Rooms in Nathia Gali'],
  ['اسکردو', 'Rooms in Skardu'],
  ['Hunzza', 'Rooms in Hunza Valley'],
  ['Skrdu', 'Rooms in Skardu'],
] as const) {
  test(`"${typed}" finds what is meant, and the page says "${shown}"`, async ({ page }) => {
    await searchFor(page, typed);
    await expect(title(page)).toHaveText(shown);
  });
}

test('the name of a hotel shows that hotel first, and the page says so', async ({ page }) => {
  await searchFor(page, 'Sehr Bungalow');
  await expect(title(page)).toHaveText('Rooms of Sehr Bungalow');
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText('Sehr Bungalow');
});

test('a village shows itself first, then its valley', async ({ page }) => {
  await searchFor(page, 'Passu');
  await expect(page.getByText('Those of Passu first, then the others of Hunza Valley.')).toBeVisible();
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(/Tupopdan|Batura/);
});

test('Hunza chosen on home finds the rooms of every class, price and size', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await where(page).click();
  await page.getByRole('option', { name: 'Hunza Valley' }).click();
  await expect(page.getByLabel('Class type')).toHaveValue('');
  await expect(page.getByLabel('Max price')).toHaveValue('');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?location=Hunza(\+|%20)Valley$/);
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
});

test('PKR 15,000 typed on home goes through, and stays when the place is changed', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await openWishes(page);
  await page.getByLabel('Max price').fill('15000');
  await where(page).fill('Hunza');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/price=0-15000$/);
  await expect(page.getByText(/up to PKR\s15,000/)).toBeVisible();
});

test('a tap on the field chooses its text, and typing replaces it', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await where(page).click();
  await page.keyboard.type('hunz');
  await expect(where(page)).toHaveValue('hunz');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/location=Hunza/);
});
