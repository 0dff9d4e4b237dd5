import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The shell without windows comes first: it needs about half of the time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const onPath = (process.env.PATH ?? '')
  .split(delimiter)
  .flatMap((folder) => names.map((name) => join(folder, name)))
  .find((path) => existsSync(path));

const downloaded = chromium.executablePath();

/** The Chromium of this machine: CHROMIUM when set, else the first one on the PATH, else the one Playwright installed. */
export const chromiumPath: string | undefined =
  process.env.CHROMIUM ?? onPath ?? (existsSync(downloaded) ? downloaded : undefined);
