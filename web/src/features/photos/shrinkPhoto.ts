import { t } from '@lingui/core/macro';
import { isWhole } from '../../../../shared/photos/photoFile.ts';
import { photoLimits } from '../../../../shared/photos/photoUploads.ts';
import { isHeic } from './choosePhotos.ts';
import { PhotoRefusalError, sayRefusal } from './photoErrors.ts';

/** Twice the widest picture of the site, because photos are cropped to its shape. */
const longest = 1920;
const shortest = photoLimits.leastSide;
const quality = 0.82;

/**
 * The photo upright, at most 1920 pixels long, as a JPEG of a few hundred KB, and without what the camera wrote into it.
 * @throws PhotoRefusalError for a file that this browser cannot read, or that is not complete
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  await checkWhole(file);
  const picture = await read(file);
  try {
    const size = shrunkSize(picture);
    return await draw(picture, size);
  } finally {
    if (picture instanceof ImageBitmap) picture.close();
  }
}

/** Its size afterwards: never larger, and a panorama no lower than what is taken. */
export function shrunkSize({ width, height }: { width: number; height: number }): { width: number; height: number } {
  if (Math.min(width, height) < shortest) throw new PhotoRefusalError(sayRefusal('photo_too_small'));
  const scale = Math.min(1, Math.max(longest / Math.max(width, height), shortest / Math.min(width, height)));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** The check comes before a browser draws the photo: it would draw half a photo, and make a whole file of it. */
async function checkWhole(file: File): Promise<void> {
  // A file without bytes passes here: `read` refuses it.
  const bytes = await file.arrayBuffer().catch(() => new ArrayBuffer(0));
  if (!isWhole(new Uint8Array(bytes))) throw new PhotoRefusalError(sayRefusal('photo_damaged'));
}

async function read(file: File): Promise<ImageBitmap | HTMLImageElement> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    // Safari reads HEIC here and not there.
    return readAsImage(file);
  }
}

async function readAsImage(file: File): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image;
  } catch {
    throw new PhotoRefusalError(unreadable(file));
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

function unreadable({ name, type }: File): string {
  if (!isHeic(name) && !/hei[cf]/.test(type)) return sayRefusal('photo_unknown_type');
  return t`This browser cannot read HEIC photos. Choose a JPEG, or add this photo from the phone that took it.`;
}

async function draw(picture: CanvasImageSource, { width, height }: { width: number; height: number }): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new PhotoRefusalError(sayRefusal('photo_too_many_pixels'));
  // JPEG has no transparency, and what is transparent would turn black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!blob) throw new PhotoRefusalError(sayRefusal('photo_damaged'));
  return blob;
}
