import { rm } from 'node:fs/promises';
import { build } from 'vite';
import type { Language } from '../../shared/languages.ts';

/** What the server build of `web/src/prerenderPage.tsx` gives. */
export interface Renderer {
  prerenderPage(path: string): Promise<RenderedPage>;
  prerenderRoom(): RenderedPage & { description: string };
  prerenderResults(): RenderedPage;
  prerenderFrame(): string;
  prerenderSearch(): string;
}

export interface RenderedPage {
  html: string;
  title: string;
  data: readonly object[];
}

/**
 * A server build gives pictures and styles the same hashed names as the browser's build. Each language has a folder of its
 * own: a module that was imported once stays what it was.
 */
export async function buildRenderer(language: Language): Promise<Renderer> {
  const folder = new URL(`../../build/prerender-${language}/`, import.meta.url);
  await build({
    logLevel: 'warn',
    build: {
      ...{ ssr: 'src/prerenderPage.tsx', outDir: folder.pathname, emptyOutDir: true, copyPublicDir: false },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const renderer = await import(new URL('prerenderPage.js', folder).href);
  await rm(folder, { recursive: true });
  return renderer;
}
