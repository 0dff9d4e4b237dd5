import { type FieldIssue, fail } from '../../shared/errors.ts';
import { isUploaded } from '../../shared/rules/photos.ts';
import { propertyBounds } from '../../shared/rules/property.ts';
import type { PhotoItem } from '../photos/photoItem.ts';
import type { Property } from './property.ts';

interface Photos {
  find(photoId: string): Promise<PhotoItem | undefined>;
}

/**
 * Holds the photos that a property is to show for the first time to what their owner may show: own uploads that are
 * ready and that no other property shows. @throws Failure `invalid_request` with an issue for each room's photo
 */
export async function checkPhotos(next: Property, current: Property | undefined, photos: Photos): Promise<void> {
  const known = new Set(current?.rooms.flatMap((room) => room.photos));
  const added = new Set(next.rooms.flatMap((room) => room.photos).filter((photo) => !known.has(photo)));
  if (added.size > propertyBounds.newPhotos) throw refusal([tooManyAtOnce]);
  const verdicts = await Promise.all([...added].map(async (id) => [id, await sentenceOn(id, next, photos)] as const));
  const sentences = new Map(verdicts);
  const issues = next.rooms.flatMap((room, at) =>
    room.photos.flatMap((photo, index) => {
      const message = sentences.get(photo);
      return message === undefined ? [] : [{ path: `hotelDetail.rooms.${at}.images.${index}.imageUrl`, message }];
    }),
  );
  if (issues.length > 0) throw refusal(issues);
}

const tooManyAtOnce: FieldIssue = {
  path: 'hotelDetail.rooms',
  message: `Save with ${propertyBounds.newPhotos} new photos at most, then add the others.`,
};

async function sentenceOn(
  id: string,
  { vendorId, ...property }: Property,
  photos: Photos,
): Promise<string | undefined> {
  const photo = isUploaded(id) ? await photos.find(id) : undefined;
  if (photo?.vendorId !== vendorId) return 'This photo is not one of your uploads. Add it again.';
  if (photo.state !== 'ready') return 'This photo is not ready yet. Wait for it, or remove it.';
  const taken = photo.propertyId !== undefined && photo.propertyId !== property.id;
  return taken ? 'This photo belongs to another property. Add it again for this one.' : undefined;
}

function refusal(issues: FieldIssue[]) {
  return fail('invalid_request', { issues, ...(issues[0] && { message: issues[0].message }) });
}
