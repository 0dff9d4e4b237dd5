import type { Browser, Page } from '@playwright/test';
import { urduWords } from '../browser/urduWords.ts';
import type { BenchOptions } from './options.ts';
import { launchBrowser } from './site/launchBrowser.ts';
import { datedSearch, origin, startProduct } from './site/startProduct.ts';

/** A weak signal: 50 KB a second in both directions, 400 ms for every answer. */
const weak = { offline: false, latency: 400, downloadThroughput: 50 * 1024, uploadThroughput: 50 * 1024 };

const rounds = 5;

/** Longer than a page waits before it fetches what comes next. */
const restMs = 5000;

/** Milliseconds that each step may take. */
const budgets = { 'home painted': 1200, 'search to cards': 1500, 'card to details': 800, 'dated link to cards': 1500 };

type Step = keyof typeof budgets;

/**
 * The waits of somebody on a weak signal, in both languages: the median of five visits of a phone that has never been here. Who
 * searches has looked at the form before, and who presses a card at the list, while the phone fetched what comes next.
 */
export async function signalBench({ small }: BenchOptions): Promise<void> {
  const product = await startProduct();
  const browser = await launchBrowser();
  try {
    const rows = [];
    for (const language of ['en', 'ur'] as const) {
      const visits: Record<Step, number>[] = [];
      for (let round = 0; round < (small ? 1 : rounds); round += 1) visits.push(await visit(browser, language));
      rows.push(...Object.entries(budgets).map(([step, budget]) => row(language, step as Step, budget, visits)));
    }
    console.table(rows);
  } finally {
    await Promise.all([browser.close(), product.stop()]);
  }
}

function row(language: string, step: Step, budget: number, visits: readonly Record<Step, number>[]) {
  const sorted = visits.map((each) => each[step]).sort((a, b) => a - b);
  const median = Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN);
  return { language, step, 'median ms': median, budget: `${budget}${median > budget ? ' missed' : ''}` };
}

async function visit(browser: Browser, language: 'en' | 'ur'): Promise<Record<Step, number>> {
  const prefix = language === 'ur' ? '/ur' : '';
  const link = await onPhone(browser, (page) => linkToCards(page, prefix + datedSearch()));
  const say = language === 'ur' ? await urduWords() : (words: string) => words;
  const steps = await onPhone(browser, (page) => homeToDetails(page, prefix || '/', say));
  return { ...steps, 'dated link to cards': link };
}

/** Works with a phone that has never been here. */
async function onPhone<T>(browser: Browser, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', weak);
  try {
    return await work(page);
  } finally {
    await context.close();
  }
}

/** Opens results from outside. @returns milliseconds until the first room is seen */
async function linkToCards(page: Page, path: string): Promise<number> {
  return timed(async () => {
    await page.goto(new URL(path, origin).href, { waitUntil: 'commit' });
    await page.getByRole('main').getByRole('article').first().getByRole('heading').waitFor();
  });
}

async function homeToDetails(page: Page, home: string, say: (words: string) => string) {
  const start = await painted(page, home);
  await page.getByRole('combobox', { name: say('Location') }).focus();
  await rest(page);
  const cards = page.getByRole('main').getByRole('article');
  const search = await timed(async () => {
    await page
      .getByRole('button', { name: say('Search'), exact: true })
      .first()
      .click();
    await page.waitForURL(/\/search\?/);
    await cards.first().getByRole('heading').waitFor();
  });
  await rest(page);
  const name = await cards.first().getByRole('heading').textContent();
  const details = await timed(async () => {
    await cards.first().getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: name ?? '', exact: true }).waitFor();
  });
  return { 'home painted': start, 'search to cards': search, 'card to details': details };
}

/** Opens an address. @returns milliseconds until the largest part of it that it begins with has been painted */
async function painted(page: Page, path: string): Promise<number> {
  await page.goto(new URL(path, origin).href);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
}

/** Waits until nothing has been under way for some seconds. */
async function rest(page: Page): Promise<void> {
  let last = performance.now();
  const note = () => {
    last = performance.now();
  };
  const context = page.context().on('request', note).on('requestfinished', note);
  while (performance.now() - last < restMs) await page.waitForTimeout(100);
  context.off('request', note).off('requestfinished', note);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}
