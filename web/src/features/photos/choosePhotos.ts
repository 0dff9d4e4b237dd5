import { plural, t } from '@lingui/core/macro';
import { maxPhotos } from '../../../../shared/rules/catalogue.ts';

/** Of the files chosen for a room that has `already` photos: the images, and of those no more than the room may have. */
export function choosePhotos(files: Iterable<File>, already: number) {
  const all = [...files];
  const images = all.filter(isImage);
  const kept = images.slice(0, Math.max(0, maxPhotos - already));
  const others = all.length - images.length;
  const noPhotos = plural(others, {
    one: '# file is no photo. Choose a JPEG, PNG, WebP or AVIF file.',
    other: '# files are no photos. Choose a JPEG, PNG, WebP or AVIF file.',
  });
  const tooMany = t`A room has ${maxPhotos} photos: only the first ${maxPhotos} were kept.`;
  return {
    /** The files to send, in the order in which they were chosen. */
    kept,
    /** Why the others were left out, a sentence each. */
    notices: [...(others > 0 ? [noPhotos] : []), ...(kept.length < images.length ? [tooMany] : [])],
  };
}

/** SVG is not a photo, and can hold scripts. Some systems have no type for HEIC, so the file's name has to do. */
function isImage({ type, name }: File): boolean {
  if (type === '') return isHeic(name);
  return type.startsWith('image/') && type !== 'image/svg+xml';
}

export function isHeic(name: string): boolean {
  return /\.hei[cf]$/i.test(name);
}
