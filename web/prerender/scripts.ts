import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import type { Manifest } from 'vite';
import type { Language } from '../../shared/languages.ts';
import { siteFonts } from '../src/fonts/siteFonts.ts';

/** Files that a page loads before any script of its own, and JavaScript that loads the font, once the styles are on their way. */
type Scripts = ReturnType<typeof scriptsOf> & { font: string };

/** The scripts that Vite has put into the shell. */
export function scriptsOf(shell: string) {
  const entry = shell.match(/<script type="module"[^>]* src="([^"]+)"/)?.[1];
  const styles = shell.match(/<link rel="stylesheet"[^>]* href="([^"]+)"/)?.[1];
  if (!entry || !styles) throw new Error('The shell has no entry script, or no styles.');
  return {
    entry,
    /** The styles of the whole site. */
    styles,
    /** Files that the entry imports. */
    shared: [...shell.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map(([, at = '']) => at),
  };
}

/** Addresses of the chunks of source files and of all that they import. */
export function chunksOf(sources: readonly string[], manifest: Manifest): string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || found.has(`/${chunk.file}`)) return;
    found.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const source of sources) add(source);
  return [...found];
}

/** Asks at once for scripts that are needed next. */
export function preloads(addresses: readonly string[]): string {
  return addresses.map((href) => `    <link rel="modulepreload" crossorigin href="${href}">\n`).join('');
}

const afterPainting = `const seen = () => requestAnimationFrame(() => setTimeout(start));
if (document.readyState === 'complete') seen();
else addEventListener('load', seen);`;

/** The work of a page's first script. */
interface Start {
  /** Files of this page alone, beside those of all pages. */
  chunks: readonly string[];
  /** JavaScript that is run at once. */
  first: string;
  /** All others are loaded when the page has been painted, and otherwise at once. */
  whenPainted: boolean;
}

/** Writes the script that loads all others. @returns its tag */
export async function startScript(
  folder: URL,
  { entry, styles, shared, font }: Scripts,
  { chunks, first, whenPainted }: Start,
): Promise<string> {
  const code = `${first}
const add = (rel, href) => {
  const link = Object.assign(document.createElement('link'), { rel, href });
  document.head.append(link);
  return link;
};
const start = async () => {
  // Parts that the page does not show yet have their styles in the file alone.
  const styled = document.querySelector('link[rel=stylesheet]') ? undefined : add('stylesheet', ${JSON.stringify(styles)});
  const loaded = styled && new Promise((resolve) => { styled.onload = styled.onerror = resolve; });
  ${font}
  const shared = ${JSON.stringify(shared)};
  const chunks = [...new Set([...shared, ...${JSON.stringify(chunks)}])];
  // Timers that follow each other have to wait.
  const answerReader = () => self.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
  // A slow phone takes milliseconds for each, and answers its reader in between.
  for (const href of chunks) {
    await answerReader();
    add('modulepreload', href);
  }
  await loaded;
  // Together they would run in one step.
  for (const href of shared) {
    await import(href);
    await answerReader();
  }
  import(${JSON.stringify(entry)});
};
${whenPainted ? afterPainting : 'start();'}
`;
  const { code: small } = await transform(code, { minify: true, format: 'esm' });
  const file = `assets/start-${createHash('sha256').update(small).digest('base64url').slice(0, 8)}.js`;
  await writeFile(new URL(file, folder), small);
  // A script that waits until the page has been painted must not delay the painting.
  return `<script type="module"${whenPainted ? ' fetchpriority="low"' : ''} src="/${file}"></script>`;
}

/** The call that loads the font of a language. */
export async function fontCall(language: Language, manifest: Manifest): Promise<string> {
  const font = siteFonts[language];
  const file = manifest[`src/fonts/${font.file}`]?.file;
  if (file === undefined) throw new Error(`The build has no ${font.file}.`);
  return functionCall('fonts/loadFont', 'loadFont', font, `/${file}`);
}

/** The call of a function of the site that uses nothing from outside of itself: its text stands in the script. */
export async function functionCall(file: string, name: string, ...values: unknown[]): Promise<string> {
  // Its types are those of a browser, which this script is not.
  const module: Record<string, unknown> = await import(new URL(`../src/${file}.ts`, import.meta.url).href);
  return `(${module[name]})(${values.map((value) => JSON.stringify(value)).join()});`;
}
