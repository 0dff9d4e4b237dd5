import type { Page } from '@playwright/test';

/** Opens the fields of the home page's form that a phone shows only when they are asked for. */
export async function openWishes(page: Page): Promise<void> {
  const fold = page.getByRole('checkbox', { name: /^Class and price/ });
  if (await fold.isVisible()) await fold.press('Space');
}
