import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { everyRoute, type PageToOpen, pagesFor } from './everyRoute.ts';
import { settle, storageOf } from './walk.ts';

/** Ways in which each page is read after one load: the width of the window, and the size of letters. */
const readings = [
  { width: 390, letters: 200 },
  { width: 320, letters: 100 },
  { width: 360, letters: 100 },
  { width: 1366, letters: 100 },
];

const people = {
  'a visitor': { login: undefined, addresses: everyRoute },
  'a traveller': {
    login: ['user', 'traveller@sarai.example', 'Traveller@2024'],
    addresses: pagesFor('traveller'),
  },
  'a vendor': { login: ['vendor', 'vendor@sarai.example', 'Vendor@2024'], addresses: pagesFor('vendor') },
} as const satisfies Record<string, { login: unknown; addresses: readonly PageToOpen[] }>;

const softly = expect.configure({ soft: true });

for (const [person, { login, addresses }] of Object.entries(people)) {
  for (const language of ['', '/ur']) {
    test(`no page${language} scrolls sideways or breaks a word of its navigation for ${person}`, async ({
      browser,
      request,
    }) => {
      test.setTimeout(300_000);
      const page = await openAs(browser, await kept(request, login));
      for (const { address } of addresses) {
        await page.goto((language + address).replace(/(?<=ur)\/$/, ''));
        await settle(page);
        for (const { width, letters } of readings) {
          await page.setViewportSize({ width, height: 780 });
          await page.evaluate(setLetters, letters);
          const message = `${address} at ${width} px in letters of ${letters} %`;
          await softly.poll(() => faults(page, width), { message, timeout: 2000 }).toEqual([]);
        }
      }
    });
  }
}

type Login = readonly ['user' | 'vendor', email: string, password: string];

async function kept(request: APIRequestContext, login: Login | undefined): Promise<Record<string, string>> {
  if (!login) return {};
  const [role, email, password] = login;
  return storageOf(request, role, email, password);
}

async function openAs(browser: Browser, storage: Record<string, string>) {
  // A phone of a test widens its window to what stands in it.
  const context = await browser.newContext({ reducedMotion: 'reduce', isMobile: false, hasTouch: false });
  await context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, storage);
  return context.newPage();
}

async function faults(page: Page, width: number): Promise<string[]> {
  return [...(await page.evaluate(faultsOfWidth, width)), ...(await page.evaluate(brokenWords))];
}

/** A reader's style, which no policy of a site forbids. */
function setLetters(percent: number): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`html { font-size: ${percent}% }`);
  document.adoptedStyleSheets = [sheet];
}

/** Whether the page is wider than its window, and the elements that reach out of it. */
function faultsOfWidth(width: number): string[] {
  const wide = document.documentElement.scrollWidth;
  if (wide <= width) return [];
  const out = [...document.body.querySelectorAll('*')].filter((each) => {
    const { left, right } = each.getBoundingClientRect();
    return each.checkVisibility() && (right > width + 1 || left < -1);
  });
  return [`${wide} px wide: ${out.at(-1)?.outerHTML.slice(0, 160)}`];
}

/** Words of the navigation that are broken into two lines. */
function brokenWords(): string[] {
  const seen = [...document.querySelectorAll('nav :is(a, button, span)')].filter((each) => each.checkVisibility());
  const texts = seen.flatMap((each) => [...each.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE));
  const linesOf = (text: Node, word: RegExpExecArray) => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  const words = texts.flatMap((text) => [...(text.nodeValue ?? '').matchAll(/\S+/g)].map((word) => ({ text, word })));
  return words.filter(({ text, word }) => linesOf(text, word) > 1).map(({ word }) => `broken: ${word[0]}`);
}
