import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { Manifest } from 'vite';
import { framedPaths, readablePaths } from '../../shared/addresses/publicPaths.ts';
import type { Language } from '../../shared/languages.ts';
import { fillTemplate, noIndex, templateFolder } from '../../shared/pageTemplates.ts';
import { buildFunctionRenderer, buildRenderer } from './buildRenderer.ts';
import { pageSources } from './pageSources.ts';
import { refuseInline, refuseUnfinished, textIn } from './pageText.ts';
import { type Previews, previewOf, previewSize } from './previews.ts';
import { chunksOf, fontCall, functionCall, preloads, scriptsOf, startScript } from './scripts.ts';

/** A built site, and what its pages are made from. */
type Site = Awaited<ReturnType<typeof readSite>>;

/** The scripts as Vite puts them into the shell. */
const scriptTags = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

/** The one among them that starts the site. */
const entryTag = /\s*<script type="module"[^>]*><\/script>/;

/**
 * Writes the pages that are the same for everybody as HTML: the home page as `index.html`, the others under `pages` by their
 * address in small letters, and as `app.html` what stands there for any other page while its scripts load. Beside them the templates
 * that functions fill, and what they fill them with.
 */
export async function prerender(folder: URL, language: Language, previews: Previews): Promise<void> {
  const site = await readSite(folder, language, previews);
  await buildFunctionRenderer(language);
  await mkdir(new URL('pages/', folder));
  await write(site, 'index.html', await readable(site, '/'));
  for (const path of readablePaths) await write(site, fileOf(path), await readable(site, path));
  for (const path of framedPaths) await write(site, fileOf(path), await framed(site, path));
  await write(site, 'app.html', frame(site));
  const templates = `${templateFolder}${language}/`;
  await mkdir(new URL(templates, folder), { recursive: true });
  await write(site, `${templates}missing.html`, frame(site));
  await write(site, `${templates}room.html`, await forFunctions(site, 'RoomDetailsPage'));
  const preview = site.renderer.pictureLines({ path: previewOf('/', previews), ...previewSize });
  await write(site, `${templates}results.html`, await forFunctions(site, 'SearchResultsPage', preview));
}

async function readSite(folder: URL, language: Language, previews: Previews) {
  /** The page as Vite writes it: its root is empty. */
  const shell = await readFile(new URL('index.html', folder), 'utf8');
  const manifest = await takeManifest(folder);
  const renderer = await buildRenderer(language);
  const scripts = { ...scriptsOf(shell), font: await fontCall(language, manifest) };
  return { folder, shell, template: templateOf(shell), scripts, manifest, renderer, previews };
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

const emptyRoot = '<div id="root"></div>';

const shellDescription = /\s*<meta\s+name="description"\s+content="([^"]*)"\s*\/?>/;

/** The shell with places for a page and for its head. */
function templateOf(shell: string): string {
  return shell
    .replace(emptyRoot, '<!--page-->')
    .replace(shellDescription, '')
    .replace(/<title>[^<]*<\/title>/, '<!--head-->');
}

/**
 * A page that can be read before it has scripts, and whose links work without them. So they are loaded when it has been painted:
 * on a slow line they would delay the headline and the picture.
 */
async function readable(site: Site, path: string): Promise<string> {
  return started(site, await prerendered(site, path), { sources: pageSources(path), whenPainted: true });
}

/** A page that shows little before it has scripts: they are asked for at once. */
async function framed(site: Site, path: string): Promise<string> {
  const sources = pageSources(path);
  const page = await prerendered(site, path);
  return started(site, withPreloads(site, page, sources), { sources, whenPainted: false });
}

async function prerendered({ shell, template, renderer, previews }: Site, path: string): Promise<string> {
  const picture = { path: previewOf(path, previews), ...previewSize };
  return fillTemplate(template, await renderer.prerenderPage(path, picture, textIn(shell, shellDescription)));
}

/** A page that a function fills, and that can be read as it is. */
function forFunctions(site: Site, page: string, lines = ''): Promise<string> {
  const template = site.template.replace('<!--head-->', `$&${lines}`).replace('  </body>', '    <!--data-->\n$&');
  const sources = ['src/routes.tsx', 'src/api/withSwr.tsx', `src/pages/${page}.tsx`];
  return started(site, template, { sources, whenPainted: true });
}

interface Start {
  /** The source files whose chunks the page needs. */
  sources: readonly string[];
  whenPainted: boolean;
}

/** The page with its first script in the place of those that Vite has put there. */
async function started({ folder, scripts, manifest }: Site, page: string, start: Start): Promise<string> {
  const { sources, whenPainted } = start;
  const first = await functionCall('components/earlyPresses', 'holdPresses');
  const tag = await startScript(folder, scripts, { first, whenPainted, chunks: chunksOf(sources, manifest) });
  const bare = page.replace(whenPainted ? scriptTags : entryTag, '');
  return bare.replace('  </head>', `    ${tag}\n  </head>`);
}

/** Any other page. Nobody is to find it by a search: it belongs to somebody, or is none. */
function frame(site: Site): string {
  const page = site.shell.replace(emptyRoot, () => `<div id="root">${site.renderer.prerenderFrame()}</div>`);
  return withPreloads(site, page.replace('  </head>', `    ${noIndex}\n$&`), ['src/routes.tsx']);
}

/** The page asks for what it needs beside what the shell asks for already. */
function withPreloads({ shell, manifest }: Site, page: string, sources: readonly string[]): string {
  const missing = chunksOf(sources, manifest).filter((href) => !shell.includes(href));
  return page.replace('  </head>', `${preloads(missing)}  </head>`);
}
