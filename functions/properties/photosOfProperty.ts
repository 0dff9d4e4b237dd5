import { isUploaded } from '../../shared/photos/photos.ts';
import type { Property } from './property.ts';
import type { PropertyItem } from './propertyItem.ts';

/** The photos that a property shows and that vendors uploaded. Sample photos belong to nobody and are never deleted. */
function uploadedPhotos({ rooms }: Pick<Property, 'rooms'>): string[] {
  return [...new Set(rooms.flatMap(({ photos }) => photos))].filter(isUploaded);
}

/** The uploaded photos that a new revision shows and the one before did not. */
export function newPhotos(current: PropertyItem | undefined, next: Property): string[] {
  const known = new Set(current && !current.removed ? uploadedPhotos(current) : []);
  return uploadedPhotos(next).filter((photo) => !known.has(photo));
}

/** The uploaded photos that no room shows any more, with those that earlier revisions left to remove. */
export function droppedPhotos(current: PropertyItem | undefined, next: Property | undefined): string[] {
  if (!current) return [];
  const shown = new Set(next ? uploadedPhotos(next) : []);
  const before = new Set([...(current.dropped ?? []), ...uploadedPhotos(current)]);
  return [...before].filter((photo) => !shown.has(photo));
}
