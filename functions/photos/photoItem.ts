import { uploadedPrefix } from '../../shared/rules/photos.ts';
import type { PhotoRefusal } from '../../shared/rules/photoUploads.ts';
import { newId } from '../runtime/ids.ts';
import type { Write } from '../runtime/transact.ts';

/**
 * A photo that a vendor uploads, from the moment it is allowed. One property at most shows it, which it then belongs
 * to; a photo that belongs to none a day later is removed.
 */
export interface PhotoItem {
  photoId: string;
  vendorId: string;
  state: 'waiting' | 'ready' | 'refused';
  reason?: PhotoRefusal;
  propertyId?: string;
}

/** Key of a photo's item. */
export function photoItemKey(photoId: string) {
  return { pk: `photo#${photoId}`, sk: 'photo' };
}

/** The list of all uploads by the time they were allowed. It is read to find those that no property shows. */
export const uploadsPartition = 'photo-uploads';

/** Key of an upload in that list; `issuedAt` is an ISO instant. */
export function uploadKey(issuedAt: string, photoId: string) {
  return { pk: uploadsPartition, sk: `${issuedAt}#${photoId}` };
}

/** A name that nobody can guess, so that a photo is seen by those alone who have been shown it. */
export function newPhotoId(): string {
  return `${uploadedPrefix}${newId(15)}`;
}

/** Writes that give photos to a property. They fail for a photo of another vendor or property, or one not ready. */
export function claimWrites(
  TableName: string,
  property: { id: string; vendorId: string },
  photoIds: string[],
): Write[] {
  return photoIds.map((photoId) => ({
    Update: {
      TableName,
      Key: photoItemKey(photoId),
      UpdateExpression: 'SET propertyId = :property',
      ConditionExpression:
        'vendorId = :vendor AND #state = :ready AND (attribute_not_exists(propertyId) OR propertyId = :property)',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':property': property.id, ':vendor': property.vendorId, ':ready': 'ready' },
    },
  }));
}

/** Writes that delete photos, so that no property can be given them any more. */
export function deletionWrites(TableName: string, photoIds: string[]): Write[] {
  return photoIds.map((photoId) => ({ Delete: { TableName, Key: photoItemKey(photoId) } }));
}
