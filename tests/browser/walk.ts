import { isDeepStrictEqual } from 'node:util';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { faintInDark, faultsOf } from './axe.ts';
import type { PageToOpen } from './everyRoute.ts';
import { ownLatin } from './ownLatin.ts';
import { readingFaults, widthFaults } from './readings.ts';

export type Language = 'en' | 'ur';

export const phone = { width: 360, height: 780 };
const desk = { width: 1280, height: 800 };

const ways = {
  en: { lang: 'en', dir: 'ltr', brand: 'Sarai' },
  ur: { lang: 'ur', dir: 'rtl', brand: 'سرائے' },
};

/** Collects what a page says is wrong, until it is taken: errors of the console and of scripts, requests that failed. */
function listen(page: Page): () => string[] {
  let heard: string[] = [];
  page.on('console', (message) => {
    // The browser's own line about a refused request says less than the answer below.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(String(error)));
  page.on('requestfailed', (request) => {
    // A request under way is dropped when somebody goes on.
    const why = request.failure()?.errorText;
    if (why !== 'net::ERR_ABORTED') heard.push(`${why}: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) heard.push(`${response.status()}: ${response.url()}`);
  });
  return () => {
    const taken = heard;
    heard = [];
    return taken;
  };
}

/**
 * Opens addresses one after the other in one page and tells what is wrong with each. `known` has the elements that were seen
 * already, each with the one around it: a page that has no other is not judged again by axe.
 */
export async function walker(context: BrowserContext, language: Language, known: Set<string>) {
  const page = await context.newPage();
  const taken = listen(page);
  return async function open({ address, refused }: PageToOpen): Promise<string[]> {
    await page.setViewportSize(phone);
    await page.goto(language === 'ur' ? `/ur${address}`.replace(/\/$/, '') : address);
    await settle(page);
    const faults = await wordFaults(page, language);
    faults.push(...(await layoutFaults(page, { language, isNew: await hasNews(page, known) })));
    return [...faults, ...taken().filter((line) => !refused || !line.startsWith(`${refused}: `))];
  };
}

/**
 * Waits until the page has all that it shows, also what is loaded only for who scrolls to its end. A page that leads on to
 * another shows its heading until the site has taken it over, and for a moment after, so it has to stay.
 */
export async function settle(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.waitForFunction(() => {
    const waiting = [...document.querySelectorAll('[role=status]')].some((status) =>
      /^Loading|کھل رہ/.test(status.textContent ?? ''),
    );
    const moving = document.getAnimations().some(({ playState }) => playState === 'running');
    const at = performance.now();
    // A list whose next answer is on its way is faint, and cannot be used.
    const isStale = document.querySelector('main [inert]') !== null;
    const isTaken = document.querySelector('[data-page]') === null;
    const isReady = isTaken && !waiting && !moving && !isStale && document.querySelector('h1') !== null;
    const { dataset } = document.documentElement;
    if (!isReady) delete dataset.readySince;
    else dataset.readySince ??= String(at);
    return isReady && at - Number(dataset.readySince) > 50;
  });
}

async function wordFaults(page: Page, language: Language): Promise<string[]> {
  const { headings, ...said } = await page.evaluate(() => ({
    headings: [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility()).length,
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    brand: document.title.split(' ').at(-1),
  }));
  const faults = headings === 1 ? [] : [`${headings} headings of the first level`];
  if (!isDeepStrictEqual(said, ways[language])) faults.push(JSON.stringify(said));
  if (language === 'ur') faults.push(...(await ownLatin(page)).map((text) => `Latin letters: ${text}`));
  return faults;
}

/** The findings at the widths of a phone and a desk, and axe where the page is new. */
async function layoutFaults(
  page: Page,
  { language, isNew }: { language: Language; isNew: boolean },
): Promise<string[]> {
  const faults: string[] = [];
  for (const { width, height } of [phone, desk]) {
    await page.setViewportSize({ width, height });
    // A bar that stays in view covers something wherever a page is scrolled to, and nothing at its top.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const found = [...(await widthFaults(page, width)), ...(isNew ? await faultsOf(page) : [])];
    faults.push(...found.map((fault) => `at ${width} px, ${fault}`));
  }
  faults.push(...(await readingFaults(page)));
  // axe does not judge the contrast of letters of Urdu; they have the colours of the English ones.
  if (language === 'ur' || !isNew) return faults;
  return [...faults, ...(await faintInDark(page)).map((fault) => `in dark colours, ${fault}`)];
}

/** Whether an element of the page is built, or stands in one that is built, as none before; afterwards they are known. */
async function hasNews(page: Page, known: Set<string>): Promise<boolean> {
  const pairs = await page.evaluate(() => {
    const telling = new Set(['class', 'type', 'role', 'lang', 'dir', 'style']);
    /** An element without its words, and without the values of attributes that no style or rule reads. */
    function build(element: Element): string {
      const attributes = [...element.attributes].map(({ name, value }) =>
        telling.has(name) ? `${name}=${value}` : name,
      );
      const says = [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
      return `${element.tagName} ${attributes.sort().join(' ')}${says ? ' with words' : ''}`;
    }
    return [...document.body.querySelectorAll('*:not(svg *)')].map(
      (element) => `${build(element)} in ${element.parentElement && build(element.parentElement)}`,
    );
  });
  const before = known.size;
  for (const pair of pairs) known.add(pair);
  return known.size > before;
}

/** The storage of a browser in which one of the samples is logged in. */
export async function storageOf(
  request: APIRequestContext,
  role: 'user' | 'vendor',
  email: string,
  password: string,
): Promise<Record<string, string>> {
  const login = await request.post(`/api/${role}/login`, { data: { email, password } });
  const { data } = await login.json();
  const [id, token] = role === 'user' ? ['UserloginId', 'UserToken'] : ['VendorloginId', 'VendorToken'];
  return { [id]: data.user._id, [token]: data.token };
}
