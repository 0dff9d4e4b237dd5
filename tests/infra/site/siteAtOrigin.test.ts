import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteAtOrigin } from '../../../infra/site/siteAtOrigin.ts';
import { unknownOrigin } from '../../../shared/siteOrigin.ts';
import { temporaryFolder } from '../local/temporaryFolder.ts';

const page = `<title>Hunza</title>
<link rel="canonical" href="${unknownOrigin}/Hunza">
<p>Apricots</p>
`;

function built(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'pages/hunza.html'), page);
  writeFileSync(join(folder, 'robots.txt'), `Allow: /\nSitemap: ${unknownOrigin}/sitemap.xml\n`);
  return folder;
}

test("the pages of a stage name its own address, and the build's stay as they are", () => {
  const folder = built();
  const site = siteAtOrigin(folder, 'https://sarai.example');
  expect(readFileSync(join(site, 'pages/hunza.html'), 'utf8')).toContain('href="https://sarai.example/Hunza"');
  expect(readFileSync(join(site, 'robots.txt'), 'utf8')).toContain('https://sarai.example/sitemap.xml');
  expect(readFileSync(join(folder, 'pages/hunza.html'), 'utf8')).toBe(page);
});

test('a stage without a domain of its own names none, and is closed to search engines', () => {
  const site = siteAtOrigin(built(), undefined);
  expect(readFileSync(join(site, 'pages/hunza.html'), 'utf8')).toBe('<title>Hunza</title>\n<p>Apricots</p>\n');
  expect(readFileSync(join(site, 'robots.txt'), 'utf8')).toBe('User-agent: *\nDisallow: /\n');
});
