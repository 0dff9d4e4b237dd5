import { createHash } from 'node:crypto';
import { newId } from '../runtime/ids.ts';

/** The id of a new property: always the same for one key of one vendor, so that a request can be sent again. */
export function propertyIdFor(vendorId: string, requestKey: string | undefined): string {
  if (requestKey === undefined) return newId(12);
  return createHash('sha256').update(`${vendorId} ${requestKey}`).digest('base64url').slice(0, 16);
}
