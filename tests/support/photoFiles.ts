import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { PhotoRefusal } from '../../shared/rules/photoUploads.ts';

/** A photo as a camera writes it: upright in its own pixels, red above and blue below. */
export function aPhoto({ width = 1200, height = 900 } = {}) {
  const lower = { create: { width, height: Math.ceil(height / 2), channels: 3 as const, background: '#0000ff' } };
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: lower, gravity: 'south' },
  ]);
}

export function aJpeg(size: { width?: number; height?: number } = {}): Promise<Buffer> {
  return aPhoto(size).jpeg().toBuffer();
}

export const camera = 'Nokia 3310';

/** A photo with what phones write into it: camera, place, and that it was held upright (a quarter turn). */
export function aPhonePhoto(): Promise<Buffer> {
  return aPhoto({ width: 4000, height: 3000 })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: camera },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1 54/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '73/1 23/1 0/1' },
    })
    .toBuffer();
}

/** Some hundred bytes that claim to be a picture of 2.5 gigapixels, all black. */
export function aBomb(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(50_000, 0);
  header.writeUInt32BE(50_000, 4);
  header[8] = 1;
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const rows = deflateSync(Buffer.alloc(100_000));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><script>alert(1)</script></svg>';
const html = '<!doctype html><title>holiday.jpg</title><script>alert(1)</script>';

/** Files that are refused, by what they are, with the beginning of the sentence that says so. */
export const refusedFiles: Record<string, { file: () => Promise<Buffer>; reason: PhotoRefusal }> = {
  'a file of 30 MB': {
    file: async () => Buffer.concat([await aJpeg(), Buffer.alloc(30_000_000)]),
    reason: 'photo_too_large',
  },
  'an SVG': { file: async () => Buffer.from(svg), reason: 'photo_unknown_type' },
  'an HTML page named .jpg': { file: async () => Buffer.from(html), reason: 'photo_unknown_type' },
  'an empty file': { file: async () => Buffer.alloc(0), reason: 'photo_unknown_type' },
  'a GIF': { file: () => aPhoto().gif().toBuffer(), reason: 'photo_unknown_type' },
  'a JPEG that ends too soon': {
    file: async () => {
      const whole = await aJpeg({ width: 2000, height: 1500 });
      return whole.subarray(0, whole.length / 2);
    },
    reason: 'photo_damaged',
  },
  'the first bytes of a JPEG, and then an HTML page': {
    file: async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(html)]),
    reason: 'photo_damaged',
  },
  'a decompression bomb': { file: async () => aBomb(), reason: 'photo_too_many_pixels' },
  'a thumbnail': { file: () => aJpeg({ width: 400, height: 300 }), reason: 'photo_too_small' },
};
