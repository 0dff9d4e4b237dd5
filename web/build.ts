import { cp, rename, rm } from 'node:fs/promises';
import { build } from 'vite';
import { type Language, languageKeys, languages } from '../shared/languages.ts';
import { prerender } from './prerender.ts';

const output = new URL('../build/', import.meta.url);
const site = new URL('site/', output);

/**
 * Builds the site in each of its languages, one after the other. English comes to the top, with the files that have no
 * language; the pages of another one come under its prefix, and what they load beside what all load: styles, pictures
 * and libraries have the same names in each build, so that they are there once.
 */
async function buildSite(): Promise<void> {
  await rm(site, { recursive: true, force: true });
  for (const language of languageKeys) await buildIn(language);
}

async function buildIn(language: Language): Promise<void> {
  process.env.SITE_LANGUAGE = language;
  const { prefix } = languages[language];
  const own = prefix === '' ? site : new URL('site-in-language/', output);
  await build({ logLevel: 'warn', build: { outDir: own.pathname, copyPublicDir: prefix === '' } });
  await prerender(own, language);
  if (prefix === '') return;
  await cp(new URL('assets/', own), new URL('assets/', site), { recursive: true });
  await rm(new URL('assets/', own), { recursive: true });
  await rename(own, new URL(prefix.slice(1), site));
}

await buildSite();
