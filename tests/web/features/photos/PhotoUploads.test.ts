import '../../support/speakEnglish.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../web/src/api/ApiError.ts';
import { PhotoUploads } from '../../../../web/src/features/photos/PhotoUploads.ts';
import { PhotoCheckError, PhotoRefusalError } from '../../../../web/src/features/photos/photoErrors.ts';
import { answeringServer, json } from '../../support/answeringServer.ts';

const file = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
const chosen = (...keys: string[]) => keys.map((key) => ({ key, file }));

let told: string[];
let steps: { shrinkPhoto: () => Promise<Blob>; sendPhoto: () => Promise<string>; awaitPhoto: () => Promise<string> };
let uploads: PhotoUploads;

beforeEach(() => {
  told = [];
  steps = {
    shrinkPhoto: vi.fn(async () => new Blob(['shrunk'])),
    sendPhoto: vi.fn(async () => 'u-a'),
    awaitPhoto: vi.fn(async () => '/room-photos/u-a/960.webp'),
  };
  uploads = new PhotoUploads(
    (key, { photoId, imgURL }) => told.push(photoId ? `${key} sent as ${photoId}` : `${key} ready at ${imgURL}`),
    {
      shrinkPhoto: () => steps.shrinkPhoto(),
      sendPhoto: () => steps.sendPhoto(),
      awaitPhoto: () => steps.awaitPhoto(),
    },
  );
});

function failing(error: Error) {
  return vi.fn(async () => {
    throw error;
  });
}

describe('an upload', () => {
  test('tells the draft what is known of the photo, as soon as it is known', async () => {
    uploads.start(chosen('a'));
    await uploads.settled();
    expect(told).toEqual(['a sent as u-a', 'a ready at /room-photos/u-a/960.webp']);
    expect(uploads.get('a')?.stage).toBe('ready');
  });

  test('goes on after a reload where it was, without sending the photo again', async () => {
    uploads.resume('a', 'u-a');
    await uploads.settled();
    expect(steps.sendPhoto).not.toHaveBeenCalled();
    expect(told).toEqual(['a ready at /room-photos/u-a/960.webp']);
  });

  test('that is under way is not begun a second time', async () => {
    uploads.resume('a', 'u-a');
    uploads.resume('a', 'u-a');
    await uploads.settled();
    expect(steps.awaitPhoto).toHaveBeenCalledTimes(1);
  });
});

test('photos are shrunk in turn, also after one that could not be', async () => {
  const { promise, reject } = Promise.withResolvers<Blob>();
  const { shrinkPhoto } = steps;
  steps.shrinkPhoto = vi.fn(() => promise);
  uploads.start(chosen('a', 'b'));
  await Promise.resolve();
  await Promise.resolve();
  expect(steps.shrinkPhoto).toHaveBeenCalledTimes(1);
  steps.shrinkPhoto = shrinkPhoto;
  reject(new PhotoRefusalError('This is not a photo that we can read.'));
  await uploads.settled();
  expect([uploads.get('a')?.stage, uploads.get('b')?.stage]).toEqual(['refused', 'ready']);
});

describe('an upload that failed', () => {
  test('is tried again from the step that failed', async () => {
    const { sendPhoto } = steps;
    steps.sendPhoto = failing(new Error('The connection was lost.'));
    uploads.start(chosen('a'));
    await uploads.settled();
    expect(uploads.get('a')).toMatchObject({
      stage: 'failed',
      message: expect.stringContaining('Check your connection'),
    });

    steps.sendPhoto = sendPhoto;
    uploads.retryFailed();
    await uploads.settled();
    expect(uploads.get('a')).toMatchObject({ stage: 'ready' });
    expect(uploads.get('a')?.message).toBeUndefined();
    expect(steps.shrinkPhoto).toHaveBeenCalledTimes(1);
  });

  test('because none of those chosen together was authorized asks anew for each that is tried again', async () => {
    let code = 503;
    await using server = await answeringServer((request, response) => {
      const data = { bucket: 'b', uploads: [{ photoId: 'u-1', key: 'k-1' }] };
      json(code, code === 503 ? { code: 'unavailable', message: 'Later.' } : { data })(request, response);
    });
    uploads = new PhotoUploads(() => {}, {
      ...steps,
      sendPhoto: async (photo, authorize) => (await authorize(photo)).photoId,
    });
    uploads.start(chosen('a', 'b'));
    await uploads.settled();
    expect(server.seen).toHaveLength(1);
    code = 201;
    uploads.retryFailed();
    await uploads.settled();
    expect([uploads.get('a')?.stage, uploads.get('b')?.stage]).toEqual(['ready', 'ready']);
    expect(server.seen.slice(1).map(({ body }) => JSON.parse(body).files.length)).toEqual([1, 1]);
  });

  test.each([
    ['is no photo', new PhotoRefusalError('This is not a photo that we can read.')],
    ['the API does not know any more', new ApiError('This photo is gone.', { code: 'photo_not_found', status: 404 })],
  ])('because it %s is not tried again', async (_, error) => {
    steps.awaitPhoto = failing(error);
    uploads.start(chosen('a'));
    await uploads.settled();
    expect(uploads.get('a')).toMatchObject({ stage: 'refused', message: error.message });
    uploads.retryFailed();
    await uploads.settled();
    expect(steps.awaitPhoto).toHaveBeenCalledTimes(1);
  });
});

describe('an upload whose check failed', () => {
  const lost = new PhotoCheckError('This photo could not be checked.', true);

  test('says so with its sentence, and trying again sends it again', async () => {
    const { awaitPhoto } = steps;
    steps.awaitPhoto = failing(lost);
    uploads.start(chosen('a'));
    await uploads.settled();
    expect(uploads.get('a')).toMatchObject({ stage: 'failed', message: lost.message });
    steps.awaitPhoto = awaitPhoto;
    uploads.retry('a');
    await uploads.settled();
    expect(uploads.get('a')?.stage).toBe('ready');
    expect(steps.sendPhoto).toHaveBeenCalledTimes(2);
    expect(steps.shrinkPhoto).toHaveBeenCalledTimes(1);
  });

  test('offers no second try after a reload, which lost the file', async () => {
    steps.awaitPhoto = failing(lost);
    uploads.resume('a', 'u-a');
    await uploads.settled();
    expect(uploads.get('a')).toMatchObject({ stage: 'refused', message: lost.message });
  });

  test('or only takes long is asked for again without sending it again', async () => {
    steps.awaitPhoto = failing(new PhotoCheckError('This takes longer than usual.', false));
    uploads.start(chosen('a'));
    await uploads.settled();
    expect(uploads.get('a')?.stage).toBe('failed');
    uploads.retry('a');
    await uploads.settled();
    expect(steps.sendPhoto).toHaveBeenCalledTimes(1);
    expect(steps.awaitPhoto).toHaveBeenCalledTimes(2);
  });
});

describe('a photo that no room shows any more', () => {
  test('is cancelled, and what comes of it is not told', async () => {
    const { promise, resolve } = Promise.withResolvers<Blob>();
    steps.shrinkPhoto = () => promise;
    uploads.start(chosen('a', 'b'));
    uploads.keepOnly(new Set(['b']));
    expect(uploads.get('a')).toBeUndefined();
    resolve(new Blob());
    await uploads.settled();
    expect(told).toEqual(['b sent as u-a', 'b ready at /room-photos/u-a/960.webp']);
  });
});
