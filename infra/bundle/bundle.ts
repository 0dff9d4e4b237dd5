import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';
import { loadEvents } from '../functions/events.ts';
import { loadOperations } from '../functions/operations.ts';
import { leanSdk } from './leanSdk.ts';
import { addPageRenderers } from './pageRenderers.ts';
import { sdkReplacements } from './sdkReplacements.ts';
import { addWasmEngine, usesSharp, wasmSharp } from './wasmSharp.ts';

/** A function to be bundled: its name, and the path of its source. */
interface Source {
  name: string;
  source: string;
}

export interface Bundle {
  name: string;
  /** Folder with the function's file, `index.mjs`, and with the engine of those that draw. */
  folder: string;
  /** Size of that file, minified. */
  bytes: number;
}

/** Libraries in CommonJS require the parts of Node, which a module has no function for. */
const requiring =
  "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);";

/**
 * Bundles every function in one go into `<outputFolder>/functions/<name>/index.mjs`. Source maps go to
 * `<outputFolder>/maps`, for whoever reads a stack trace: within the function they would only slow down its start.
 * A replacement of a part of the SDK that no function has any more is an error, so `sources` are all functions.
 * With `sharing`, what several functions have in common stands once in files beside them: for one process that runs
 * them all, which bundles them in a fifth of the time and the memory. Then there are no source maps.
 */
export async function bundleFunctions(
  sources: readonly Source[],
  outputFolder: string,
  { sharing = false } = {},
): Promise<Bundle[]> {
  const functions = join(outputFolder, 'functions');
  const { outputFiles, metafile } = await build({
    entryPoints: sources.map(({ name, source }) => ({ in: source, out: join(name, 'index') })),
    outdir: functions,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    // An Urdu letter takes two bytes in UTF-8, and six when escaped.
    charset: 'utf8',
    splitting: sharing,
    banner: { js: requiring },
    sourcemap: sharing ? false : 'external',
    legalComments: 'none',
    plugins: [leanSdk(sdkReplacements), wasmSharp],
    logLevel: 'warning',
  });
  await rm(functions, { recursive: true, force: true });
  await Promise.all(outputFiles.map(({ path, contents }) => write(place(path, outputFolder), contents)));
  const drawing = Object.entries(metafile.outputs).filter(([, { inputs }]) => usesSharp(Object.keys(inputs)));
  await Promise.all(drawing.map(([path]) => addWasmEngine(dirname(path))));
  if (!sharing)
    await Promise.all(
      Object.entries(metafile.outputs).map(([path, output]) => addPageRenderers(path, Object.keys(output.inputs))),
    );
  return sources.map(({ name }) => {
    const folder = join(functions, name);
    const file = outputFiles.find(({ path }) => path === join(folder, 'index.mjs'));
    return { name, folder, bytes: file?.contents.byteLength ?? 0 };
  });
}

/** Bundles every function of a deployment; `codeOf` tells the folder of one. */
export async function bundleDeployment(outputFolder: string) {
  const [operations, events] = await Promise.all([loadOperations(), loadEvents()]);
  const bundles = await bundleFunctions([...operations, ...events], outputFolder);
  return { operations, events, bundles, codeOf: (name: string) => join(outputFolder, 'functions', name) };
}

function place(path: string, outputFolder: string): string {
  return path.endsWith('.map') ? join(outputFolder, 'maps', `${basename(dirname(path))}.mjs.map`) : path;
}

async function write(path: string, contents: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, contents);
}
