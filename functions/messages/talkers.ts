import { fail } from '../../shared/errors.ts';
import type { ClosingCause, Talker } from '../../shared/rules/messages.ts';
import { type Profile, profiles } from '../accounts/profiles.ts';
import { propertyLookup } from '../properties/propertyLookup.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import type { Thread } from './thread.ts';

/** Whether an account may write and be written to. */
export function mayTalk(profile: Profile | undefined): boolean {
  return profile?.emailConfirmedAt !== undefined && !profile.suspension;
}

/** @throws Failure `writer_unconfirmed` where a writer has not confirmed the e-mail */
export function refuseUnconfirmed(writer: Profile | undefined): void {
  if (writer?.emailConfirmedAt === undefined) throw fail('writer_unconfirmed');
}

/** Ports that tell whether a thread is closed. */
export const closingPorts = { users: profiles.user, vendors: profiles.vendor, properties: propertyLookup };

/** Why nothing can be written in a thread beside a block, as a side reads it. */
export async function closingOf(
  side: Talker,
  { propertyId, userId, vendorId }: Pick<Thread, 'propertyId' | 'userId' | 'vendorId'>,
  { users, vendors, properties }: OpenPorts<typeof closingPorts>,
): Promise<Exclude<ClosingCause, 'blocked'> | undefined> {
  const [other, property] = await Promise.all([
    side === 'guest' ? vendors.find(vendorId) : users.find(userId),
    properties.find(propertyId),
  ]);
  if (!property) return 'hotel_gone';
  return mayTalk(other) ? undefined : 'person_gone';
}
