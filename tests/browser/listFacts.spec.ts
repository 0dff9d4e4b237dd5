import { expect, test } from '@playwright/test';
import { chips, openForm } from './searchForm.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('facts are chosen on a list, asked of the API, said, and stand in the address', async ({ page }) => {
  await page.goto('/HotelHunza');
  await openForm(page);
  await chips(page).getByRole('button', { name: 'Wi-Fi' }).click();
  await chips(page).getByRole('button', { name: 'Parking' }).click();
  await chips(page).getByRole('button', { name: 'Heating' }).click();
  await chips(page).getByRole('button', { name: 'Parking' }).press('Space');
  const asked = page.waitForRequest('**/api/user/searching-room?*');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  expect(new URL((await asked).url()).search).toBe('?location=Hunza+Valley&facts=heating%2Cwifi&limit=8');
  await expect(page).toHaveURL(/\/search\?location=Hunza(\+|%20)Valley&facts=heating,wifi$/);
  await expect(page.getByRole('main')).toContainText('any price · Heating · Wi-Fi');

  await openForm(page);
  const heating = chips(page).getByRole('button', { name: 'Heating' });
  await expect(heating).toHaveAttribute('aria-pressed', 'true');
  await heating.click();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/facts=wifi$/);
  await page.goBack();
  await expect(page).toHaveURL(/facts=heating,wifi$/);
  await openForm(page);
  await expect(heating).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Sort by').selectOption('-price');
  await expect(page).toHaveURL(/facts=heating(,|%2C)wifi&sort=-price$/);
});

test('who goes back before the next search is shown finds the one before in the form', async ({ page }) => {
  await page.goto('/search?location=Hunza+Valley&facts=heating,wifi');
  await openForm(page);
  const heating = chips(page).getByRole('button', { name: 'Heating' });
  await heating.click();
  await expect(heating).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Search', exact: true }).evaluate((button: HTMLElement) => {
    const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    button.click();
    history.back();
    return gone;
  });
  await expect(page).toHaveURL(/facts=heating,wifi$/);
  await openForm(page);
  await expect(heating).toHaveAttribute('aria-pressed', 'true');
});
