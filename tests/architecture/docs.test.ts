import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')];

const textOf = (page: string) => readFileSync(page, 'utf8');

function found(page: string, pattern: RegExp): string[] {
  return [...textOf(page).matchAll(pattern)].map(([, match = '']) => match);
}

test.each(pages)('the links and paths of %s lead somewhere', (page) => {
  const links = found(page, /\]\((?!https?:)([^)#]+)/g).map((link) => join(dirname(page), link));
  const paths = found(page, /`((?:shared|functions|infra|web|tests|docs)\/[\w./-]*)`/g);
  expect([...links, ...paths].filter((path) => !existsSync(path))).toEqual([]);
});

test.each(pages)('the scripts that %s names are there', (page) => {
  const missing = found(page, /npm run ([\w:-]+)/g).filter((script) => !(script in packageJson.scripts));
  expect(missing).toEqual([]);
});

test('every decision stands in their list', () => {
  const list = textOf('docs/decisions/README.md');
  const files = globSync('*.md', { cwd: 'docs/decisions' }).filter((file) => file !== 'README.md');
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !list.includes(`](${file})`))).toEqual([]);
});

test('every decision says its day', () => {
  const undated = globSync('docs/decisions/[0-9]*.md').filter(
    (file) => !/^\d{4}-\d{2}-\d{2}\. Status: /m.test(textOf(file)),
  );
  expect(undated).toEqual([]);
});

test('the page of the data knows the beginning of every key', () => {
  const sources = globSync('functions/**/*.ts').map(textOf).join('\n');
  const prefixes = new Set([...sources.matchAll(/[`']([a-z]+#)(?:\$|')/g)].map(([, prefix = '']) => prefix));
  const page = textOf('docs/data.md');
  expect(prefixes).toContain('property#');
  expect([...prefixes].filter((prefix) => !page.includes(`\`${prefix}`))).toEqual([]);
});
