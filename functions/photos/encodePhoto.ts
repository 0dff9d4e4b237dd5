import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp';
import {
  largestPhoto,
  type PhotoFormat,
  type PhotoWidth,
  photoFormats,
  photoWidths,
} from '../../shared/rules/photos.ts';
import { type PhotoRefusal, photoLimits } from '../../shared/rules/photoUploads.ts';

/** One of the files that a photo is served as. */
export interface EncodedPhoto {
  width: PhotoWidth;
  format: PhotoFormat;
  bytes: Buffer;
}

/** A file that is not served; `reason` is for its owner. */
export class PhotoRefused extends Error {
  override name = 'PhotoRefused';
  readonly reason: PhotoRefusal;

  constructor(reason: PhotoRefusal) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * The photo in every width and format, upright, 3:2, and with nothing of the file but its picture: what a camera wrote
 * into it, such as the place, is left behind by drawing it anew.
 * @throws PhotoRefused for a file that is no photo, is damaged or cut short, or has too many or too few pixels
 */
export async function encodePhoto(file: Buffer): Promise<EncodedPhoto[]> {
  const metadata = await readHeader(file);
  checkPixels(metadata);
  const { data, info } = await draw(file);
  const encoded: EncodedPhoto[] = [];
  // One after another: a function has one core, and the memory of one encoder at a time.
  for (const format of photoFormats) {
    for (const width of photoWidths)
      encoded.push({ width, format, bytes: await encode(data, info, { width, format }) });
  }
  return encoded;
}

/** Reads the header alone, so that a few bytes which claim to be a huge picture cost nothing. */
async function readHeader(file: Buffer): Promise<Metadata> {
  if (file.length > photoLimits.bytes) throw new PhotoRefused('photo_too_large');
  if (!sniffType(file)) throw new PhotoRefused('photo_unknown_type');
  return refusedAsDamaged(sharp(file, { limitInputPixels: false }).metadata());
}

function checkPixels({ width, height }: Metadata): void {
  if (width * height > photoLimits.pixels) throw new PhotoRefused('photo_too_many_pixels');
  if (Math.min(width, height) < photoLimits.leastSide) throw new PhotoRefused('photo_too_small');
}

/** Long enough for the largest photo on the slowest function, and an end to files made to take for ever. */
const decodesWithin = 30;

function draw(file: Buffer): Promise<{ data: Buffer; info: OutputInfo }> {
  const picture = sharp(file, { limitInputPixels: photoLimits.pixels, failOn: 'error' })
    .timeout({ seconds: decodesWithin })
    .autoOrient()
    .resize({ ...largestPhoto, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw();
  return refusedAsDamaged(picture.toBuffer({ resolveWithObject: true }));
}

/** Whatever the decoder stumbles over was in the file. */
async function refusedAsDamaged<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch {
    throw new PhotoRefused('photo_damaged');
  }
}

/** AVIF at this effort is smaller than WebP already; two steps slower it would take ten times as long. */
const encoders: Record<PhotoFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 72, effort: 4 }),
};

function encode(
  data: Buffer,
  { width, height, channels }: OutputInfo,
  wanted: { width: PhotoWidth; format: PhotoFormat },
): Promise<Buffer> {
  const picture = sharp(data, { raw: { width, height, channels } }).resize(wanted.width);
  return encoders[wanted.format](picture).toBuffer();
}

/** The type that a file's own first bytes tell, whatever its name and its sender say; undefined for all others. */
function sniffType(file: Buffer): (typeof photoLimits.types)[number] | undefined {
  if (file.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (file.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'image/png';
  if (ascii(file, 0, 4) === 'RIFF' && ascii(file, 8, 12) === 'WEBP') return 'image/webp';
  if (ascii(file, 4, 8) === 'ftyp' && /^avi[fs]$/.test(ascii(file, 8, 12))) return 'image/avif';
  return undefined;
}

function ascii(file: Buffer, start: number, end: number): string {
  return file.toString('latin1', start, end);
}
