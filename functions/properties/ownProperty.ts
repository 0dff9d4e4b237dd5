import { fail } from '../../shared/errors.ts';
import type { Session } from '../runtime/session.ts';

/** The property when it is the caller's. @throws Failure `property_not_found`, the same for one that is another's */
export function ownProperty<P extends { vendorId: string }>(property: P | undefined, { id }: Session): P {
  if (property?.vendorId !== id) throw fail('property_not_found');
  return property;
}
