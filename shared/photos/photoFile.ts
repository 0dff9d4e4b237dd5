import type { photoLimits } from './photoUploads.ts';

export type PhotoType = (typeof photoLimits.types)[number];

/** The type that a file's own first bytes tell, whatever its name and its sender say; undefined for all others. */
export function photoTypeOf(file: Uint8Array): PhotoType | undefined {
  if (text(file, 0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (text(file, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (text(file, 0, 4) === 'RIFF' && text(file, 8, 4) === 'WEBP') return 'image/webp';
  return /^ftypavi[fs]$/.test(text(file, 4, 8)) ? 'image/avif' : undefined;
}

/**
 * Whether a photo's file reaches the end that its own format has. Decoders draw what there is of a photo that was cut
 * off, and paint the rest grey. Whatever follows the end does not matter: phones put films and depth maps there. A file
 * of another kind counts as whole; that it is one is for the decoder to see.
 */
export function isWhole(file: Uint8Array): boolean {
  const type = photoTypeOf(file);
  if (type === 'image/jpeg') return jpegEnds(file);
  if (type === 'image/png') return pngEnds(file);
  if (type === 'image/webp') return 8 + viewOf(file).getUint32(4, true) <= file.length;
  // AVIF, and HEIC with it.
  return text(file, 4, 4) !== 'ftyp' || boxesEnd(file);
}

/** From marker to marker, up to the end of the image. */
function jpegEnds(file: Uint8Array): boolean {
  let at = file.indexOf(0xff, 2);
  while (at >= 0 && file[at + 1] !== 0xd9) at = file.indexOf(0xff, at + markerLength(file, at));
  return at >= 0;
}

/**
 * Bytes of a marker with its segment, so that the end of a thumbnail within one is passed over. In the picture itself
 * FF stands before 00, for itself, or is a restart (D0 to D7); before another FF it only fills.
 */
function markerLength(file: Uint8Array, at: number): number {
  const marker = file[at + 1] ?? 0;
  if (marker === 0xff) return 1;
  const standsAlone = marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8);
  return standsAlone ? 2 : 2 + (file[at + 2] ?? 0) * 256 + (file[at + 3] ?? 0);
}

/** From chunk to chunk: length, name, data and checksum. */
function pngEnds(file: Uint8Array): boolean {
  for (let at = 8; at + 12 <= file.length; at += 12 + viewOf(file).getUint32(at)) {
    if (text(file, at + 4, 4) === 'IEND') return true;
  }
  return false;
}

/** Boxes at the top of a photo, such as the picture (`mdat`) and the film of a moving one (`mpvd`). */
const boxes = new Set('ftyp meta mdat moov moof mfra sidx styp free skip uuid mpvd'.split(' '));

/** Walks from box to box by length and name. Bytes that are no box were put behind the photo. */
function boxesEnd(file: Uint8Array): boolean {
  for (let at = 0; at + 8 <= file.length && boxes.has(text(file, at + 4, 4)); ) {
    const length = boxLength(file, at);
    if (length < 8 || at + length > file.length) return false;
    at += length;
  }
  return true;
}

/** Bytes of a box with its header. 1 stands for a length of 64 bits behind the name, 0 for all that is left. */
function boxLength(file: Uint8Array, at: number): number {
  const length = viewOf(file).getUint32(at);
  if (length === 0) return file.length - at;
  if (length > 1) return length;
  return at + 16 <= file.length ? Number(viewOf(file).getBigUint64(at + 8)) : Number.POSITIVE_INFINITY;
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

function text(file: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...file.subarray(at, at + length));
}
