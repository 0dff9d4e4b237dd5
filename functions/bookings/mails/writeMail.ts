import { profiles } from '../../accounts/profiles.ts';
import { pagesFor } from '../../mail/compose.ts';
import { mailBlocks } from '../../mail/mailBlocks.ts';
import { patientMailbox } from '../../mail/mailbox.ts';
import { propertyLookup } from '../../properties/propertyLookup.ts';
import { log } from '../../runtime/log.ts';
import type { OpenPorts } from '../../runtime/ports.ts';
import { secrets } from '../../runtime/secrets.ts';
import { answerLink } from '../answerLinks.ts';
import type { Booking } from '../booking.ts';
import { bookingMail } from './bookingMail.ts';
import { isStay, type MailName } from './mailsOf.ts';
import type { AddressedMail } from './sendOnce.ts';

/** Ports that read the facts of a mail about a booking. */
export const writingPorts = {
  users: profiles.user,
  vendors: profiles.vendor,
  properties: propertyLookup,
  secrets,
  guestBlocks: mailBlocks.user,
  ownerBlocks: mailBlocks.vendor,
  mail: patientMailbox,
};

type Ports = OpenPorts<typeof writingPorts>;

/**
 * The mail to one side of a booking, at the address and in the language of that person's profile by now; undefined where
 * the account was erased meanwhile, or gets no mails.
 */
export async function writeMail(booking: Booking, name: MailName, ports: Ports): Promise<AddressedMail | undefined> {
  const [guest, host] = await Promise.all([ports.users.find(booking.userId), ports.vendors.find(booking.vendorId)]);
  const reader = name.side === 'guest' ? (guest ?? booking.guest) : host;
  if (!reader?.email || (await isBlocked(reader.email, booking, name, ports))) return undefined;
  const { siteUrl } = ports.mail;
  const language = ('language' in reader ? reader.language : undefined) ?? 'en';
  const pages = pagesFor({ language, siteUrl });
  const known = isStay(name) ? { host, address: (await ports.properties.find(booking.propertyId))?.address } : {};
  const answers = name.kind === 'requested' ? await answersTo(booking, pages, ports) : undefined;
  return { to: reader.email, mail: bookingMail({ language, siteUrl }, { booking, name, known, answers }) };
}

/** A mail that is not sent for a block is not sent later either: what it says stands on the site. */
async function isBlocked(email: string, { id }: Booking, { kind, side }: MailName, ports: Ports): Promise<boolean> {
  const reason = await (side === 'guest' ? ports.guestBlocks : ports.ownerBlocks).reasonFor(email);
  if (reason) log('warn', { bookingId: id, mail: kind, to: side, blocked: reason });
  return reason !== undefined;
}

/** A mail that was held up until its time to answer had ended has no links that would open nothing. */
async function answersTo(booking: Booking, pages: string | undefined, { secrets }: Ports) {
  if (!pages || new Date(booking.answerBy) <= new Date()) return undefined;
  const keys = await secrets.signing();
  return {
    accept: answerLink(pages, booking, 'accept', keys),
    reject: answerLink(pages, booking, 'reject', keys),
  };
}
