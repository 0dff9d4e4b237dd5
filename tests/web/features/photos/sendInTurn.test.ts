import '../../support/speakEnglish.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PhotoUploads } from '../../../../web/src/features/photos/PhotoUploads.ts';

const file = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
const chosen = (...keys: string[]) => keys.map((key) => ({ key, file }));

let sendPhoto: () => Promise<string>;
let uploads: PhotoUploads;

beforeEach(() => {
  uploads = new PhotoUploads(() => {}, {
    shrinkPhoto: async () => new Blob(['shrunk']),
    sendPhoto: () => sendPhoto(),
    awaitPhoto: async () => '/room-photos/u-a/960.webp',
  });
});

describe('photos that were chosen together', () => {
  /** Sends end when the test says so, in the order in which they began. */
  function heldSends() {
    const ends: (() => void)[] = [];
    sendPhoto = vi.fn(() => new Promise<string>((resolve) => ends.push(() => resolve(`u-${ends.length}`))));
    return ends;
  }
  const stages = () => ['a', 'b', 'c', 'd'].map((key) => uploads.get(key)?.stage);

  test('are sent two at a time in their order, and the first is ready before the others are sent', async () => {
    const ends = heldSends();
    uploads.start(chosen('a', 'b', 'c', 'd'));
    await vi.waitFor(() => expect(stages()).toEqual(['sending', 'sending', 'waiting', 'waiting']));
    ends[0]?.();
    await vi.waitFor(() => expect(stages()).toEqual(['ready', 'sending', 'sending', 'waiting']));
    expect(sendPhoto).toHaveBeenCalledTimes(3);
  });

  test('make way for the next where one fails or its upload is cancelled', async () => {
    sendPhoto = () => Promise.reject(new Error('The connection was lost.'));
    uploads.start(chosen('a', 'b'));
    await uploads.settled();
    const ends = heldSends();
    uploads.start(chosen('c', 'd'));
    uploads.retryFailed();
    await vi.waitFor(() => expect(stages()).toEqual(['sending', 'sending', 'waiting', 'waiting']));
    await vi.waitFor(() => expect(ends).toHaveLength(2));
    uploads.keepOnly(new Set(['c', 'd']));
    ends[0]?.();
    ends[1]?.();
    await vi.waitFor(() => expect(stages().slice(2)).toEqual(['sending', 'sending']));
    ends[2]?.();
    ends[3]?.();
    await uploads.settled();
    expect(stages()).toEqual([undefined, undefined, 'ready', 'ready']);
  });
});
