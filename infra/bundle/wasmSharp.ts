import { copyFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';

/** The engine beside a function's own file. It starts threads from its own address, so it is no part of that file. */
const engineName = 'sharp.cjs';

/**
 * An esbuild plugin that has sharp draw with its WebAssembly engine. The native one is made for each kind of machine,
 * and the machine that bundles is seldom of the kind that the functions run on.
 */
export const wasmSharp: Plugin = {
  name: 'wasm-sharp',
  setup(build) {
    build.onLoad({ filter: /[\\/]sharp[\\/]dist[\\/]sharp\.mjs$/ }, () => ({
      contents: `import { createRequire } from 'node:module';
export default createRequire(import.meta.url)('./${engineName}');`,
      loader: 'js',
    }));
    // It asks the machine which native engine would suit.
    build.onLoad({ filter: /[\\/]detect-libc[\\/]/ }, () => ({
      contents: 'export default { isNonGlibcLinuxSync: () => false, familySync: () => null };',
      loader: 'js',
    }));
  },
};

/** Whether a function with these source files draws. */
export function usesSharp(inputs: readonly string[]): boolean {
  return inputs.some((path) => /[\\/]sharp[\\/]dist[\\/]/.test(path));
}

/** Puts the engine beside a function: its script and what that loads by name. */
export async function addWasmEngine(folder: string): Promise<void> {
  const engine = dirname(createRequire(import.meta.url).resolve('@img/sharp-wasm32/versions'));
  const files = await readdir(join(engine, 'lib'));
  const script = files.find((file) => file.endsWith('.js')) ?? '';
  await build({
    entryPoints: [join(engine, 'lib', script)],
    outfile: join(folder, engineName),
    bundle: true,
    minify: true,
    format: 'cjs',
    platform: 'node',
    target: 'node24',
    legalComments: 'none',
    logLevel: 'warning',
  });
  const binaries = files.filter((file) => file.endsWith('.wasm'));
  await Promise.all(binaries.map((file) => copyFile(join(engine, 'lib', file), join(folder, file))));
}
