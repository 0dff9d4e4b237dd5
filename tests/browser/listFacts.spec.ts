import { expect, test } from '@playwright/test';
import { chips, openForm } from './searchForm.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
