import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../web/src/api/ApiError.ts';
import { freshOrCached, patienceMs, readAgainOnline } from '../../../web/src/api/freshOrCached.ts';
import { oldestAge, trackAge } from '../../../web/src/offline/answerAges.ts';
import { cacheAnswer } from '../../../web/src/offline/cachedAnswers.ts';
import { cacheNames } from '../../../web/src/offline/cacheNames.ts';
import { browserStorage } from '../support/browserStorage.ts';
import { cacheStorage } from '../support/cacheStorage.ts';

const cache = cacheNames.answers;
let count = 0;
let url = '';
let leave = () => {};

beforeEach(() => {
  // Later than any test before: what came back then is steady by now.
  vi.useFakeTimers({ now: Date.UTC(2026, 5, 1, 0, count) });
  vi.stubGlobal('localStorage', browserStorage());
  vi.stubGlobal('caches', cacheStorage());
  count += 1;
  url = `http://localhost/api/rooms?page=${count}`;
  leave = trackAge(url);
});

afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const read = <A>(ask: () => Promise<A>) => freshOrCached({ operation: 'browseRooms', url, cache }, ask);
const failing =
  (code: ApiError['code'], status = 0) =>
  () =>
    Promise.reject(new ApiError('No.', { code, status }));

test('a new answer is answered, and kept', async () => {
  expect(await read(async () => 'new')).toBe('new');
  expect(await read(failing('unreachable'))).toBe('new');
});

test('where nothing is kept, the failure is that of the call', async () => {
  await expect(read(failing('unreachable'))).rejects.toMatchObject({ code: 'unreachable' });
});

describe('when the line comes back', () => {
  let page = new EventTarget();
  const back = () => page.dispatchEvent(new Event('online'));

  beforeEach(() => {
    page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    readAgainOnline();
  });

  test('what began before is asked again', async () => {
    const ask = vi
      .fn(async () => 'new')
      .mockImplementationOnce(async () => {
        back();
        return failing('unreachable')();
      });
    const answered = read(ask);
    await vi.runAllTimersAsync();
    expect(await answered).toBe('new');
  });

  test('what begins before anything arrives is asked until something does', async () => {
    back();
    const ask = vi.fn(async () => 'new');
    ask.mockImplementationOnce(failing('unreachable')).mockImplementationOnce(failing('unreachable'));
    const answered = read(ask);
    await vi.runAllTimersAsync();
    expect(await answered).toBe('new');
  });

  test('what goes on to fail is a failure', async () => {
    back();
    const answered = expect(read(failing('unreachable'))).rejects.toMatchObject({ code: 'unreachable' });
    await vi.runAllTimersAsync();
    await answered;
  });

  test('what the API refuses is asked once', async () => {
    back();
    const ask = vi.fn(failing('room_not_found', 404));
    await expect(read(ask)).rejects.toMatchObject({ status: 404 });
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

describe('with an answer of before', () => {
  beforeEach(() => cacheAnswer(cache, url, 'kept'));

  test.each([
    ['unreachable', 0],
    ['unreadable', 200],
  ] as const)('%s with status %i is answered from before, and the page says its age', async (code, status) => {
    const at = Date.now();
    expect(await read(failing(code, status))).toBe('kept');
    expect(oldestAge()).toEqual({ at, reason: 'none' });
    expect(await read(async () => 'new')).toBe('new');
    expect(oldestAge()).toBeUndefined();
  });

  test.each([
    ['too_many_requests', 429],
    ['service_unavailable', 503],
    ['unreadable', 502],
  ] as const)('%s is what the API has to say', async (code, status) => {
    await expect(read(failing(code as ApiError['code'], status))).rejects.toMatchObject({ code });
  });

  test('what is there no more is not answered from before, now or later', async () => {
    await expect(read(failing('room_not_found', 404))).rejects.toMatchObject({ status: 404 });
    await expect(read(failing('unreachable'))).rejects.toMatchObject({ code: 'unreachable' });
  });

  test('a weak line is waited for so long, and the new answer takes the place of the other when it comes', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const answered = read(() => promise);
    await vi.advanceTimersByTimeAsync(patienceMs - 1);
    expect(await Promise.race([answered, Promise.resolve('nothing yet')])).toBe('nothing yet');
    await vi.advanceTimersByTimeAsync(1);
    expect(await answered).toBe('kept');
    expect(oldestAge()?.reason).toBe('weak');
    resolve('new');
    await vi.advanceTimersByTimeAsync(0);
    expect(oldestAge()).toBeUndefined();
    expect(await read(failing('unreachable'))).toBe('new');
  });
});
