import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects that axe finds nothing on the page as it stands, and that nothing is wider than the screen. All of axe's rules
 * are asked in light colours; in dark ones only colours differ, so only contrast is asked again, and on
 * phones alone.
 */
export async function expectClean(page: Page, where = page.url()): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Loading|کھل رہ/ })).toHaveCount(0);
  await colorsAtRest(page);
  expect(await said(axe(page)), where).toEqual([]);
  if (isPhone(page)) await expectContrastInDark(page, where);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over, `${where} is wider than the screen`).toBeLessThanOrEqual(0);
}

function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 600;
}

async function expectContrastInDark(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await colorsAtRest(page);
  expect(await said(axe(page).withRules('color-contrast')), `${where}, in dark colours`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Without frames of other sites, which these pages have not, axe need not open a page of its own for its answer. */
function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true);
}

async function said(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Colours are judged where they come to rest. */
async function colorsAtRest(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}
