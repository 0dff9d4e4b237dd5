import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { stateStyles } from '../../web/prerender/stylePolicies.ts';

function pageOf(text: string): URL {
  const file = join(mkdtempSync(join(tmpdir(), 'sarai-page-')), 'index.html');
  writeFileSync(file, text);
  return pathToFileURL(file);
}

test('a page lets in the one style that stands in it, before any is read', async () => {
  const file = pageOf('<head><meta charset="utf-8" /><title>Hunza</title><style>a{color:red}</style></head>');
  await stateStyles(file);
  const hash = createHash('sha256').update('a{color:red}').digest('base64');
  expect(readFileSync(file, 'utf8')).toBe(
    `<head><meta charset="utf-8" /><meta http-equiv="content-security-policy" content="style-src 'self' 'sha256-${hash}'"><title>Hunza</title><style>a{color:red}</style></head>`,
  );
});

test('a page without a style of its own lets in none', async () => {
  const file = pageOf('<head><meta charset="utf-8"></head>');
  await stateStyles(file);
  expect(readFileSync(file, 'utf8')).toContain(`content="style-src 'self'">`);
});

test('a page that has no place for its policy is refused', async () => {
  await expect(stateStyles(pageOf('<title>Hunza</title>'))).rejects.toThrow('does not begin with its character set.');
});
