import { fail } from '../../shared/errors.ts';
import { profiles } from '../accounts/profiles.ts';
import { refusalLookup } from '../bookings/refusals.ts';
import { propertyLookup } from '../properties/propertyLookup.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { mayTalk } from './talkers.ts';
import { firstNameOf, type Thread } from './thread.ts';
import type { ThreadFacts } from './writing.ts';

/** Ports that look at a hotel and its owner for a guest. */
export const hotelPorts = { properties: propertyLookup, vendors: profiles.vendor };

/** The facts of a thread of a guest with a hotel where nothing was written yet. @throws Failure `room_not_found` */
export async function hotelOf(propertyId: string, { properties, vendors }: OpenPorts<typeof hotelPorts>) {
  const property = await properties.findShown(propertyId);
  const host = property && (await vendors.find(property.vendorId));
  if (!property || !host) throw fail('room_not_found');
  const { vendorId, hotel } = property;
  return { vendorId, hotelName: hotel.name, hostName: firstNameOf(host.name), host };
}

/** Ports by which a guest begins a thread. */
export const beginningPorts = { ...hotelPorts, users: profiles.user, refusals: refusalLookup };

/** The facts by which a guest begins a thread. @throws Failure `room_not_found`, `host_unconfirmed` or `refused_by_host` */
export async function beginAsGuest(
  { propertyId, userId }: Pick<Thread, 'propertyId' | 'userId'>,
  { users, refusals, ...ports }: OpenPorts<typeof beginningPorts>,
): Promise<ThreadFacts> {
  const [{ host, ...hotel }, guest] = await Promise.all([hotelOf(propertyId, ports), users.find(userId)]);
  if (!mayTalk(host)) throw fail('host_unconfirmed');
  if (await refusals.has(hotel.vendorId, userId)) throw fail('refused_by_host');
  return { propertyId, userId, ...hotel, guestName: firstNameOf(guest?.name ?? '') };
}
