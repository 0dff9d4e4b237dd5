import { type Browser, expect, type Page } from '@playwright/test';
import { expectClean } from './axe.ts';
import { logInTraveller } from './offline.ts';
import type { languages } from './urduWords.ts';

export type Language = (typeof languages)[number];

/** A phone of a guest or an owner, whose page is read in the words of its language. */
export interface Phone {
  page: Page;
  /** The beginning of its addresses. */
  prefix: string;
  words: (english: string) => string;
  /** Errors in the console of its page. */
  faults: string[];
}

/** A phone is 390 px wide, and its worker keeps pages. */
export const small = {
  viewport: { width: 390, height: 844 },
  reducedMotion: 'reduce',
  serviceWorkers: 'allow',
} as const;

export function phoneOf(page: Page, [, prefix, words]: Language): Phone {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(String(error)));
  return { page, prefix, words, faults };
}

/** The phone of a traveller who is logged in. */
export async function guestPhone(browser: Browser, language: Language): Promise<Phone> {
  const guest = phoneOf(await (await browser.newContext(small)).newPage(), language);
  await logInTraveller(guest.page);
  return guest;
}

/** The card of the only booking on the page. */
export const cardOf = ({ page }: Phone) => page.getByRole('main').getByRole('article');

/** The sheet or question that is open. */
export const sheetOf = ({ page }: Phone) => page.getByRole('dialog');

/** The button that shows this, in the sheet that is open, or else in the card. */
export function button(on: Phone, english: string, place = cardOf(on)) {
  const text = on.words(english).replaceAll(/[.?]/g, '\\$&');
  return place.getByRole('button').filter({ hasText: new RegExp(`^\\s*${text}\\s*$`) });
}

/** Presses a button two times, which must do as much as once. */
export async function press(on: Phone, english: string, place = cardOf(on)): Promise<void> {
  await button(on, english, place).dblclick();
}

/** Answers a question two times. */
export async function answer(on: Phone, english: string): Promise<void> {
  await press(on, english, sheetOf(on));
  await expect(sheetOf(on)).toHaveCount(0);
}

/** Waits until the page says this, of which the longest part without figures is looked for. */
export async function says(on: Phone, sentence: string, place = cardOf(on)): Promise<void> {
  const parts = on.words(sentence).split(/\{\w+\}|<[^>]+>/);
  const [text = ''] = parts.map((part) => part.trim()).toSorted((one, other) => other.length - one.length);
  await expect(place).toContainText(text, { timeout: 60_000 });
}

/** As `says`; axe finds nothing, and the page fits the screen. */
export async function shows(on: Phone, sentence: string, place = cardOf(on)): Promise<void> {
  await says(on, sentence, place);
  await expectClean(on.page, sentence);
}

/** Neither page has complained. */
export function expectQuiet(...phones: Phone[]): void {
  expect(phones.flatMap(({ faults }) => faults)).toEqual([]);
}
