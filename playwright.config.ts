import { pathToFileURL } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { channelPort, networkFile } from './tests/browser/channels.ts';
import { chromiumPath } from './tests/browser/chromium.ts';
import { fontEnvironment, usualSans, wideSans } from './tests/browser/fonts.ts';
import { inboxPort, pushPort, runFolder, serverPort } from './tests/browser/ports.ts';

const phone = { ...devices['Pixel 7'], viewport: { width: 360, height: 780 } };
const desktop = { viewport: { width: 1440, height: 900 } };
const desk = 'vendorDesk*.spec.ts';
/** What is said, refused and kept does not depend on the width: once is enough. */
const anyWidth =
  '{accountRules,accounts,badInput,bookRoom,busyNetwork,changedStay,compare,datedSearch,everyRoute,familyStay,findRoom,firstRequest,kept,leftOut,mailBlocked,money,moneyDisputed,newHost,offline,offlineRequest,places,push,reviews,roomsTogether,slowStart,strangers,suspended,talk,tooLowLimit,urdu,wideScreen,withoutScripts}.spec.ts';

/** Chromium in letters that are as wide on every machine; TEST_SANS names another sans-serif of this one. */
const letters = (sans: string) => ({
  ...(chromiumPath && { executablePath: chromiumPath }),
  // Chromium has no sandbox for root, as which containers run.
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  env: fontEnvironment(sans),
});

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  // Tests wait for what comes by itself every few seconds: a third worker helps on two processors too.
  workers: 3,
  // A slow machine takes half a minute for axe on all pages of an account.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  forbidOnly: true,
  // A machine that does other work beside may be late once; the list then calls the test flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${serverPort}`,
    // A request that a worker answers is seen by no route of a test; what the worker does has tests of its own.
    serviceWorkers: 'block',
    launchOptions: letters(process.env.TEST_SANS ?? usualSans),
    // Recording a trace takes a quarter of the time; whoever looks for a failure has it.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'phone', use: phone, testIgnore: desk },
    { name: 'desktop', use: desktop, testIgnore: [desk, anyWidth] },
    {
      name: 'wide letters',
      use: { ...desktop, launchOptions: letters(wideSans) },
      testMatch: 'reach.spec.ts',
      grep: /are whole however they are read/,
    },
    // What these list would turn up in the lists that the others count.
    { name: 'desk on a phone', use: phone, testMatch: desk, dependencies: ['phone', 'desktop'] },
    {
      name: 'desk on a desktop',
      use: desktop,
      testMatch: 'vendorDeskPages.spec.ts',
      dependencies: ['phone', 'desktop'],
    },
  ],
  webServer: [
    {
      command: 'node tests/browser/channelServer.ts',
      url: `https://127.0.0.1:${channelPort}/`,
      ignoreHTTPSErrors: true,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
    {
      command: `rm -rf ${runFolder} && node infra/local/start.js`,
      env: {
        PORT: String(serverPort),
        SES_PORT: String(inboxPort),
        PUSH_PORT: String(pushPort),
        SARAI_DATA: `${runFolder}/data`,
        FEED_NETWORK: pathToFileURL(networkFile).href,
      },
      url: `http://localhost:${serverPort}/api/health`,
      timeout: 180_000,
      stdout: 'ignore',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
  ],
});
