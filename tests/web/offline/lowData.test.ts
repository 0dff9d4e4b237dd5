import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** The file as a page that was just opened has it. */
async function openPage(saveData: boolean | undefined, cookie = '') {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie }));
  vi.stubGlobal('navigator', saveData === undefined ? {} : { connection: { saveData } });
  vi.resetModules();
  return import('../../../web/src/offline/lowData.ts');
}

test.each([
  [undefined, '', false],
  [true, '', true],
  [true, 'language=ur; lowData=0', false],
  [false, 'lowData=1', true],
  [undefined, 'notlowData=1', false],
])('a phone that says %s and a cookie "%s" save data: %s', async (saveData, cookie, expected) => {
  const { isLowData } = await openPage(saveData, cookie);
  expect(isLowData()).toBe(expected);
});

test('the choice is remembered for a year, and told', async () => {
  const { chooseLowData, isLowData, onLowData } = await openPage(true);
  expect(isLowData()).toBe(true);
  const listener = vi.fn();
  const stop = onLowData(listener);
  chooseLowData(false);
  expect(document.cookie).toBe('lowData=0; path=/; max-age=31536000; samesite=lax');
  expect(isLowData()).toBe(false);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});

test('a choice in another tab is seen when somebody comes back to the page', async () => {
  const { isLowData, onLowData } = await openPage(undefined);
  const listener = vi.fn();
  const stop = onLowData(listener);
  expect(isLowData()).toBe(false);
  for (const cookie of ['', 'lowData=1']) {
    Object.assign(document, { cookie }).dispatchEvent(new Event('visibilitychange'));
  }
  expect([isLowData(), listener.mock.calls.length]).toEqual([true, 1]);
  stop();
});

test('a picture that is asked for is told to pictures alone', async () => {
  const { requestPicture, isRequested, onRequests, onLowData } = await openPage(undefined);
  const [picture, choice] = [vi.fn(), vi.fn()];
  const stops = [onRequests(picture), onLowData(choice)];
  requestPicture('/room-photos/a/960.webp');
  expect(picture).toHaveBeenCalledTimes(1);
  expect(choice).not.toHaveBeenCalled();
  expect([isRequested('/room-photos/a/960.webp'), isRequested('/room-photos/b/960.webp')]).toEqual([true, false]);
  for (const stop of stops) stop();
});
