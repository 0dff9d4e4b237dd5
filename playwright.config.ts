import { defineConfig, devices } from '@playwright/test';
import { chromiumPath } from './tests/browser/chromium.ts';
import { inboxPort } from './tests/browser/inbox.ts';

const port = 3197;
const data = 'build/browser-data';

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...(chromiumPath && { executablePath: chromiumPath }),
      // Chromium has no sandbox for root, as which containers run.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 360, height: 780 } } },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: `rm -rf ${data} && node infra/local/start.ts`,
    env: { PORT: String(port), SES_PORT: String(inboxPort), SARAI_DATA: data },
    url: `http://localhost:${port}/api/health`,
    timeout: 180_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
