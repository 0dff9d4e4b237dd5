import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EventNeeds } from '../../functions/runtime/onEvent.ts';
import { type Bundle, bundleFunctions } from '../bundle.ts';
import { loadEvents } from '../events.ts';
import { loadOperations, routeKey } from '../operations.ts';
import type { ApiRoute } from './gateway/invoke.ts';

let round = 0;

/** A function that an event calls, loaded when the first one does: most have no part in a first page. */
export interface EventHandler {
  needs: EventNeeds;
  invoke(event: unknown): Promise<void>;
}

export interface Handlers {
  routes: ApiRoute[];
  events: EventHandler[];
}

/** The functions that a deployment would upload, bundled now and loaded afresh, each on its route or its event. */
export async function loadHandlers(): Promise<Handlers> {
  const [operations, events] = await Promise.all([loadOperations(), loadEvents()]);
  const bundles = await bundleFunctions([...operations, ...events], join('build', 'local'));
  round += 1;
  const load = loader(bundles, round);
  const routes = operations.map(async ({ name, endpoint }) => ({
    routeKey: routeKey(endpoint),
    invoke: await load(name),
  }));
  return {
    routes: await Promise.all(routes),
    events: events.map(({ name, needs }) => ({ needs, invoke: async (event) => (await load(name))(event) })),
  };
}

/** Node keeps a module by its address: the number makes the changed file another one. */
function loader(bundles: readonly Bundle[], number: number) {
  return async (name: string) => {
    const folder = bundles.find((bundle) => bundle.name === name)?.folder ?? '';
    const { handler } = await import(`${pathToFileURL(join(folder, 'index.mjs')).href}?${number}`);
    return handler;
  };
}
