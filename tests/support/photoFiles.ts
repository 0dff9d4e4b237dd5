import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { PhotoRefusal } from '../../shared/photos/photoUploads.ts';

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

const endOfImage = Buffer.from([0xff, 0xd9]);

/** Two pictures after each other. */
async function aMovingWebp(): Promise<Buffer> {
  const pictures = [await aPhoto().png().toBuffer(), await aPhoto().negate().png().toBuffer()];
  return sharp(pictures, { join: { animated: true } })
    .webp()
    .toBuffer();
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><script>alert(1)</script></svg>';
const html = '<!doctype html><title>holiday.jpg</title><script>alert(1)</script>';

/** A JPEG whose header claims 65,500 pixels in width and height. */
async function aHugeClaim(): Promise<Buffer> {
  const file = Buffer.from(await aJpeg());
  // Start of frame: marker, length and precision, then height and width.
  const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
  file.writeUInt16BE(65_500, frame + 5);
  file.writeUInt16BE(65_500, frame + 7);
  return file;
}

/** An AVIF whose header tells a picture of 49 megapixels. */
async function aLargeAvif(): Promise<Buffer> {
  const file = Buffer.from(await aPhoto().avif({ effort: 0 }).toBuffer());
  const size = file.indexOf('ispe') + 8;
  file.writeUInt32BE(8080, size);
  file.writeUInt32BE(6060, size + 4);
  return file;
}

/** The beginning of an MP4, as phones append the film of a moving photo. */
const film = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\0\x0emdat\xff\xd8film', 'latin1');

/** A file that somebody may put, and what is to become of the photo. */
export interface HostileFile {
  name: string;
  make: () => Promise<Buffer>;
  expected: 'ready' | PhotoRefusal;
}

const behind = async (...tail: Buffer[]) => Buffer.concat([await aJpeg(), ...tail]);
const halfOf = (file: Buffer) => file.subarray(0, file.length / 2);

/** Files that are no photos, or more than a photo, or that break decoders. */
export const hostileFiles: HostileFile[] = [
  { name: 'a file of 30 MB', make: () => behind(Buffer.alloc(30_000_000)), expected: 'photo_too_large' },
  { name: 'an empty file', make: async () => Buffer.alloc(0), expected: 'photo_unknown_type' },
  { name: 'an SVG named .jpg', make: async () => Buffer.from(svg), expected: 'photo_unknown_type' },
  { name: 'an HTML page named .jpg', make: async () => Buffer.from(html), expected: 'photo_unknown_type' },
  { name: 'a GIF', make: () => aPhoto().gif().toBuffer(), expected: 'photo_unknown_type' },
  {
    name: 'the first bytes of a JPEG, and then an HTML page',
    make: async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(html)]),
    expected: 'photo_damaged',
  },
  { name: 'a JPEG that ends too soon', make: async () => halfOf(await aJpeg()), expected: 'photo_damaged' },
  {
    name: 'a progressive JPEG that ends too soon and was closed again',
    make: async () => Buffer.concat([halfOf(await aPhoto().jpeg({ progressive: true }).toBuffer()), endOfImage]),
    expected: 'photo_damaged',
  },
  { name: 'a decompression bomb', make: async () => aBomb(), expected: 'photo_too_many_pixels' },
  { name: 'a JPEG that claims to be huge', make: aHugeClaim, expected: 'photo_too_many_pixels' },
  { name: 'an AVIF of 49 megapixels', make: aLargeAvif, expected: 'photo_avif_too_many_pixels' },
  { name: 'a thumbnail', make: () => aJpeg({ width: 400, height: 300 }), expected: 'photo_too_small' },
  { name: 'a single pixel', make: () => aJpeg({ width: 1, height: 1 }), expected: 'photo_too_small' },
  { name: 'a phone photo with its place, held upright', make: aPhonePhoto, expected: 'ready' },
  { name: 'a photo with a page behind it', make: () => behind(Buffer.from(html)), expected: 'ready' },
  { name: 'a photo with a film behind it', make: () => behind(film), expected: 'ready' },
  { name: 'a moving WebP', make: aMovingWebp, expected: 'ready' },
  { name: 'a CMYK JPEG', make: () => aPhoto().toColourspace('cmyk').jpeg().toBuffer(), expected: 'ready' },
  { name: 'a PNG of 16 bits', make: () => aPhoto().toColourspace('rgb16').png().toBuffer(), expected: 'ready' },
];
