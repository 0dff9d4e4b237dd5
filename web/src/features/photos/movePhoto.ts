/** The list with one photo earlier (-1) or later (1); the same list where there is no such place. */
export function movePhoto<P extends { key: string }>(photos: readonly P[], key: string, by: -1 | 1): readonly P[] {
  const from = photos.findIndex((photo) => photo.key === key);
  const photo = photos[from];
  const to = from + by;
  if (!photo || to < 0 || to >= photos.length) return photos;
  return photos.toSpliced(from, 1).toSpliced(to, 0, photo);
}
