import { vi } from 'vitest';
import type { Release } from '../../../web/src/offline/release.ts';
import { cacheStorage } from '../support/cacheStorage.ts';

export const origin = 'http://localhost';

export const release: Release = {
  en: {
    shell: '/app.html',
    core: ['/assets/index-aaaaaaaa.js'],
    pages: ['/assets/Room-bbbbbbbb.js', '/assets/Voucher-cccccccc.js'],
  },
  ur: { shell: '/ur/app.html', core: ['/assets/index-dddddddd.js'], pages: ['/assets/Room-eeeeeeee.js'] },
};

/** A worker's world: its release, empty caches, and a network that answers by path; a path that is not there is no line. */
export function workerWorld(network: Record<string, string>) {
  vi.stubGlobal('siteRelease', release);
  vi.stubGlobal('caches', cacheStorage(origin));
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (target: string | Request) => {
    const path = new URL(typeof target === 'string' ? target : target.url, origin).pathname;
    asked.push(path);
    if (!(path in network)) throw new TypeError('Failed to fetch');
    return new Response(network[path], { headers: { 'cache-control': 'public, max-age=31536000, immutable' } });
  });
  return { asked, network };
}

/** The event of a page that asks for a path, and what the worker stays awake for. */
export function asking(path: string) {
  const works: Promise<unknown>[] = [];
  const event = { request: new Request(origin + path), waitUntil: (work: Promise<unknown>) => void works.push(work) };
  return { event, done: () => Promise.all(works) };
}

/** All that a site of that release answers. */
export function wholeSite(): Record<string, string> {
  const files = Object.values(release).flatMap(({ shell, core, pages }) => [
    [shell, core.map((path) => `<script src="${path}"></script>`).join('')],
    ...[...core, ...pages].map((path) => [path, path]),
  ]);
  return Object.fromEntries(files);
}

export async function pathsIn(name: string): Promise<string[]> {
  return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname).sort();
}
