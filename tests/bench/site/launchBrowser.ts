import { type Browser, chromium } from '@playwright/test';
import { chromiumPath } from '../../browser/chromium.ts';

/** Opens the machine's Chromium, which has no sandbox for root, as which containers run. */
export function launchBrowser(...args: readonly string[]): Promise<Browser> {
  return chromium.launch({
    ...(chromiumPath && { executablePath: chromiumPath }),
    args: [...args, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
}
