import { expect, test } from '@playwright/test';

const search = '/api/user/searching-room';
const get = (url: string) => ({ method: 'GET', url });
const post = (data: unknown, url = search) => ({ method: 'POST', url, data });

const bad: [string, { method: string; url: string; data?: unknown }, number][] = [
  ['malformed JSON', post('{"location":'), 400],
  ['wrong types', post({ location: ['Murree'], minPrice: {} }), 400],
  ['an unknown class', post({ location: 'Murree', classType: 'Royal' }), 400],
  ['min above max', post({ location: 'Murree', minPrice: 9, maxPrice: 1 }), 400],
  ['a cursor that was tampered with', get('/api/rooms?cursor=AAAA.BBBB'), 400],
  ['a limit of 10,000', get('/api/rooms?limit=10000'), 400],
  ['featured rooms far out', get('/api/hotelRooms?offset=100000&limit=4&skip=15'), 400],
  ['an id that does not exist', get('/api/user/room-details/abcdef'), 404],
  ['an id with a way out', get('/api/user/room-details/..%2F..%2Fetc'), 404],
  ['a broken escape', get('/api/user/room-details/%E0%A4%A'), 400],
  ['no such route', get('/api/no-such-thing'), 404],
  ['a method that is not taken', { method: 'DELETE', url: search }, 405],
  ['a body over 100 KB', post({ location: 'x'.repeat(150_000) }), 413],
];

for (const [name, { method, url, data }, status] of bad) {
  test(`${name} gets ${status} with a sentence and a code`, async ({ request }) => {
    const answer = await request.fetch(url, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(data !== undefined && { data: typeof data === 'string' ? Buffer.from(data) : data }),
    });
    expect(answer.status()).toBe(status);
    const body = await answer.json();
    expect(body.message).toMatch(/^[A-Z]\w+ .+/);
    expect(body.code).toMatch(/^[a-z_]+$/);
    expect(JSON.stringify(body)).not.toMatch(/at .*\.(ts|mjs|js):/);
  });
}

test('the site and its API answer with the headers that keep visitors safe', async ({ request }) => {
  for (const url of ['/', '/Hotels', '/api/health']) {
    const headers = (await request.get(url)).headers();
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).not.toContain('unsafe-eval');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test('a page lets in the style that stands in it, and no other, whatever the headers say', async ({ page }) => {
  for (const path of ['/', '/Hotels', '/kept', '/ur']) {
    await page.goto(path);
    const seen = await page.evaluate(() => {
      const own = document.querySelector('head style') as HTMLStyleElement;
      const added = document.createElement('style');
      added.textContent = 'body { outline: 3px solid red }';
      document.head.append(added);
      return [(own.sheet?.cssRules.length ?? 0) > 0, getComputedStyle(document.body).outlineStyle];
    });
    expect([path, ...seen]).toEqual([path, true, 'none']);
  }
});

test('a photo is served in three widths as WebP for ever, uploads never', async ({ request }) => {
  // Sehr Bungalow has photos from the beginning, and what other tests list has none.
  const { data } = await (await request.get('/api/user/room-details/smmykrp5g22a')).json();
  const largest: string = data.roomDetails.hotels[0].rooms[0].images[0].imgURL;
  for (const width of [320, 640, 960]) {
    const photo = await request.get(largest.replace('960', String(width)));
    expect(photo.headers()).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': expect.stringContaining('immutable'),
    });
  }
  expect((await request.get('/room-photos/incoming/any.jpg')).status()).toBe(404);
});
