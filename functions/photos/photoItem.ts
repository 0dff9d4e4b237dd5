import { uploadedPrefix } from '../../shared/photos/photos.ts';
import type { PhotoRefusal } from '../../shared/photos/photoUploads.ts';
import { nowSeconds } from '../runtime/clock.ts';
import { newId } from '../runtime/ids.ts';
import type { Key } from '../runtime/table.ts';
import type { Write } from '../runtime/transact.ts';

/**
 * A photo that a vendor uploads, from the moment it is allowed. One property at most shows it, which it then belongs
 * to; a photo that belongs to none a day later is removed.
 */
export interface PhotoItem {
  photoId: string;
  vendorId: string;
  state: 'waiting' | 'ready' | 'refused';
  /** When the upload was allowed: an ISO instant. */
  issuedAt?: string;
  /** SHA-256 of the one file that is judged: the first that was read. Another one never takes its place. */
  fileDigest?: string;
  /** How many runs began to judge it, and when the last one did: an ISO instant. */
  tries?: number;
  claimedAt?: string;
  reason?: PhotoRefusal;
  propertyId?: string;
}

/** A run that judges a photo ends within so many seconds, be it because Lambda ends it. */
export const judgingSeconds = 60;

/**
 * Whether two runs have ended without a verdict, which is the file's fault or lasts too long: it is not drawn again.
 * A run that may still be at work does not count, for a browser that lost the answer puts the same file again.
 */
export function hasFailed({ tries = 0, claimedAt = '' }: PhotoItem): boolean {
  return tries >= 2 && secondsSince(claimedAt) > judgingSeconds;
}

/** Lambda calls again one and two minutes after a run that failed; the last call has begun by then. */
const lastTryAfter = judgingSeconds + 180;

/** A photo can be put for a quarter of an hour after it was allowed; its event is there a little later at most. */
const lastPutAfter = 20 * 60;

/** Whether a photo waits in vain: it never arrived, or every run that judged it broke off. */
export function isOverdue({ state, issuedAt, claimedAt }: PhotoItem): boolean {
  if (state !== 'waiting') return false;
  if (claimedAt !== undefined) return secondsSince(claimedAt) > lastTryAfter;
  return issuedAt !== undefined && secondsSince(issuedAt) > lastPutAfter;
}

function secondsSince(instant: string): number {
  return (Date.now() - Date.parse(instant)) / 1000;
}

/** Key of a photo's item. */
export function photoItemKey(photoId: string) {
  return { pk: `photo#${photoId}`, sk: 'photo' };
}

/** The id of a photo by the key of its item. */
export function photoOf({ pk }: Key): string {
  return pk.slice('photo#'.length);
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

/**
 * Days for which the photo bucket keeps versions of files that were removed, where data is kept: as long as DynamoDB restores tables
 * to a moment, which is 35 days at most.
 */
export const versionDays = 35;

/** A photo that was removed, by its vendor, for as long as versions of its files may be there. */
export interface RemovedPhoto {
  photoId: string;
  /** Seconds since 1970: a day after the versions are due to go, since S3 takes them in its own time. */
  expiresAt: number;
}

/** The partition of the photos of a vendor that were removed. */
export function removedPartition(vendorId: string): string {
  return `removed-photos#${vendorId}`;
}

/** The item of a photo that is removed from now on. */
export function removedItem(vendorId: string, photoId: string) {
  const removed: RemovedPhoto = { photoId, expiresAt: nowSeconds() + (versionDays + 1) * 24 * 3600 };
  return { pk: removedPartition(vendorId), sk: photoId, ...removed };
}

/** Writes that delete photos, so that no property can be given them any more, and note whose they were. */
export function deletionWrites(TableName: string, vendorId: string, photoIds: string[]): Write[] {
  return photoIds.flatMap((photoId) => [
    { Put: { TableName, Item: removedItem(vendorId, photoId) } },
    { Delete: { TableName, Key: photoItemKey(photoId) } },
  ]);
}
