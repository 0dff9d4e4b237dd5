/** Widths in pixels in which every served photo is stored, smallest first; all are 3:2. */
export const photoWidths = [320, 640, 960] as const;

export type PhotoWidth = (typeof photoWidths)[number];

const largestWidth = Math.max(...photoWidths) as PhotoWidth;

/** The largest picture that is served of a photo, in pixels. */
export const largestPhoto = { width: largestWidth, height: (largestWidth * 2) / 3 } as const;

/** Formats that a photo may be stored in, the lightest first; every photo has the last one. */
export const photoFormats = ['avif', 'webp'] as const;

export type PhotoFormat = (typeof photoFormats)[number];

/** Begins the id of every photo that a vendor uploaded. Those exist in all formats, sample photos as WebP alone. */
export const uploadedPrefix = 'u-';

export function isUploaded(photoId: string): boolean {
  return photoId.startsWith(uploadedPrefix);
}

/** The formats in which a photo exists, the lightest first. */
export function formatsOf(photoId: string): readonly PhotoFormat[] {
  return isUploaded(photoId) ? photoFormats : ['webp'];
}

/** Begins the key of everything in the photo bucket, and with a slash before it the address of every photo. */
export const photoFolder = 'room-photos/';

/** Object key of one width and format of a photo, in the photo bucket. */
export function photoKey(photoId: string, width: PhotoWidth, format: PhotoFormat = 'webp'): string {
  return `${photoFolder}${photoId}/${width}.${format}`;
}

/** The keys of all that is stored of a photo. */
export function photoKeys(photoId: string): string[] {
  return formatsOf(photoId).flatMap((format) => photoWidths.map((width) => photoKey(photoId, width, format)));
}

/** The address, on the site's own origin, that the API names as `imgURL`: the largest width as WebP. */
export function photoUrl(photoId: string): string {
  return `/${photoKey(photoId, largestWidth)}`;
}

/** The id of the picture of the page about us, which is stored with the photos of rooms. */
export const aboutUsPicture = 'about-us';

/** Every `imgURL`, with the photo's id. */
export const photoAddress = new RegExp(`^/${photoFolder}([A-Za-z0-9_-]{1,64})/${largestWidth}\\.webp$`);

/** The photo that an `imgURL` names, or undefined for any other address. */
export function photoIdOf(imgURL: string): string | undefined {
  return photoAddress.exec(imgURL)?.[1];
}

/** Value of an `img`'s or a `source`'s `srcset` for an `imgURL`: the same photo in every width of one format. */
export function photoSrcSet(imgURL: string, format: PhotoFormat = 'webp'): string {
  return photoWidths.map((width) => `${imgURL.replace(/\d+\.webp$/, `${width}.${format}`)} ${width}w`).join(', ');
}
