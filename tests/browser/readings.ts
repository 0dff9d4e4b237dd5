import type { Page } from '@playwright/test';

/** Ways in which each page is read beside those in which axe judges it: the width of the window, and the size of letters. */
const readings = [
  { width: 390, letters: 200 },
  { width: 320, letters: 100 },
  { width: 1366, letters: 100 },
];

/** The findings of a page in each reading: it scrolls sideways, or breaks a word of its navigation. */
export async function readingFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const { width, letters } of readings) {
    await page.setViewportSize({ width, height: 780 });
    await page.evaluate(setLetters, letters);
    const found = [...(await widthFaults(page, width)), ...(await page.evaluate(brokenWords))];
    faults.push(...found.map((fault) => `at ${width} px in letters of ${letters} %, ${fault}`));
  }
  await page.evaluate(setLetters, 100);
  return faults;
}

/** A page may take a moment to follow its window; what is wider after that is. */
export async function widthFaults(page: Page, width: number): Promise<string[]> {
  // A phone widens its window to what stands in it, so the window's own width would not tell.
  const fits = page.waitForFunction((most) => document.documentElement.scrollWidth <= most, width, { timeout: 3000 });
  return fits.then(
    () => [],
    () => page.evaluate(faultsOfWidth, width),
  );
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
