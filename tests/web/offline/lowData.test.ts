import { afterEach, expect, test, vi } from 'vitest';
import { askFor, chooseLowData, isAsked, isLowData, onAsked, onLowData } from '../../../web/src/offline/lowData.ts';

afterEach(() => vi.unstubAllGlobals());

function inBrowser(saveData: boolean | undefined, cookie = ''): void {
  vi.stubGlobal('document', { cookie });
  vi.stubGlobal('navigator', saveData === undefined ? {} : { connection: { saveData } });
}

test.each([
  [undefined, '', false],
  [true, '', true],
  [true, 'language=ur; lowData=0', false],
  [false, 'lowData=1', true],
  [undefined, 'notlowData=1', false],
])('a phone that says %s and a cookie "%s" save data: %s', (saveData, cookie, expected) => {
  inBrowser(saveData, cookie);
  expect(isLowData()).toBe(expected);
});

test('the choice is remembered for a year, and told', () => {
  inBrowser(true);
  const listener = vi.fn();
  const stop = onLowData(listener);
  chooseLowData(false);
  expect(document.cookie).toBe('lowData=0; path=/; max-age=31536000; samesite=lax');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});

test('a picture that is asked for is told to pictures alone', () => {
  const [picture, choice] = [vi.fn(), vi.fn()];
  const stops = [onAsked(picture), onLowData(choice)];
  askFor('/room-photos/a/960.webp');
  expect(picture).toHaveBeenCalledTimes(1);
  expect(choice).not.toHaveBeenCalled();
  expect([isAsked('/room-photos/a/960.webp'), isAsked('/room-photos/b/960.webp')]).toEqual([true, false]);
  for (const stop of stops) stop();
});
