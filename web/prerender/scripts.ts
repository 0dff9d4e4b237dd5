import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import type { Manifest } from 'vite';

/** What a page loads before any script of its own. */
export interface Scripts {
  entry: string;
  /** The styles of the whole site. */
  styles: string;
  /** What the entry imports. */
  shared: readonly string[];
}

/** The scripts that Vite has put into the shell. */
export function scriptsOf(shell: string): Scripts {
  const entry = shell.match(/<script type="module"[^>]* src="([^"]+)"/)?.[1];
  const styles = shell.match(/<link rel="stylesheet"[^>]* href="([^"]+)"/)?.[1];
  if (!entry || !styles) throw new Error('The shell has no entry script, or no styles.');
  return {
    ...{ entry, styles },
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

/** What a page's first script does. */
interface Start {
  /** What the page needs besides what all need. */
  chunks: readonly string[];
  /** JavaScript that is run at once. */
  first: string;
  /** All others are loaded when the page has been painted, and otherwise at once. */
  whenPainted: boolean;
}

/** Writes the script that loads all others. @returns its address */
export async function startScript(
  folder: URL,
  { entry, styles, shared }: Scripts,
  { chunks, first, whenPainted }: Start,
): Promise<string> {
  const code = `${first}
const add = (rel, href) => {
  const link = Object.assign(document.createElement('link'), { rel, href });
  document.head.append(link);
  return link;
};
const start = async () => {
  // What the page does not show yet has its styles in the file alone.
  const styled = document.querySelector('link[rel=stylesheet]') ? undefined : add('stylesheet', ${JSON.stringify(styles)});
  const loaded = styled && new Promise((resolve) => { styled.onload = styled.onerror = resolve; });
  const chunks = ${JSON.stringify([...new Set([...shared, ...chunks])])};
  // A slow phone takes milliseconds for each, and answers its reader in between.
  for (let at = 0; at < chunks.length; at += 4) {
    await new Promise((resolve) => setTimeout(resolve));
    for (const href of chunks.slice(at, at + 4)) add('modulepreload', href);
  }
  await loaded;
  import(${JSON.stringify(entry)});
};
${whenPainted ? afterPainting : 'start();'}
`;
  const { code: small } = await transform(code, { minify: true, format: 'esm' });
  const file = `assets/start-${createHash('sha256').update(small).digest('base64url').slice(0, 8)}.js`;
  await writeFile(new URL(file, folder), small);
  return `/${file}`;
}

/** The text of functions of the site, each called: they use nothing from outside of themselves. */
export async function callsOf(names: readonly string[]): Promise<string> {
  const files = ['components/holdPresses', 'features/search/chooseTextOnPress', 'i18n/switchLanguage'];
  // Their types are those of a browser, which this script is not.
  const modules = await Promise.all(files.map((file) => import(new URL(`../src/${file}.ts`, import.meta.url).href)));
  const functions: Record<string, unknown> = Object.assign({}, ...modules);
  return names.map((name) => `(${functions[name]})();`).join('\n');
}
