import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { localLimits } from '../../infra/stages/limits.ts';
import { languages } from '../../shared/languages.ts';
import { fillSignup, newEmail, password } from './people.ts';
import { runFolder, serverPort } from './ports.ts';
import { urduWords } from './urduWords.ts';

const port = serverPort + 20;
const site = `http://localhost:${port}`;
const folder = `${runFolder}-busy`;

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: site, viewport: { width: 390, height: 844 } });

let server: ChildProcess;

/** A server whose one network address may sign up once an hour without work. */
test.beforeAll(async () => {
  test.setTimeout(180_000);
  rmSync(folder, { recursive: true, force: true });
  const signup = { ...localLimits.signup, address: { max: 1, seconds: 3600 } };
  server = spawn(process.execPath, ['infra/local/start.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      SES_PORT: String(port + 1),
      SARAI_DATA: folder,
      SARAI_LIMITS: JSON.stringify({ signup }),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await expect.poll(() => isUp(), { timeout: 150_000 }).toBe(true);
});

test.afterAll(() => {
  server.kill('SIGTERM');
});

async function isUp(): Promise<boolean> {
  const answer = await fetch(`${site}/api/health`).catch(() => undefined);
  return answer?.ok ?? false;
}

const busy = 'Many people use your network right now. We are checking that you are a person: one moment.';
const say = await urduWords();

/** Somebody else at the address of this browser, of whom there is one an hour without work. */
async function signUpSomebody(page: Page): Promise<void> {
  const form = {
    firstName: 'Gul',
    lastName: 'Khan',
    email: newEmail(),
    password,
    DateOfBirth: '05/24/92',
    Gender: 'Female',
    phoneNumber: '03001234567',
  };
  await page.evaluate(async (body) => {
    await fetch('/api/user/signup', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  }, JSON.stringify(form));
}

/** Holds the call that brings work until the page has said why it takes a moment. */
async function holdUntilSaid(page: Page, sentence: string): Promise<void> {
  await page.route('**/api/user/signup', async (route, request) => {
    if (request.headers()['x-sarai-work'] !== undefined) await expect(page.getByText(sentence)).toBeVisible();
    await route.continue();
  });
}

for (const [language, words] of [
  ['en', (english: string) => english],
  ['ur', say],
] as const) {
  test(`a signup behind a busy network goes through without a tap, in ${languages[language].name}`, async ({
    page,
  }) => {
    await page.goto(`${languages[language].prefix}/usersignup`);
    await signUpSomebody(page);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const statuses: number[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/api/user/signup')) statuses.push(response.status());
    });
    await page.reload();
    await fillSignup(page, 'user', {}, words);
    await holdUntilSaid(page, words(busy));
    expect(loaded.filter(isOfWork)).toEqual([]);

    const worker = page.waitForEvent('worker');
    await page.getByRole('button', { name: words('Submit') }).click();
    await worker;
    await expect(page).toHaveURL(/userAccount$/i);
    expect(statuses).toEqual([429, 201]);
    expect(loaded.some(isOfWork)).toBe(true);
    await expect(page.getByText(words(busy))).toHaveCount(0);
  });
}

const isOfWork = (url: string) => /\/assets\/(?:askWithWork|solver)-/.test(url);
