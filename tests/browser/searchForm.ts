import { expect, type Page } from '@playwright/test';

/** The facts that a room must have, above a list. */
export const chips = (page: Page) => page.getByRole('group', { name: 'Must have' });

/** The search above a list. */
export const bar = (page: Page) => page.getByRole('region', { name: 'Your search' });

/** The button that opens the form on a narrow screen. */
export const filters = (page: Page) => bar(page).getByRole('button', { name: /^Filters/ });

/** Opens the form where the screen is too narrow for it to be open always. */
export async function openForm(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 1024) await filters(page).click();
  await expect(chips(page)).toBeVisible();
}
