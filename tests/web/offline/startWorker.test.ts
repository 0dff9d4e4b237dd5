import { afterEach, expect, test, vi } from 'vitest';
import { chooseLowData, requestPicture } from '../../../web/src/offline/lowData.ts';
import { startWorker } from '../../../web/src/offline/startWorker.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser whose worker notes what pages tell it. */
function inBrowser() {
  const postMessage = vi.fn();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { cookie: '' }));
  vi.stubGlobal('location', { origin: 'https://sarai.example' });
  vi.stubGlobal('navigator', {
    serviceWorker: { controller: null, register: async () => {}, ready: Promise.resolve({ active: { postMessage } }) },
  });
  return postMessage;
}

test('the worker is told of a page and of the choice to save data, and not of each picture that is asked for', async () => {
  const told = inBrowser();
  await startWorker();
  expect(told.mock.lastCall?.[0]).toMatchObject({ first: true, lowData: false });
  chooseLowData(true);
  expect(told.mock.lastCall?.[0]).toMatchObject({ first: false, lowData: true });
  requestPicture('/room-photos/a/960.webp');
  expect(told).toHaveBeenCalledTimes(2);
});
