import { fail } from '../../shared/errors.ts';
import { profiles } from '../accounts/profiles.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { secrets } from '../runtime/secrets.ts';
import { openLink } from './answerLinks.ts';
import { bookingLookup } from './bookingItem.ts';

/** Ports that find the request of a link in a mail to an owner. */
export const linkPorts = { secrets, bookings: bookingLookup, vendors: profiles.vendor };

/**
 * The link of a token and its request. The links of an owner who is suspended have ended: the login tells him why.
 * @throws Failure `link_ended`
 */
export async function linkedRequest(token: string, { secrets, bookings, vendors }: OpenPorts<typeof linkPorts>) {
  const link = await openLink(token, secrets);
  const booking = await bookings.find(link.bookingId);
  const host = booking && (await vendors.find(booking.vendorId));
  if (!booking || host?.suspension) throw fail('link_ended');
  return { link, booking };
}
