import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Release } from './src/offline/release.ts';

/**
 * Builds the worker of a release into the top of the site, with the names of the files of all languages in it: so it changes
 * with every release, which is how browsers learn of one.
 */
export async function buildWorker(site: URL, release: Release): Promise<void> {
  await build({
    entryPoints: [fileURLToPath(new URL('src/worker/worker.ts', import.meta.url))],
    outfile: fileURLToPath(new URL('sw.js', site)),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { siteRelease: JSON.stringify(release) },
  });
}
