import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stop } from 'esbuild';
import type { Handler } from '../../functions/runtime/handlerOf.ts';
import { bundleFunctions } from '../bundle/bundle.ts';
import { routeKey } from '../functions/operations.ts';
import type { ApiRoute } from './gateway/invoke.ts';

let round = 0;

export type LoadedFunctions = Awaited<ReturnType<typeof loadFunctions>>;

/** The functions that a deployment would upload, bundled now into a folder and loaded afresh. */
export async function loadFunctions(outputFolder = join('build', 'local')) {
  const [handlers, events] = await Promise.all([sourcesIn('functions/handlers'), sourcesIn('functions/events')]);
  const bundling = bundleFunctions([...handlers, ...events], outputFolder, { sharing: true });
  // The bundler is a process of its own, which would wait for more work.
  const bundles = await bundling.finally(stop);
  round += 1;
  const number = round;
  const load = async (name: string) => {
    const folder = bundles.find((bundle) => bundle.name === name)?.folder ?? '';
    // Node keeps a module by its address: the number makes the changed file another one.
    return (await import(`${pathToFileURL(join(folder, 'index.mjs')).href}?${number}`)).handler;
  };
  return {
    routes: await Promise.all(handlers.map(async ({ name }) => asRoute(await load(name)))),
    /** Calls a function for an event. It is loaded then: the engine for photos takes memory, and most days need none. */
    handle: async (name: string, event: unknown): Promise<unknown> => (await load(name))(event),
  };
}

async function sourcesIn(folder: string): Promise<{ name: string; source: string }[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts'));
  return files.map((file) => ({ name: file.replace(/\.ts$/, ''), source: join(folder, file) }));
}

function asRoute(handler: Handler): ApiRoute {
  return { routeKey: routeKey(handler.endpoint), invoke: handler };
}
