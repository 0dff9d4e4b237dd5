import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodePhoto } from '../../../functions/photos/encodePhoto.ts';
import { aJpeg, aPhonePhoto, aPhoto, camera, hostileFiles } from '../../support/photoFiles.ts';

/** The colour of the largest file at so many pixels from its left, as red, green and blue. */
async function colorAt(file: Buffer, left: number): Promise<number[]> {
  return [...(await sharp(file).extract({ left, top: 320, width: 1, height: 1 }).raw().toBuffer())];
}

test('a photo becomes three widths in two formats, all 3:2', async () => {
  const files = await encodePhoto(await aJpeg());
  const facts = await Promise.all(
    files.map(async ({ width, format, bytes }) => {
      const found = await sharp(bytes).metadata();
      return [format, width, found.format === 'heif' ? found.compression : found.format, found.width, found.height];
    }),
  );
  expect(facts).toEqual([
    ['avif', 320, 'av1', 320, 213],
    ['avif', 640, 'av1', 640, 427],
    ['avif', 960, 'av1', 960, 640],
    ['webp', 320, 'webp', 320, 213],
    ['webp', 640, 'webp', 640, 427],
    ['webp', 960, 'webp', 960, 640],
  ]);
});

test('a photo of 12 megapixels that was held upright stands upright', async () => {
  const largest = (await encodePhoto(await aPhonePhoto())).at(-1)?.bytes ?? Buffer.alloc(0);
  // A quarter turn to the right: what was above is at the right.
  const [left, right] = await Promise.all([colorAt(largest, 100), colorAt(largest, 860)]);
  expect(left[2]).toBeGreaterThan(200);
  expect(right[0]).toBeGreaterThan(200);
});

test('what the camera wrote is gone: the place, the camera, everything but the picture', async () => {
  const file = await aPhonePhoto();
  const before = await sharp(file).metadata();
  expect([before.orientation, before.exif?.includes(camera)]).toEqual([6, true]);
  for (const { bytes } of await encodePhoto(file)) {
    const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
    expect(bytes.includes(camera)).toBe(false);
    expect(bytes.includes('GPS')).toBe(false);
  }
});

test.each([
  ['PNG with a transparent ground', () => aPhoto().ensureAlpha(0.5).png().toBuffer()],
  ['WebP', () => aPhoto().webp().toBuffer()],
  ['AVIF', () => aPhoto().avif({ effort: 0 }).toBuffer()],
  ['grey JPEG', () => aPhoto().greyscale().jpeg().toBuffer()],
  ['tall JPEG', () => aJpeg({ width: 400, height: 4000 })],
  ['small JPEG', () => aJpeg({ width: 320, height: 320 })],
])('a %s is taken', async (_, make) => {
  const files = await encodePhoto(await make());
  expect(files).toHaveLength(6);
  expect((await sharp(files[5]?.bytes).stats()).channels).toHaveLength(3);
});

// A file that is too large is not even fetched.
test.each(hostileFiles.filter(({ expected }) => expected !== 'photo_too_large'))(
  '$name: $expected',
  async ({ make, expected }) => {
    const encoding = encodePhoto(await make());
    if (expected === 'ready') expect(await encoding).toHaveLength(6);
    else await expect(encoding).rejects.toMatchObject({ name: 'PhotoRefusalError', reason: expected });
  },
);

const formats = {
  'baseline JPEG': () => aPhoto().jpeg(),
  'progressive JPEG': () => aPhoto().jpeg({ progressive: true }),
  PNG: () => aPhoto().png(),
  WebP: () => aPhoto().webp(),
  AVIF: () => aPhoto().avif({ effort: 0 }),
};

// The last hundredth of a 4:3 photo is cropped away, and no decoder ever looks at it.
test.each(Object.entries(formats))('a %s that was cut off is not published blank or half', async (_, make) => {
  const file = await make().toBuffer();
  for (const part of [0.3, 0.6, 0.9, 0.99]) {
    const encoding = encodePhoto(file.subarray(0, file.length * part));
    await expect(encoding).rejects.toMatchObject({ reason: 'photo_damaged' });
  }
});
