import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import type { Manifest } from 'vite';
import type { Language } from '../../shared/languages.ts';
import { siteFonts } from '../src/fonts/siteFonts.ts';
import { takenOverEvent } from '../src/fonts/takenOver.ts';

/** What a page loads before any script of its own. */
export interface Scripts {
  entry: string;
  /** The styles of the whole site. */
  styles: string;
  /** What the entry imports. */
  shared: readonly string[];
  /** JavaScript that loads the font, once the styles are on their way; `when` is a promise after which it may come onto the page. */
  font: (when: string) => string;
}

/** The scripts that Vite has put into the shell. */
export function scriptsOf(shell: string): Omit<Scripts, 'font'> {
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
  /** The site puts another page in the place of this one, and the font comes with it: the old one is not measured anew. */
  isReplaced?: boolean;
}

/** Writes the script that loads all others. @returns its tag */
export async function startScript(
  folder: URL,
  { entry, styles, shared, font }: Scripts,
  { chunks, first, whenPainted, isReplaced = false }: Start,
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
  ${font(isReplaced ? `new Promise((resolve) => addEventListener(${JSON.stringify(takenOverEvent)}, resolve))` : 'undefined')}
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
  // What waits until the page has been painted must not keep it from that.
  return `<script type="module"${whenPainted ? ' fetchpriority="low"' : ''} src="/${file}"></script>`;
}

/** Calls of functions of the site that take nothing. */
export async function callsOf(names: readonly string[]): Promise<string> {
  const functions = await functionsOfSite();
  return names.map((name) => `(${functions[name]})();`).join('\n');
}

/** The call that loads the font of a language, once the promise that it is given is kept. */
export async function fontCall(language: Language, manifest: Manifest): Promise<Scripts['font']> {
  const { loadFont } = await functionsOfSite();
  const font = siteFonts[language];
  const file = manifest[`src/fonts/${font.file}`]?.file;
  if (file === undefined) throw new Error(`The build has no ${font.file}.`);
  return (when) => `(${loadFont})(${JSON.stringify(font)}, ${JSON.stringify(`/${file}`)}, ${when});`;
}

/** Functions of the site that use nothing from outside of themselves: their text can stand in a script. */
async function functionsOfSite(): Promise<Record<string, unknown>> {
  const files = [
    ...['components/holdPresses', 'features/search/chooseTextOnPress', 'fonts/loadFont', 'i18n/switchLanguage'],
  ];
  // Their types are those of a browser, which this script is not.
  const modules = await Promise.all(files.map((file) => import(new URL(`../src/${file}.ts`, import.meta.url).href)));
  return Object.assign({}, ...modules);
}
