import { createHash, randomBytes } from 'node:crypto';

/** The id of a new property: always the same for one key of one vendor, so that a request can be sent again. */
export function propertyIdFor(vendorId: string, requestKey: string | undefined): string {
  if (requestKey === undefined) return randomBytes(12).toString('base64url');
  return createHash('sha256').update(`${vendorId} ${requestKey}`).digest('base64url').slice(0, 16);
}
