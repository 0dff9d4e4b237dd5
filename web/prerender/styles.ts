import { readFile, writeFile } from 'node:fs/promises';
import { PurgeCSS } from 'purgecss';
import { guidePaths, staticPaths } from '../../shared/addresses/publicPaths.ts';
import { type Language, languageKeys, languages } from '../../shared/languages.ts';
import { templateFolder } from '../../shared/pageTemplates.ts';
import { functionRenderers } from './buildRenderer.ts';
import { withoutEntities } from './pageText.ts';
import { shrinkStyles } from './shrinkStyles.ts';

/** Pages that look alike, by their files: those of a group have one style, so that the security policy names few. */
const groups: readonly ((language: Language) => readonly string[])[] = [
  (language) => [`${folderOf(language)}index.html`],
  (language) => filesOf(language, Object.values(guidePaths)),
  (language) => filesOf(language, Object.values(staticPaths)),
  templatesOf,
];

/** Pages that functions draw: they have the styles of all that may be drawn into them. */
function templatesOf(language: Language): readonly string[] {
  return ['room', 'results'].map((name) => `${templateFolder}${language}/${name}.html`);
}

const fontLink = /\s*<link rel="preload"[^>]*as="font"[^>]*>/;

const link = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/;

/** The fonts that a machine has of its own, as the shell states them. */
const ownFonts = /\s*<style>(.*?)<\/style>/s;

/**
 * Puts into each page that can be read without scripts the styles that it has, in the place of the link to those of the whole site:
 * a phone then paints it after one answer. Its scripts load the rest.
 */
export async function inlineStyles(site: URL): Promise<void> {
  for (const group of groups) {
    const files = languageKeys.flatMap(group).map((file) => new URL(file, site));
    const drawn = group === templatesOf ? languageKeys.map((key) => new URL(`${key}.mjs`, functionRenderers)) : [];
    await inlineInto(files, drawn, site);
  }
}

async function inlineInto(files: readonly URL[], drawn: readonly URL[], site: URL): Promise<void> {
  const read = (all: readonly URL[]) => Promise.all(all.map((file) => readFile(file, 'utf8')));
  const pages = await read(files);
  const sources = await read(drawn);
  const [, address] = pages[0]?.match(link) ?? [];
  if (!address) throw new Error(`${files[0]} has no link to its styles.`);
  const [, fonts = ''] = pages[0]?.match(ownFonts) ?? [];
  const styles = fonts + (await usedBy([...pages, ...sources], await readFile(new URL(address, site), 'utf8')));
  // The first script loads the site's font: before the first paint it would only take its line.
  const inlined = (page: string) =>
    page
      .replace(fontLink, '')
      .replace(ownFonts, '')
      .replace(link, () => `<style>${styles}</style>`);
  await Promise.all(files.map((file, at) => writeFile(file, inlined(pages[at] ?? ''))));
}

async function usedBy(pages: readonly string[], css: string): Promise<string> {
  // Class names as the styles have them: `[&>svg]` stands in a page as `[&amp;&gt;svg]`.
  const raw = pages.map(withoutEntities).join('\n');
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw, extension: 'html' }],
    css: [{ raw: css }],
    // Class names of Tailwind hold brackets, colons and slashes; names of attributes stand before a sign.
    defaultExtractor: (text) => text.match(/[\w-]+(?==")|[^\s"'`<>]+/g) ?? [],
    variables: true,
    keyframes: true,
  });
  if (!purged) throw new Error('Nothing is left of the styles.');
  return shrinkStyles(purged.css);
}

function folderOf(language: Language): string {
  const { prefix } = languages[language];
  return prefix === '' ? '' : `${prefix.slice(1)}/`;
}

function filesOf(language: Language, paths: readonly string[]): string[] {
  return paths.map((path) => `${folderOf(language)}pages${path.toLowerCase()}.html`);
}
