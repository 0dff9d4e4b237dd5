import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { Manifest } from 'vite';
import type { Language } from '../../shared/languages.ts';
import {
  answerPlace,
  dataPlace,
  noIndex,
  photoSlot,
  roomPagePath,
  slot,
  templateFolder,
} from '../../shared/rules/pageTemplates.ts';
import { largestPhoto, photoUrl } from '../../shared/rules/photos.ts';
import { framedPaths, readablePaths } from '../../shared/rules/publicPages.ts';
import { searchPath } from '../../shared/rules/publicPaths.ts';
import { buildRenderer, type RenderedPage, type Renderer } from './buildRenderer.ts';
import { escaped, headOf } from './head.ts';
import { pageSources } from './pageSources.ts';
import { refuseInline, refuseUnfinished, textBelowTitle, textIn } from './pageText.ts';
import { type Previews, previewOf, previewSize } from './previews.ts';
import { callsOf, chunksOf, fontCall, preloads, type Scripts, scriptsOf, startScript } from './scripts.ts';

/** A built site, and what its pages are made from. */
interface Site {
  folder: URL;
  language: Language;
  /** The page as Vite writes it: its root is empty. */
  shell: string;
  scripts: Scripts;
  manifest: Manifest;
  renderer: Renderer;
  previews: Previews;
}

/** The scripts as Vite puts them into the shell. */
const scriptTags = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

/** The one among them that starts the site. */
const entryTag = /\s*<script type="module"[^>]*><\/script>/;

/**
 * Writes the pages that are the same for everybody as HTML: the home page as `index.html`, the others under `pages` by their
 * address in small letters, and as `app.html` what stands there for any other page while its scripts load.
 */
export async function prerender(folder: URL, language: Language, previews: Previews): Promise<void> {
  const shell = await readFile(new URL('index.html', folder), 'utf8');
  const manifest = await takeManifest(folder);
  const renderer = await buildRenderer(language);
  const scripts = { ...scriptsOf(shell), font: await fontCall(language, manifest) };
  const site = { folder, language, shell, scripts, manifest, renderer, previews };
  await mkdir(new URL('pages/', folder));
  await write(site, 'index.html', await readable(site, '/'));
  for (const path of readablePaths) await write(site, fileOf(path), await readable(site, path));
  for (const path of framedPaths) await write(site, fileOf(path), await framed(site, path));
  const results = ['src/routes.tsx', 'src/api/withSwr.tsx', 'src/pages/SearchResultsPage.tsx'];
  const search = frame(site, renderer.prerenderSearch(), results);
  await write(site, fileOf(searchPath), search);
  await write(site, 'app.html', frame(site));
  const templates = `${templateFolder}${language}/`;
  await mkdir(new URL(templates, folder), { recursive: true });
  await write(site, `${templates}room.html`, await roomTemplate(site));
  await write(site, `${templates}missing.html`, frame(site));
  await write(site, `${templates}results.html`, await resultsTemplate(site, results));
  await write(site, `${templates}search.html`, withAnswerPlace(search));
}

function fileOf(path: string): string {
  return `pages${path.toLowerCase()}.html`;
}

function write({ folder }: Site, file: string, page: string): Promise<void> {
  refuseInline(page);
  refuseUnfinished(page);
  return writeFile(
    new URL(file, folder),
    page.replace(head, (lines) => lines.replace(/^\s+/gm, '')),
  );
}

/** Whose lines begin with blanks for those who read the source. */
const head = /^.*<\/head>/s;

async function takeManifest(folder: URL): Promise<Manifest> {
  const manifest: Manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', folder), 'utf8'));
  await rm(new URL('.vite/', folder), { recursive: true });
  return manifest;
}

/**
 * A page that can be read before it has scripts, and whose links work without them. So they are loaded when it has been painted:
 * on a slow line they would delay the headline and the picture.
 */
async function readable(site: Site, path: string): Promise<string> {
  const functions = ['holdPresses', 'switchLanguage', ...(path === '/' ? ['chooseTextOnPress'] : [])];
  const page = await rendered(site, path);
  return started(site, page, { sources: pageSources(path), first: await callsOf(functions), whenPainted: true });
}

/** A page that shows little before it has scripts: they are asked for at once. */
async function framed(site: Site, path: string): Promise<string> {
  const sources = pageSources(path);
  const page = (await rendered(site, path)).replace('  </head>', `${preloads(missing(site, sources))}  </head>`);
  return started(site, page, { sources, first: await callsOf(['holdPresses', 'switchLanguage']), whenPainted: false });
}

interface Start {
  /** The source files whose chunks the page needs. */
  sources: readonly string[];
  /** JavaScript that is run at once. */
  first: string;
  whenPainted: boolean;
  isReplaced?: boolean;
}

/** The page with its first script in the place of those that Vite has put there. */
async function started({ folder, scripts, manifest }: Site, page: string, start: Start): Promise<string> {
  const { sources, ...how } = start;
  const tag = await startScript(folder, scripts, { ...how, chunks: chunksOf(sources, manifest) });
  const bare = page.replace(start.whenPainted ? scriptTags : entryTag, '');
  return bare.replace('  </head>', `    ${tag}\n  </head>`);
}

/** Any other page. Nobody is to find it by a search: it belongs to somebody, or is none. */
function frame(site: Site, html = site.renderer.prerenderFrame(), sources = ['src/routes.tsx']): string {
  const page = site.shell.replace(emptyRoot, () => `<div id="root">${html}</div>`);
  return page.replace('  </head>', `${noIndexLine}${preloads(missing(site, sources))}  </head>`);
}

const noIndexLine = `    ${noIndex}\n`;

const emptyRoot = '<div id="root"></div>';

const shellDescription = /<meta\s+name="description"\s+content="([^"]*)"/;

const firstLink = /^ *<link/m;

async function rendered({ shell, language, renderer, previews }: Site, path: string): Promise<string> {
  const page = await renderer.prerenderPage(path);
  const description = textBelowTitle(page.html) ?? textIn(shell, shellDescription);
  const picture = { path: previewOf(path, previews), ...previewSize };
  return pageOf(shell, {
    name: path,
    page,
    description,
    head: headOf({ language, path, description, picture, ...page }),
  });
}

/** The page of any room: a function fills it, and it can be read as it is. */
async function roomTemplate(site: Site): Promise<string> {
  const { description, ...page } = site.renderer.prerenderRoom();
  const picture = { path: photoUrl(photoSlot), ...largestPhoto };
  const head = headOf({ language: site.language, path: roomPagePath, description, picture, ...page });
  const template = pageOf(site.shell, { name: 'room', page, description, head: `${head}    ${dataPlace}\n` });
  const sources = ['src/routes.tsx', 'src/api/withSwr.tsx', 'src/pages/RoomDetailsPage.tsx'];
  return filled(site, template, sources);
}

/** The results of any search: a function fills it. Only those of a place are to be found by another search. */
async function resultsTemplate(site: Site, sources: readonly string[]): Promise<string> {
  const page = site.renderer.prerenderResults();
  const description = `${page.title}. ${textIn(site.shell, shellDescription)}`;
  const path = `${searchPath}?${slot('query')}`;
  const picture = { path: previewOf('/', site.previews), ...previewSize };
  const head = headOf({ language: site.language, path, description, picture, ...page });
  return filled(site, pageOf(site.shell, { name: 'results', page, description, head: head + noIndexLine }), sources);
}

async function filled(site: Site, template: string, sources: readonly string[]): Promise<string> {
  const first = await callsOf(['switchLanguage']);
  return withAnswerPlace(await started(site, template, { sources, first, whenPainted: true, isReplaced: true }));
}

function withAnswerPlace(page: string): string {
  return page.replace('  </body>', `    ${answerPlace}\n  </body>`);
}

interface PageParts {
  /** What the root says that it shows: a page of this name is hydrated. */
  name: string;
  page: RenderedPage;
  description: string;
  head: string;
}

function pageOf(shell: string, { name, page: { html, title }, description, head }: PageParts): string {
  // React puts what it wants loaded early before the page itself.
  const [early = ''] = html.match(/^(?:<link[^>]*>)*/) ?? [];
  return shell
    .replace(emptyRoot, () => `<div id="root" data-page="${name}">${html.slice(early.length)}</div>`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*"/, (_, start) => `${start}${escaped(description)}"`)
    .replace(firstLink, (link) => `${early.replaceAll('<link', '    <link').replaceAll('>', '>\n')}${link}`)
    .replace('  </head>', () => `${head}  </head>`);
}

/** What a page needs beside what the shell asks for already. */
function missing({ shell, manifest }: Site, sources: readonly string[]): string[] {
  return chunksOf(sources, manifest).filter((href) => !shell.includes(href));
}
