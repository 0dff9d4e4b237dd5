import { afterEach, expect, test, vi } from 'vitest';
import { cacheNames } from '../../../web/src/offline/cacheNames.ts';
import { reachedPath } from '../../../web/src/offline/reached.ts';
import { pathsIn, release, wholeSite, workerWorld } from './release.ts';

const load = async () => {
  vi.resetModules();
  return import('../../../web/src/worker/cacheFiles.ts');
};

afterEach(() => vi.unstubAllGlobals());

const { files, shells, photos } = cacheNames;
const visit = { language: 'en', lowData: false, first: true, seen: [] } as const;

test('after a visit the pages of its language are here, with what was seen, and none of the other language', async () => {
  workerWorld({ ...wholeSite(), '/assets/murree-ffffffff.svg': 'drawing', '/room-photos/a/640.webp': 'photo' });
  const { cacheFor } = await load();
  await cacheFor({ ...visit, seen: ['/assets/murree-ffffffff.svg', '/room-photos/a/640.webp', '/api/rooms', '/'] });
  expect(await pathsIn(files)).toEqual([...release.en.core, ...release.en.pages, '/assets/murree-ffffffff.svg'].sort());
  expect(await pathsIn(shells)).toContain('/app.html');
  expect(await pathsIn(shells)).toContain(reachedPath);
  expect(await pathsIn(photos)).toEqual(['/room-photos/a/640.webp']);
});

test('who saves data is sent no page that was not opened', async () => {
  const { asked } = workerWorld(wholeSite());
  const { cacheFor } = await load();
  await cacheFor({ ...visit, lowData: true, seen: ['/assets/Room-bbbbbbbb.js'] });
  expect(asked).not.toContain('/assets/Voucher-cccccccc.js');
  expect(await pathsIn(files)).toEqual(['/assets/Room-bbbbbbbb.js', ...release.en.core]);
});

test('what is here already is not asked for again', async () => {
  const { asked } = workerWorld(wholeSite());
  const { cacheFor } = await load();
  await cacheFor(visit);
  const before = asked.length;
  await cacheFor(visit);
  expect(asked.slice(before)).toEqual(['/app.html']);
});

test('no empty page is kept before the files that it needs, nor one of another release', async () => {
  const { network } = workerWorld(wholeSite());
  delete network['/assets/index-aaaaaaaa.js'];
  const { cacheFor } = await load();
  await expect(cacheFor(visit)).rejects.toThrow();
  expect(await pathsIn(shells)).not.toContain('/app.html');

  workerWorld({ ...wholeSite(), '/app.html': '<script src="/assets/index-99999999.js"></script>' });
  await cacheFor(visit);
  expect(await pathsIn(shells)).not.toContain('/app.html');
});

test('a new release brings the pages that were kept before, in the languages that were visited', async () => {
  workerWorld(wholeSite());
  const { renewShells } = await load();
  const cache = await caches.open(files);
  for (const path of ['/assets/index-00000000.js', '/assets/Room-00000000.js']) await cache.put(path, new Response());
  await (await caches.open(shells)).put('/app.html', new Response('old'));
  await renewShells();
  expect(await pathsIn(files)).toEqual(
    ['/assets/Room-00000000.js', '/assets/Room-bbbbbbbb.js', '/assets/index-00000000.js', ...release.en.core].sort(),
  );
  expect(await (await (await caches.open(shells)).match('/app.html'))?.text()).toContain('index-aaaaaaaa');
});

test('a new release that cannot be had whole leaves the one before as it is', async () => {
  const { network } = workerWorld(wholeSite());
  delete network['/assets/index-aaaaaaaa.js'];
  const { renewShells } = await load();
  await (await caches.open(shells)).put('/app.html', new Response('old'));
  await expect(renewShells()).rejects.toThrow();
  expect(await (await (await caches.open(shells)).match('/app.html'))?.text()).toBe('old');
});

test('files of before are dropped beyond so many, and those of the release never', async () => {
  workerWorld(wholeSite());
  const { dropOldFiles, mostOtherFiles } = await load();
  const cache = await caches.open(files);
  await cache.put('/assets/index-aaaaaaaa.js', new Response());
  for (let at = 0; at <= mostOtherFiles; at += 1) await cache.put(`/assets/old-${at}.js`, new Response());
  await dropOldFiles();
  const left = await pathsIn(files);
  expect(left).toHaveLength(mostOtherFiles + 1);
  expect(left).toContain('/assets/index-aaaaaaaa.js');
  expect(left).not.toContain('/assets/old-0.js');
});
