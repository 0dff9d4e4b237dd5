import { cacheNames } from './cacheNames.ts';

/** Where the worker notes when the site has answered last. */
export const reachedPath = '/reached';

/** When the site has answered last, in milliseconds; undefined where nobody knows. */
export async function reachedAt(): Promise<number | undefined> {
  try {
    const noted = await (await caches.open(cacheNames.shells)).match(reachedPath);
    return noted && Number(await noted.text());
  } catch {
    return undefined;
  }
}
