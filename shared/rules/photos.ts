/** Widths in pixels in which every served photo is stored, smallest first; all are 3:2. */
export const photoWidths = [320, 640, 960] as const;

export type PhotoWidth = (typeof photoWidths)[number];

/** Object key of one width of a photo, in the photo bucket. */
export function photoKey(photoId: string, width: PhotoWidth): string {
  return `room-photos/${photoId}/${width}.webp`;
}

/** The address, on the site's own origin, that the API names as `imgURL`: the largest width. */
export function photoUrl(photoId: string): string {
  return `/${photoKey(photoId, 960)}`;
}

/** Value of an `img`'s `srcset` for an `imgURL`: the same photo in every width. */
export function photoSrcSet(imgURL: string): string {
  return photoWidths.map((width) => `${imgURL.replace(/\d+\.webp$/, `${width}.webp`)} ${width}w`).join(', ');
}
