import { plural, t } from '@lingui/core/macro';
import { maxPhotos } from '../../../../shared/rules/catalogue.ts';
import { photoRefusals } from '../../../../shared/rules/photoUploads.ts';

export interface Chosen {
  /** The files to send, in the order in which they were chosen. */
  kept: readonly File[];
  /** What became of the others, a sentence each. */
  notices: readonly string[];
}

/** Of what was chosen for a room that has `already` photos: images only, and the first of them that there is room for. */
export function choosePhotos(files: Iterable<File>, already: number): Chosen {
  const all = [...files];
  const images = all.filter(isImage);
  const kept = images.slice(0, Math.max(0, maxPhotos - already));
  const others = all.length - images.length;
  return {
    kept,
    notices: [
      ...(others > 0
        ? [`${plural(others, { one: '# file is no photo.', other: '# files are no photos.' })} ${way()}`]
        : []),
      ...(kept.length < images.length
        ? [t`A room has ${maxPhotos} photos: only the first ${maxPhotos} were kept.`]
        : []),
    ],
  };
}

/** The way on, as the API says it too. */
function way(): string {
  return photoRefusals.not_a_photo.replace(/^.*?\. /, '');
}

/** A drawing (SVG) is a program rather than a photo. Some systems have no type for HEIC, so its name has to do. */
function isImage({ type, name }: File): boolean {
  if (type === '') return isHeic(name);
  return type.startsWith('image/') && type !== 'image/svg+xml';
}

export function isHeic(name: string): boolean {
  return /\.hei[cf]$/i.test(name);
}
