import { createHash } from 'node:crypto';

/** The id of the thread of a guest with a property: one for the two of them, and nobody reads either from it. */
export function threadIdOf({ propertyId, userId }: { propertyId: string; userId: string }): string {
  return createHash('sha256').update(`thread ${propertyId} ${userId}`).digest('base64url').slice(0, 22);
}
