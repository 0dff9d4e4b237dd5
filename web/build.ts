import { globSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { build } from 'vite';
import { type Language, languageKeys, languages } from '../shared/languages.ts';
import { templateFolder } from '../shared/pageTemplates.ts';
import { buildWorker } from './buildWorker.ts';
import { prerender } from './prerender/prerender.ts';
import { drawPreviews, type Previews } from './prerender/previews.ts';
import { siteMap } from './prerender/siteMap.ts';
import { stateStyles } from './prerender/stylePolicies.ts';
import { inlineStyles } from './prerender/styles.ts';
import { releaseFiles } from './releaseFiles.ts';
import type { Release, ReleaseFiles } from './src/offline/release.ts';

const output = new URL('../build/', import.meta.url);
const site = new URL('site/', output);
const drawings = new URL('site-drawings/', output);

/**
 * Builds the site in each of its languages, one after the other. English comes to the top, with the files that have no
 * language; the pages of another one come under its prefix, and what they load beside what all load: styles, pictures
 * and libraries have the same names in each build, so that they are there once.
 */
async function buildSite(): Promise<void> {
  await rm(site, { recursive: true, force: true });
  await mkdir(new URL('assets/', drawings), { recursive: true });
  const previews = await drawPreviews(drawings);
  const release: Partial<Record<Language, ReleaseFiles>> = {};
  for (const language of languageKeys) release[language] = await buildIn(language, previews);
  await cp(drawings, site, { recursive: true });
  await rm(drawings, { recursive: true });
  await writeFile(new URL('sitemap.xml', site), siteMap());
  await inlineStyles(site);
  const pages = globSync('**/*.html', { cwd: site });
  await Promise.all(pages.map((page) => stateStyles(new URL(page, site))));
  await buildWorker(site, release as Release);
}

/** @returns the addresses of its files that the worker keeps */
async function buildIn(language: Language, previews: Previews): Promise<ReleaseFiles> {
  process.env.SITE_LANGUAGE = language;
  const { prefix } = languages[language];
  const own = prefix === '' ? site : new URL('site-in-language/', output);
  await build({ logLevel: 'warn', build: { outDir: own.pathname, copyPublicDir: prefix === '' } });
  const files = await releaseFiles(own, language);
  await prerender(own, language, previews);
  if (prefix === '') return files;
  for (const shared of ['assets/', templateFolder]) {
    await cp(new URL(shared, own), new URL(shared, site), { recursive: true });
    await rm(new URL(shared, own), { recursive: true });
  }
  await rename(own, new URL(prefix.slice(1), site));
  return files;
}

await buildSite();
