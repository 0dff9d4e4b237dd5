import { isUploaded, photoFolder, photoKeys } from '../../../shared/photos/photos.ts';
import { incomingPrefix } from '../../../shared/photos/photoUploads.ts';
import type { Item, Stores } from '../client/stores.ts';
import { type StoredProperty, standing } from './records.ts';

interface PhotoItem extends Item {
  photoId: string;
  vendorId: string;
  state: string;
  propertyId?: string;
}

/**
 * Holds photos to docs/data.md: what a property shows is its own and is there in every width and format, what is shown
 * by nobody who claimed it is gone, and there is no file without its photo. Photos that nobody has claimed may stay a day.
 */
export function checkPhotos({ properties, objects }: Pick<Stores, 'properties' | 'objects'>): string[] {
  const records = standing(properties);
  const items = properties.filter(({ pk }) => pk.startsWith('photo#')) as PhotoItem[];
  const byId = new Map(items.map((item) => [item.photoId, item]));
  const uploads = new Set(properties.filter(({ pk }) => pk === 'photo-uploads').map(({ photoId }) => photoId));
  return [
    ...records.flatMap((record) => shownProblems(record, byId, objects)),
    ...items.flatMap((item) => claimProblems(item, records)),
    ...items.filter(({ photoId }) => !uploads.has(photoId)).map(({ photoId }) => `${photoId} is not among the uploads`),
    ...items.flatMap((item) => (item.state === 'ready' ? missingFiles(item.photoId, objects) : [])),
    ...[...objects.keys()].flatMap((key) => fileProblems(key, byId)),
  ];
}

type Photos = ReadonlyMap<string, PhotoItem>;

function shownProblems(record: StoredProperty, photos: Photos, objects: Stores['objects']): string[] {
  const shown = new Set(record.rooms.flatMap((room) => room.photos));
  return [...shown].flatMap((id) => {
    if (!isUploaded(id)) return missingFiles(id, objects);
    const photo = photos.get(id);
    const own = photo?.vendorId === record.vendorId && photo.propertyId === record.id && photo.state === 'ready';
    return own ? [] : [`${record.pk} shows ${id}, which is ${JSON.stringify(photo)}`];
  });
}

function missingFiles(photoId: string, objects: Stores['objects']): string[] {
  return photoKeys(photoId)
    .filter((key) => !objects.get(key))
    .map((key) => `file missing: ${key}`);
}

/** A photo that a property has claimed goes when the property shows it no more. */
function claimProblems({ photoId, propertyId }: PhotoItem, records: readonly StoredProperty[]): string[] {
  if (propertyId === undefined) return [];
  const owner = records.find(({ id }) => id === propertyId);
  const shown = owner?.rooms.some((room) => room.photos.includes(photoId));
  return shown ? [] : [`photo that does not belong: ${photoId}, of ${propertyId}`];
}

/** A photo whose files are being made still waits; those of one that is refused may stay as long as its upload, a day. */
function fileProblems(key: string, photos: Photos): string[] {
  const [id = ''] = key.slice(photoFolder.length).split('/');
  if (!key.startsWith(photoFolder) || key.startsWith(incomingPrefix) || !isUploaded(id)) return [];
  return photos.has(id) ? [] : [`file that does not belong: ${key}, it has no photo`];
}
