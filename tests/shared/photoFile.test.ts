import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { isWhole, photoTypeOf } from '../../shared/photos/photoFile.ts';

/** A picture that no format can make small, with a thumbnail's worth of camera data. */
function picture(): Sharp {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  return sharp({ create: { width: 320, height: 240, channels: 3, background: '#000', noise } });
}

const formats: Record<string, () => Promise<Buffer>> = {
  'baseline JPEG': () => picture().jpeg().toBuffer(),
  'progressive JPEG': () => picture().jpeg({ progressive: true }).toBuffer(),
  'JPEG with a thumbnail in its head': async () => withThumbnail(await picture().jpeg().toBuffer()),
  PNG: () => picture().png().toBuffer(),
  WebP: () => picture().webp().toBuffer(),
  AVIF: () => picture().avif({ effort: 0 }).toBuffer(),
};

/** A JPEG within a segment (APP1) of a JPEG, as cameras write it: its end is not the end of the photo. */
async function withThumbnail(file: Buffer): Promise<Buffer> {
  const thumbnail = await sharp(file).resize(32).jpeg().toBuffer();
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(thumbnail.length + 2, 4);
  return Buffer.concat([head, thumbnail, file.subarray(2)]);
}

/** The film of a moving photo, and what Samsung's phones write behind all of it. */
const film = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0\x0emdat\xff\xd8film', 'latin1');
const trailer = Buffer.from('\0\0\x30\x0a\x10\0\0\0MotionPhoto_Data\x6a\0\0\0SEFT', 'latin1');

const cases = Object.entries(formats);

test.each(cases)('the end of a %s is found, whatever follows it', async (_, make) => {
  const file = await make();
  expect(isWhole(file)).toBe(true);
  for (const tail of [film, trailer, Buffer.alloc(5), Buffer.alloc(100, 0xff)]) {
    expect(isWhole(Buffer.concat([file, tail]))).toBe(true);
  }
});

test.each(cases)('a %s that lost any part of its end is not whole', async (name, make) => {
  const file = await make();
  // A file in boxes that ends between two of them is missed by its decoder.
  const first = name === 'AVIF' ? file.indexOf('mdat') + 4 : 12;
  const cuts = Array.from({ length: 100 }, (_, part) => first + Math.floor(((file.length - first) * part) / 100));
  const last = Array.from({ length: 20 }, (_, missing) => file.length - 1 - missing);
  // JPEGs of our encoder end with the marker alone; a PNG's last chunk is 12 bytes.
  for (const length of [...cuts, ...last]) expect([length, isWhole(file.subarray(0, length))]).toEqual([length, false]);
});

test('files of a few bytes, and of other kinds, are left to the decoder', () => {
  for (const sent of ['', 'G', 'GIF89a', '<svg/>', '\0\0\0\x18ftypheic']) {
    const file = Buffer.from(sent, 'latin1');
    expect([sent, photoTypeOf(file)]).toEqual([sent, undefined]);
  }
  expect(isWhole(Buffer.from('GIF89a'))).toBe(true);
  expect(isWhole(Buffer.alloc(0))).toBe(true);
});

test('lengths that a file invents neither hang nor break the search for its end', () => {
  const png = Buffer.from('\x89PNG\r\n\x1a\n\xff\xff\xff\xffIDAT\0\0\0\0', 'latin1');
  const endless = Buffer.from('\0\0\0\x00ftypavif\0\0\0\0', 'latin1');
  const tiny = Buffer.from('\0\0\0\x02ftypavif\0\0\0\0', 'latin1');
  const wide = Buffer.from('\0\0\0\x01ftypavif\xff\xff\xff\xff\xff\xff\xff\xff', 'latin1');
  expect([png, endless, tiny, wide].map(isWhole)).toEqual([false, true, false, false]);
});
