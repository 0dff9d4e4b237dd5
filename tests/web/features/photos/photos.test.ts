import '../../support/speakEnglish.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { choosePhotos } from '../../../../web/src/features/photos/choosePhotos.ts';
import { movePhoto } from '../../../../web/src/features/photos/photoDraft.ts';
import { PhotoRefusalError } from '../../../../web/src/features/photos/photoErrors.ts';
import { shrinkPhoto, shrunkSize } from '../../../../web/src/features/photos/shrinkPhoto.ts';

const file = (name: string, type: string) => new File(['x'], name, { type });
const jpegs = (count: number) => Array.from({ length: count }, (_, index) => file(`${index}.jpg`, 'image/jpeg'));

describe('of what was chosen', () => {
  test('the first five are kept, with a notice', () => {
    const { kept, notices } = choosePhotos(jpegs(7), 0);
    expect(kept.map(({ name }) => name)).toEqual(['0.jpg', '1.jpg', '2.jpg', '3.jpg', '4.jpg']);
    expect(notices).toEqual(['A room has 5 photos: only the first 5 were kept.']);
  });

  test('those that the room has already count', () => {
    expect(choosePhotos(jpegs(3), 4).kept).toHaveLength(1);
    expect(choosePhotos(jpegs(1), 4).notices).toEqual([]);
  });

  test('anything but photos is left out, with a notice', () => {
    const { kept, notices } = choosePhotos([file('a.svg', 'image/svg+xml'), file('b.pdf', 'application/pdf')], 0);
    expect(kept).toEqual([]);
    expect(notices).toEqual(['2 files are no photos. Choose a JPEG, PNG, WebP or AVIF file.']);
  });

  test('a HEIC photo is tried even where the system has no type for it', () => {
    expect(choosePhotos([file('IMG_1.HEIC', '')], 0).kept).toHaveLength(1);
  });
});

test('a photo that was cut off on its way from the phone is refused before it is drawn half and sent', async () => {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#0a0' } });
  const whole = new Uint8Array(await picture.jpeg().toBuffer());
  const cut = new File([whole.subarray(0, whole.length - 2)], 'a.jpg', { type: 'image/jpeg' });
  await expect(shrinkPhoto(cut)).rejects.toMatchObject({
    name: 'PhotoRefusalError',
    message: 'This photo is damaged or not complete. Choose it again, or choose another one.',
  });
});

describe('the size in which a photo leaves', () => {
  test('is 1920 pixels at its longest', () => {
    expect(shrunkSize({ width: 4000, height: 3000 })).toEqual({ width: 1920, height: 1440 });
    expect(shrunkSize({ width: 3000, height: 4000 })).toEqual({ width: 1440, height: 1920 });
  });

  test('is its own where that is less', () => {
    expect(shrunkSize({ width: 800, height: 600 })).toEqual({ width: 800, height: 600 });
  });

  test('leaves a panorama as high as the API asks for', () => {
    expect(shrunkSize({ width: 8000, height: 1000 })).toEqual({ width: 2560, height: 320 });
  });

  test('cannot be too small', () => {
    expect(() => shrunkSize({ width: 4000, height: 319 })).toThrow(PhotoRefusalError);
  });
});

describe('moving a photo', () => {
  const photos = [{ key: 'a' }, { key: 'b' }, { key: 'c' }];

  test('swaps it with its neighbour', () => {
    expect(movePhoto(photos, 'c', -1).map(({ key }) => key)).toEqual(['a', 'c', 'b']);
    expect(movePhoto(photos, 'a', 1).map(({ key }) => key)).toEqual(['b', 'a', 'c']);
  });

  test('beyond the ends changes nothing', () => {
    expect(movePhoto(photos, 'a', -1)).toBe(photos);
    expect(movePhoto(photos, 'c', 1)).toBe(photos);
  });
});
