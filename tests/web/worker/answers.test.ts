import { afterEach, describe, expect, test, vi } from 'vitest';
import { cacheNames } from '../../../web/src/offline/cacheNames.ts';
import { asking, origin, pathsIn, wholeSite, workerWorld } from './release.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function load() {
  vi.resetModules();
  const [pages, photos, files, shells] = await Promise.all([
    import('../../../web/src/worker/answerPage.ts'),
    import('../../../web/src/worker/answerPhoto.ts'),
    import('../../../web/src/worker/answerFile.ts'),
    import('../../../web/src/worker/shells.ts'),
  ]);
  return { ...pages, ...photos, ...files, ...shells };
}

const keepPage = async (path: string) => (await caches.open(cacheNames.shells)).put(path, new Response(`kept ${path}`));

describe('a page', () => {
  const open = async (path: string) => {
    const { answerPage } = await load();
    return answerPage(new Request(origin + path), path);
  };

  test('comes from the network where there is one', async () => {
    workerWorld({ '/Hotels': 'new' });
    await keepPage('/app.html');
    expect(await (await open('/Hotels')).text()).toBe('new');
  });

  test('is the empty page of its language where there is none', async () => {
    workerWorld({});
    await keepPage('/app.html');
    await keepPage('/ur/app.html');
    expect(await (await open('/userbookings')).text()).toBe('kept /app.html');
    expect(await (await open('/ur/userbookings')).text()).toBe('kept /ur/app.html');
    expect(await (await open('/ur')).text()).toBe('kept /ur/app.html');
  });

  test('is waited for so long on a weak line', async () => {
    vi.useFakeTimers();
    workerWorld({});
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    await keepPage('/app.html');
    const { answerPage, pagePatienceMs } = await load();
    const answer = answerPage(new Request(`${origin}/`), '/');
    await vi.advanceTimersByTimeAsync(pagePatienceMs);
    expect(await (await answer).text()).toBe('kept /app.html');
  });

  test.each([
    ['/', '/ur'],
    ['/userbookings?page=2', '/ur/userbookings?page=2'],
  ])('%s without a network leads to %s where only Urdu was visited', async (path, to) => {
    workerWorld({});
    await keepPage('/ur/app.html');
    expect((await open(path)).headers.get('location')).toBe(origin + to);
  });

  test('without a network may ask where the browser is where it may with one, and nowhere else', async () => {
    workerWorld({});
    const headers = { 'permissions-policy': 'geolocation=()', 'content-type': 'text/html' };
    for (const shell of ['/app.html', '/ur/app.html']) {
      await (await caches.open(cacheNames.shells)).put(shell, new Response('kept', { headers }));
    }
    for (const path of ['/createpost', '/updatePost', '/ur/createpost', '/ur/updatePost']) {
      const page = await open(path);
      expect([path, page.headers.get('permissions-policy')]).toEqual([
        path,
        expect.stringContaining('geolocation=(self)'),
      ]);
      expect([page.headers.get('content-type'), await page.text()]).toEqual(['text/html', 'kept']);
    }
    expect((await open('/dashboard')).headers.get('permissions-policy')).toBe('geolocation=()');
  });

  test('that was never visited fails as without a worker', async () => {
    workerWorld({});
    await expect(open('/')).rejects.toThrow('Failed to fetch');
  });

  test('begins empty where data is saved, in the language that is read', async () => {
    const { asked } = workerWorld(wholeSite());
    await keepPage('/app.html');
    await (await load()).storeSettings({ lowData: true, language: 'en' });
    expect(await (await open('/')).text()).toBe('kept /app.html');
    expect(asked).toEqual([]);
    await (await load()).storeSettings({ lowData: true, language: 'ur' });
    await expect(open('/')).resolves.toMatchObject({ status: 200 });
    expect(asked).toEqual(['/']);
  });

  test.each([
    ['/', true],
    ['/ur/HotelHunza', true],
    ['/api-document', false],
    ['/api/rooms', false],
    ['/room-photos/a/640.webp', false],
    ['/site.webmanifest', false],
  ])('%s is one: %s', async (path, expected) => {
    workerWorld({});
    expect((await load()).isPage(path)).toBe(expected);
  });
});

async function askFile(path: string): Promise<Response> {
  const { event, done } = asking(path);
  const answer = await (await load()).answerFile(event);
  await done();
  return answer;
}

async function askPhoto(path: string): Promise<Response> {
  const { event, done } = asking(path);
  const answer = await (await load()).answerPhoto(event, path);
  await done();
  return answer;
}

describe.each([
  ['a file', '/assets/old-12345678.js', cacheNames.files],
  ['a photo', '/room-photos/a/640.webp', cacheNames.photos],
])('%s', (_, path, cacheName) => {
  test('is on the page while it still comes in, and is kept once it is whole', async () => {
    workerWorld({});
    const line = new TransformStream<Uint8Array, Uint8Array>();
    vi.stubGlobal('fetch', async () => new Response(line.readable));
    const writer = line.writable.getWriter();
    const { answerFile, answerPhoto } = await load();
    const { event, done } = asking(path);
    const answer = await (cacheName === cacheNames.files ? answerFile(event) : answerPhoto(event, path));
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
    await writer.write(new TextEncoder().encode('first'));
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('first');
    expect(await pathsIn(cacheName)).toEqual([]);
    await writer.write(new TextEncoder().encode(' last'));
    await writer.close();
    await done();
    expect(await (await (await caches.open(cacheName)).match(path))?.text()).toBe('first last');
  });
});

test('a file is asked for once, whatever release it is of', async () => {
  const { asked } = workerWorld({ '/assets/old-12345678.js': 'old' });
  await askFile('/assets/old-12345678.js');
  expect(await (await askFile('/assets/old-12345678.js')).text()).toBe('old');
  expect(asked).toHaveLength(1);
});

describe('a photo', () => {
  test('that was seen is not asked for again', async () => {
    const { asked } = workerWorld({ '/room-photos/a/640.webp': 'photo' });
    await askPhoto('/room-photos/a/640.webp');
    expect(await (await askPhoto('/room-photos/a/640.webp')).text()).toBe('photo');
    expect(asked).toHaveLength(1);
  });

  test('is shown without a network in any size that was seen', async () => {
    const { network } = workerWorld({ '/room-photos/a/320.webp': 'small' });
    await askPhoto('/room-photos/a/320.webp');
    delete network['/room-photos/a/320.webp'];
    expect(await (await askPhoto('/room-photos/a/960.webp')).text()).toBe('small');
    expect((await askPhoto('/room-photos/b/960.webp')).type).toBe('error');
  });

  test('that was seen long ago makes room for others', async () => {
    const names = Array.from({ length: 81 }, (_, at) => `/room-photos/p${at}/640.webp`);
    workerWorld(Object.fromEntries(names.map((path) => [path, 'photo'])));
    for (const path of names) await askPhoto(path);
    const kept = await pathsIn(cacheNames.photos);
    expect(kept).toHaveLength(80);
    expect(kept).not.toContain(names[0]);
  });
});
