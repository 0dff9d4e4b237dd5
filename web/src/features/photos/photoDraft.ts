/** A photo in a form: without `photoId` it was not uploaded yet, without `imgURL` it was not checked yet. */
export interface PhotoDraft {
  /** Its name within the form; rooms that were copied share it. */
  key: string;
  photoId?: string;
  imgURL?: string;
}

/** The photos that are sent along with the form, in their order. */
export function readyPhotos(photos: readonly PhotoDraft[]): (PhotoDraft & { imgURL: string })[] {
  return photos.flatMap(({ imgURL, ...photo }) => (imgURL === undefined ? [] : [{ ...photo, imgURL }]));
}
