import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { build, type Manifest } from 'vite';

const root = new URL('../', import.meta.url);
const site = new URL('build/site/', root);
const server = new URL('build/prerender/', root);

/** The page is there before its scripts are, so they wait for what one sees: style, headline, picture. */
const scripts = /<script type="module"|<link rel="modulepreload"/g;

/**
 * Writes the home page into index.html and keeps the empty shell as app.html, for every other page: a page that
 * began with the home page's picture and then changed would be slower and would jump. Runs after `vite build`.
 */
async function prerender(): Promise<void> {
  const index = new URL('index.html', site);
  await copyFile(index, new URL('app.html', site));
  const shell = await readFile(index, 'utf8');
  const home = await renderHome();
  refuseInline(home);
  const page = shell
    .replace('<div id="root"></div>', () => `<div id="root">${home}</div>`)
    .replace('  </head>', `${await preloads(shell)}  </head>`)
    .replace(scripts, '$& fetchpriority="low"');
  await writeFile(index, page);
}

/** A server build gives pictures and styles the same hashed names as the browser's build. */
async function renderHome(): Promise<string> {
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

/** The home page's own chunks, asked for at once instead of when the entry has run. */
async function preloads(shell: string): Promise<string> {
  const manifest: Manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', site), 'utf8'));
  const home = manifest['src/pages/HomePage.tsx'];
  const files = [home?.file, ...(home?.imports ?? []).map((name) => manifest[name]?.file)];
  await rm(new URL('.vite/', site), { recursive: true });
  const missing = files.filter((file) => file && !shell.includes(file));
  return missing.map((file) => `  <link rel="modulepreload" crossorigin href="/${file}">\n  `).join('');
}

await prerender();
