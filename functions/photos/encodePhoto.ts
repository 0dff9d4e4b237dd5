import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp';
import { isWhole, type PhotoType, photoTypeOf } from '../../shared/photos/photoFile.ts';
import {
  largestPhoto,
  type PhotoFormat,
  type PhotoWidth,
  photoFormats,
  photoWidths,
} from '../../shared/photos/photos.ts';
import { type PhotoRefusal, photoLimits } from '../../shared/photos/photoUploads.ts';

/** A file that is not served; `reason` is for its owner. */
export class PhotoRefusalError extends Error {
  override name = 'PhotoRefusalError';
  readonly reason: PhotoRefusal;

  constructor(reason: PhotoRefusal) {
    super(reason);
    this.reason = reason;
  }
}

/** One of the files that a photo is served as. */
export interface EncodedPhoto {
  width: PhotoWidth;
  format: PhotoFormat;
  bytes: Buffer;
}

/**
 * The photo in every width and format, upright, 3:2, and with nothing of the file but its picture: what a camera wrote
 * into it, such as the place, is left behind by drawing it anew.
 * @throws PhotoRefusalError for a file that is no photo, is damaged or cut short, or has too many or too few pixels
 */
export async function encodePhoto(file: Buffer): Promise<EncodedPhoto[]> {
  const type = photoTypeOf(file);
  if (!type) throw new PhotoRefusalError('photo_unknown_type');
  if (!isWhole(file)) throw new PhotoRefusalError('photo_damaged');
  checkPixels(type, await readHeader(file));
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
function readHeader(file: Buffer): Promise<Metadata> {
  return refusedAsDamaged(sharp(file, { limitInputPixels: false }).metadata());
}

function checkPixels(type: PhotoType, { width, height }: Metadata): void {
  const pixels = width * height;
  if (pixels > photoLimits.pixels) throw new PhotoRefusalError('photo_too_many_pixels');
  if (type === 'image/avif' && pixels > photoLimits.avifPixels)
    throw new PhotoRefusalError('photo_avif_too_many_pixels');
  if (Math.min(width, height) < photoLimits.leastSide) throw new PhotoRefusalError('photo_too_small');
}

/** Long enough for the largest photo on the slowest function, and an end to files made to take for ever. */
const decodesWithin = 30;

function draw(file: Buffer): Promise<{ data: Buffer; info: OutputInfo }> {
  // A JPEG that was cut off and closed again is no more than a warning.
  const picture = sharp(file, { limitInputPixels: photoLimits.pixels, failOn: 'warning' })
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
    throw new PhotoRefusalError('photo_damaged');
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
