import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const worker = fileURLToPath(new URL('worker.ts', import.meta.url));

/** The worker in one file, as functions are: one that begins where another was killed is there at once. */
export async function bundleWorker(folder: string): Promise<string> {
  const outfile = join(folder, 'worker.mjs');
  await build({
    entryPoints: [worker],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    logLevel: 'warning',
  });
  return outfile;
}
