import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/**
 * Expects that axe finds nothing on the page as it stands, and that nothing is wider than the screen. All of axe's rules
 * are asked in light colours; in dark ones only colours differ, so only contrast is asked again, and on
 * phones alone.
 */
export async function expectClean(page: Page, where = page.url()): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Loading|کھل رہ/ })).toHaveCount(0);
  await colorsAtRest(page);
  expect(await faultsOf(page), where).toEqual([]);
  if (isPhone(page)) expect(await faintInDark(page), `${where}, in dark colours`).toEqual([]);
  // A phone widens its window to what stands in it, so the window's own width would not tell.
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide, `${where} is wider than the screen`).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** Findings of axe on the page. */
export function faultsOf(page: Page): Promise<string[]> {
  return said(page);
}

/** The pairs of colours that axe finds too faint on the page as it stands, in dark colours. */
export async function faintInDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await colorsAtRest(page);
  const faults = await said(page, { runOnly: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light' });
  return faults;
}

function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 600;
}

/** Off unless it is asked for, as all that came with WCAG 2.2. */
const wcag22: RunOptions = { rules: { 'target-size': { enabled: true } } };

/** Axe describes no rule that passed, which would take most of the time. */
async function said(page: Page, options: RunOptions = {}): Promise<string[]> {
  await page.evaluate(`window.axe ?? (() => { ${axe.source} })()`);
  return page.evaluate(
    async (asked) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, asked);
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    },
    { ...wcag22, ...options, resultTypes: ['violations' as const] },
  );
}

/**
 * Colours are judged where they come to rest. A new message of the page starts to appear a frame later. In a closed part of a page nothing moves, and what
 * began to never ends.
 */
async function colorsAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isSeen = ({ effect }: Animation) => effect instanceof KeyframeEffect && effect.target?.checkVisibility();
    for (let still = 0; still < 5; still += 1) {
      const moving = document.getAnimations().filter((each) => each.playState === 'running' && isSeen(each));
      if (moving.length > 0) still = 0;
      await Promise.allSettled(moving.map(({ finished }) => finished));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}
