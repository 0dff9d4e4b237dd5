import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  type Beginning,
  badBeginning,
  beginningsOfCatalogue,
  beginningsOfCode,
  beginningsOfPage,
} from './beginnings.ts';
import { sources, textOf } from './sources.ts';

/**
 * Sentences and types of each part that begin as they must not. A figure may only fall.
 * `BEGINNINGS=functions/search npx vitest run tests/architecture/beginnings.test.ts` lists all of a folder.
 */
const left: Record<string, number> = { shared: 0, functions: 0, infra: 0, web: 0, tests: 0, docs: 0 };

const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')];
const styles = globSync('web/**/*.css', { exclude: (name) => /node_modules|dist/.test(name) });
const itself = /^tests\/architecture\/beginnings/;

const inFiles = (files: readonly string[], read: (text: string) => Beginning[]): string[] =>
  files.flatMap((file) => read(textOf(file)).map(({ line, text }) => `${file}:${line} ${text}`));

const found = [
  ...inFiles(
    [...sources, ...styles].filter((file) => !itself.test(file)),
    beginningsOfCode,
  ),
  ...inFiles(['web/src/i18n/en.po'], beginningsOfCatalogue),
  ...inFiles(pages, beginningsOfPage).map((breach) => (breach.startsWith('docs/') ? breach : `docs/../${breach}`)),
];

test.each([
  'What a night costs.',
  'The same for a vendor.',
  'Kept for an hour.',
  'Told by the host, it counts.',
  'Removing a room takes two steps.',
  'Closed before anybody asks.',
])('no sentence begins as "%s"', (sentence) => {
  expect(badBeginning(sentence)).toBe(true);
});

test.each([
  'What does a night cost?',
  'Nothing is sent.',
  'Booking requests expire after a day.',
  'Closed nights are nobody’s.',
  'A night has one holder.',
])('"%s" begins with its subject', (sentence) => {
  expect(badBeginning(sentence)).toBe(false);
});

test('comments, strings and types of code are read, of a page all but tables and fences', () => {
  const code =
    "/** A night. What\n * it costs. */\ninterface Asked {}\nconst a = 'What it is.'; // Kept here.\n// A\n// night.";
  expect(
    beginningsOfCode(code)
      .map(({ line, text }) => `${line} ${text}`)
      .sort(),
  ).toEqual(['1 What it costs.', '3 type Asked', '4 Kept here.', '4 What it is.']);
  const page = '# What it is\n\n| What |\n\n```\nWhat\n```\n- Kept\n  here';
  expect(beginningsOfPage(page).map(({ line, text }) => `${line} ${text}`)).toEqual(['1 What it is', '8 Kept here']);
});

test.each(Object.entries(left))('sentences of %s begin with their subject', (part, allowed) => {
  const breaches = found.filter((breach) => breach.startsWith(`${part}/`));
  expect(breaches.length, breaches.join('\n')).toBeLessThanOrEqual(allowed);
});

test.runIf(process.env.BEGINNINGS)('sentences of the folder that is named begin with their subject', () => {
  const folder = process.env.BEGINNINGS ?? '';
  expect(found.filter((breach) => breach.startsWith(folder)).join('\n')).toBe('');
});
