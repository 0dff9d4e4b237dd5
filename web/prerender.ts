import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { build, type Manifest } from 'vite';
import type { Language } from '../shared/languages.ts';

/** The scripts as Vite puts them into the shell. */
const scripts = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

/**
 * Writes the home page into the index.html of a built site and keeps the empty shell as app.html, for every other page: a
 * page that began with the home page's picture and then changed would be slower and would jump.
 */
export async function prerender(site: URL, language: Language): Promise<void> {
  const index = new URL('index.html', site);
  const shell = await readFile(index, 'utf8');
  const manifest = await takeManifest(site);
  await writeFile(new URL('app.html', site), withRoutes(shell, manifest));
  const home = await renderHome(new URL(`../build/prerender-${language}/`, import.meta.url));
  refuseInline(home);
  const start = await startScript(shell, chunksOf('src/pages/HomePage.tsx', manifest));
  await writeFile(new URL(start.file, site), start.code);
  const page = shell
    .replace('<div id="root"></div>', () => `<div id="root">${home}</div>`)
    .replace(scripts, '')
    .replace('  </head>', `  <script type="module" src="/${start.file}"></script>\n  </head>`);
  await writeFile(index, page);
}

async function takeManifest(site: URL): Promise<Manifest> {
  const manifest: Manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', site), 'utf8'));
  await rm(new URL('.vite/', site), { recursive: true });
  return manifest;
}

/** Addresses of the chunk of a source file and of what it imports. */
function chunksOf(source: string, manifest: Manifest): string[] {
  const chunk = manifest[source];
  const files = [chunk?.file, ...(chunk?.imports ?? []).map((name) => manifest[name]?.file)];
  return files.flatMap((file) => (file ? [`/${file}`] : []));
}

/** The table of pages, which every page but the home page needs next, is asked for at once. */
function withRoutes(shell: string, manifest: Manifest): string {
  const links = chunksOf('src/routes.tsx', manifest)
    .filter((href) => !shell.includes(href))
    .map((href) => `    <link rel="modulepreload" crossorigin href="${href}">\n`);
  return shell.replace('  </head>', `${links.join('')}  </head>`);
}

/**
 * A server build gives pictures and styles the same hashed names as the browser's build. Each language has a folder of its
 * own: a module that was imported once stays what it was.
 */
async function renderHome(server: URL): Promise<string> {
  await build({
    logLevel: 'warn',
    build: { ssr: 'src/prerenderHome.tsx', outDir: server.pathname, emptyOutDir: true, copyPublicDir: false },
  });
  const { prerenderHome } = await import(new URL('prerenderHome.js', server).href);
  const html: string = await prerenderHome();
  await rm(server, { recursive: true });
  return html;
}

/** The site's content security policy would drop these without a word. */
function refuseInline(html: string): void {
  const found = html.match(/<script|<style|\sstyle="[^"]*"/);
  if (found) throw new Error(`The prerendered page holds ${found[0]}, which the content security policy forbids.`);
}

/**
 * The page can be read before it has scripts, and its links and its search form work without them. So the scripts are
 * loaded when the page has been painted: on a slow line they would delay the headline and the picture.
 */
async function startScript(shell: string, homeChunks: readonly string[]): Promise<{ file: string; code: string }> {
  const entry = shell.match(/<script type="module"[^>]* src="([^"]+)"/)?.[1];
  if (!entry) throw new Error('The shell has no entry script.');
  const shared = [...shell.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map(([, href]) => href);
  const chunks = [...new Set([...shared, ...homeChunks])];
  // Its types are those of a browser, which this script is not.
  const { href } = new URL('./src/features/search/chooseTextOnPress.ts', import.meta.url);
  const { chooseTextOnPress } = (await import(href)) as { chooseTextOnPress: () => void };
  const code = `${chooseTextOnPress}
chooseTextOnPress();
const start = () => {
  for (const href of ${JSON.stringify(chunks)})
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  import(${JSON.stringify(entry)});
};
const seen = () => requestAnimationFrame(() => setTimeout(start));
if (document.readyState === 'complete') seen();
else addEventListener('load', seen);
`;
  return { file: `assets/start-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`, code };
}
