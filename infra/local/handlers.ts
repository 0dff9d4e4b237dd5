import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleFunctions } from '../bundle.ts';
import { loadOperations, routeKey, routeTimeoutSeconds } from '../operations.ts';
import type { ApiRoute } from './gateway/invoke.ts';

let round = 0;

/** The functions that a deployment would upload, bundled now and loaded afresh, each on its route. */
export async function loadHandlers(): Promise<ApiRoute[]> {
  const operations = await loadOperations();
  const bundles = await bundleFunctions(operations, join('build', 'local'));
  round += 1;
  return Promise.all(
    operations.map(async ({ name, endpoint }) => {
      const folder = bundles.find((bundle) => bundle.name === name)?.folder ?? '';
      // Node keeps a module by its address: the number makes the changed file another one.
      const { handler } = await import(`${pathToFileURL(join(folder, 'index.mjs')).href}?${round}`);
      return { routeKey: routeKey(endpoint), timeoutSeconds: routeTimeoutSeconds(endpoint), invoke: handler };
    }),
  );
}
