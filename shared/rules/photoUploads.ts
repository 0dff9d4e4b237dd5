/** Key under which a vendor uploads a photo. It is checked there, stored anew in our own formats, and removed. */
export function incomingKey(vendorId: string, photoId: string): string {
  return `${incomingPrefix}${vendorId}/${photoId}`;
}

export const incomingPrefix = 'room-photos/incoming/';

/** What may be uploaded: types by their content, bytes, and pixels of the whole picture. */
export const photoLimits = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  bytes: 15_000_000,
  pixels: 50_000_000,
} as const;

/** The sentences that tell a vendor why a photo was not taken. */
export const photoRefusals = {
  too_large: 'This photo is larger than 15 MB. Choose a smaller one.',
  not_a_photo: 'This is not a photo that we can read. Choose a JPEG, PNG, WebP or AVIF file.',
  damaged: 'This photo is damaged or not complete. Choose it again, or choose another one.',
  too_many_pixels: 'This photo has more than 50 megapixels. Choose a smaller one.',
  too_small: 'This photo is too small: it needs 320 pixels in width and height at least.',
} as const;

export type PhotoRefusal = keyof typeof photoRefusals;
