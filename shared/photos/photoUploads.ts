import { choice, whole } from '../rules/field.ts';
import type { IssueCode } from '../rules/issueSentences.ts';
import type { Violation } from '../rules/issues.ts';
import { photoFolder } from './photos.ts';

/** Where vendors upload photos. They are checked there, stored anew in our own formats, and removed. */
export const incomingPrefix = `${photoFolder}incoming/`;

/** Key under which a vendor uploads a photo. */
export function incomingKey(vendorId: string, photoId: string): string {
  return `${incomingPrefix}${vendorId}/${photoId}`;
}

/**
 * Limits of an upload: types by their content, bytes, and pixels of the whole picture and of its shorter side. An AVIF
 * of 50 megapixels takes 9 s and 1 GB to decode, twenty times as much as another photo. Nobody who uses the site meets
 * these limits of pixels: the browser sends JPEGs of about 2 megapixels, whatever was chosen.
 */
export const photoLimits = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  bytes: 15_000_000,
  pixels: 50_000_000,
  avifPixels: 12_000_000,
  leastSide: 320,
} as const;

/** Why a photo was not taken; each is an issue's code too. */
export const photoRefusals = [
  'photo_too_large',
  'photo_unknown_type',
  'photo_damaged',
  'photo_too_many_pixels',
  'photo_avif_too_many_pixels',
  'photo_too_small',
  'photo_failed',
] as const satisfies readonly IssueCode[];

export type PhotoRefusal = (typeof photoRefusals)[number];

const million = 1_000_000;

const boundOf: Partial<Record<PhotoRefusal, Violation['params']>> = {
  photo_too_large: { max: photoLimits.bytes / million },
  photo_too_many_pixels: { max: photoLimits.pixels / million },
  photo_avif_too_many_pixels: { max: photoLimits.avifPixels / million },
  photo_too_small: { min: photoLimits.leastSide },
};

/** A refusal with what its sentence needs: the bound that the photo is beyond, in MB, megapixels or pixels. */
export function refusalOf(code: PhotoRefusal): Violation {
  const params = boundOf[code];
  return { code, ...(params && { params }) };
}

/** A photo as the browser has it, before it is sent; `size` is in bytes. */
export const fileFields = {
  contentType: choice({
    label: 'Content type',
    options: photoLimits.types,
    rule: (typed) => (photoLimits.types.some((type) => type === typed) ? undefined : refusalOf('photo_unknown_type')),
  }),
  size: whole({ label: 'Size', min: 1, max: photoLimits.bytes, rule: bytes }),
} as const;

function bytes(size: number, { label }: { label: string }): Violation | undefined {
  const { bytes: max } = photoLimits;
  if (!Number.isInteger(size) || size < 0) return { code: 'not_whole', params: { label, min: 1, max } };
  if (size === 0) return refusalOf('photo_damaged');
  return size > max ? refusalOf('photo_too_large') : undefined;
}
