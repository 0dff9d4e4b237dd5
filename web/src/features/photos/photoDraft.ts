/** A photo in a form: without `photoId` it was not uploaded yet, without `imgURL` it was not checked yet. */
export interface PhotoDraft {
  /** Its name within the form; kinds that were copied share it. */
  key: string;
  photoId?: string;
  imgURL?: string;
}

/** The photos that are sent along with the form, in their order. */
export function readyPhotos(photos: readonly PhotoDraft[]): (PhotoDraft & { imgURL: string })[] {
  return photos.flatMap(({ imgURL, ...photo }) => (imgURL === undefined ? [] : [{ ...photo, imgURL }]));
}

/** The list with one photo earlier (-1) or later (1); the same list where there is no such place. */
export function movePhoto<P extends { key: string }>(photos: readonly P[], key: string, by: -1 | 1): readonly P[] {
  const from = photos.findIndex((photo) => photo.key === key);
  const photo = photos[from];
  const to = from + by;
  if (!photo || to < 0 || to >= photos.length) return photos;
  return photos.toSpliced(from, 1).toSpliced(to, 0, photo);
}
