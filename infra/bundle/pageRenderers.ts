import { existsSync } from 'node:fs';
import { copyFile, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Where the build of the site leaves what functions draw pages with, a file for each language. */
export const pageRenderers = 'build/renderers';

/** Puts them beside a function with these source files that draws pages; where the site was not built there are none. */
export async function addPageRenderers(bundle: string, inputs: readonly string[]): Promise<void> {
  if (basename(bundle) !== 'index.mjs' || !existsSync(pageRenderers)) return;
  if (!inputs.some((path) => path.endsWith('functions/rooms/pageTemplates.ts'))) return;
  for (const file of await readdir(pageRenderers)) {
    await copyFile(join(pageRenderers, file), join(dirname(bundle), file));
  }
}
