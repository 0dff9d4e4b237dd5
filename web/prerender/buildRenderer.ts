import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { build, type InlineConfig } from 'vite';
import type { Language } from '../../shared/languages.ts';
import type { DrawnPage } from '../../shared/pageTemplates.ts';

/** A picture that previews show: its path and pixels. */
interface Picture {
  path: string;
  width: number;
  height: number;
}

/** The server build of `web/src/prerenderPage.tsx`. */
export interface Renderer {
  prerenderPage(path: string, picture: Picture, description: string): Promise<DrawnPage>;
  prerenderFrame(): string;
  pictureLines(picture: Picture): string;
}

/** For functions: `en.mjs`, `ur.mjs`. */
export const functionRenderers = new URL('../../build/renderers/', import.meta.url);

/**
 * A server build gives pictures and styles the same hashed names as the browser's build. Each language has a folder of its
 * own: a module that was imported once stays what it was.
 */
export async function buildRenderer(language: Language): Promise<Renderer> {
  const folder = new URL(`../../build/prerender-${language}/`, import.meta.url);
  await build(serverBuild('src/prerenderPage.tsx', folder));
  const renderer = await import(new URL('prerenderPage.js', folder).href);
  await rm(folder, { recursive: true });
  return renderer;
}

/** Builds what functions draw pages with: whole, small, and without the parts that a page loads later. */
export async function buildFunctionRenderer(language: Language): Promise<void> {
  const { build: common } = serverBuild('src/drawPage.tsx', functionRenderers);
  await build({
    logLevel: 'warn',
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [{ name: 'sarai-without-later-parts', resolveDynamicImport: () => false }],
    // The usual file holds a second renderer, which answers in a stream.
    resolve: { alias: { 'react-dom/server': legacyRenderer } },
    build: {
      ...common,
      emptyOutDir: false,
      minify: true,
      manifest: false,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: `${language}.mjs` } },
    },
  });
}

const legacyRenderer = createRequire(import.meta.url)
  .resolve('react-dom/package.json')
  .replace('package.json', 'cjs/react-dom-server-legacy.node.production.js');

function serverBuild(ssr: string, outDir: URL): InlineConfig {
  return {
    logLevel: 'warn',
    build: {
      ...{ ssr, outDir: outDir.pathname, emptyOutDir: true, copyPublicDir: false },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  };
}
