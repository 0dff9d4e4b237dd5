import type { Language } from '../../../shared/languages.ts';
import { type Profile, profiles } from '../../accounts/profiles.ts';
import { pagesFor } from '../../mail/compose.ts';
import { mailBlocks } from '../../mail/mailBlocks.ts';
import { patientMailbox } from '../../mail/mailbox.ts';
import { receiptNumbers } from '../../money/toldAdvance.ts';
import { confirmedOwners } from '../../properties/propertyCount.ts';
import { propertyLookup } from '../../properties/propertyLookup.ts';
import { log } from '../../runtime/log.ts';
import type { OpenPorts } from '../../runtime/ports.ts';
import { secrets } from '../../runtime/secrets.ts';
import { answerLink } from '../answerLinks.ts';
import type { Booking } from '../booking.ts';
import type { ToldBooking } from '../proposals/proposal.ts';
import type { BookingNotice } from './bookingMail.ts';
import { isStay, type MailName } from './mailsOf.ts';
import { isConfirmed, type Parties, quotable } from './quotable.ts';

/** Ports that read the facts of a mail about a booking. */
export const writingPorts = {
  users: profiles.user,
  vendors: profiles.vendor,
  owners: confirmedOwners,
  properties: propertyLookup,
  secrets,
  receipts: receiptNumbers,
  guestBlocks: mailBlocks.user,
  ownerBlocks: mailBlocks.vendor,
  mail: patientMailbox,
};

type Ports = OpenPorts<typeof writingPorts>;

/** A reader of mails: the address and the language of the profile by now, and whether words may go there. */
export interface MailReader {
  email: string;
  language: Language;
  confirmed: boolean;
}

/** The reader of a mail; undefined where the account was erased meanwhile, is suspended, or gets no mails. */
export async function mailReader(booking: Booking, name: MailName, ports: Ports): Promise<MailReader | undefined> {
  const profile = await (name.side === 'guest' ? guestOf(booking, ports) : ports.vendors.find(booking.vendorId));
  if (!profile || profile.suspension || (await isBlocked(profile.email, booking, name, ports))) return undefined;
  return { email: profile.email, language: profile.language ?? 'en', confirmed: isConfirmed(profile) };
}

/** The account of the guest; undefined where there is none, or no more. */
async function guestOf({ userId }: Booking, { users }: Ports): Promise<Profile | undefined> {
  return userId === undefined ? undefined : users.find(userId);
}

/** A mail that is not sent for a block is not sent later either: what it says stands on the site. */
async function isBlocked(email: string, { id }: Booking, { kind, side }: MailName, ports: Ports): Promise<boolean> {
  const reason = await (side === 'guest' ? ports.guestBlocks : ports.ownerBlocks).reasonFor(email);
  if (reason) log('warn', { bookingId: id, mail: kind, to: side, blocked: reason });
  return reason !== undefined;
}

/** The notice about a booking for one of its sides, without the words of whoever may not be quoted in it. */
export async function noticeOf(
  booking: ToldBooking,
  name: MailName,
  language: Language,
  ports: Ports,
): Promise<BookingNotice> {
  const [guest, host] = await Promise.all([guestOf(booking, ports), ports.vendors.find(booking.vendorId)]);
  const parties: Parties = { guest, host: host ?? (await erasedHost(booking, ports)) };
  const known = isStay(name, booking)
    ? { host, address: (await ports.properties.find(booking.propertyId))?.address }
    : {};
  const answers = name.kind === 'requested' ? await answersTo(booking, language, ports) : undefined;
  return { ...quotable(await withReceipt(booking, name, ports), known, { side: name.side, parties }), name, answers };
}

/** Mails that say that money has come name its receipt. */
async function withReceipt(booking: ToldBooking, { kind }: MailName, { receipts }: Ports): Promise<ToldBooking> {
  const { advanceNow } = booking;
  if (!advanceNow || (kind !== 'advanceReceived' && kind !== 'reinstated')) return booking;
  return { ...booking, advanceNow: { ...advanceNow, receipt: await receipts.newest(booking.id) } };
}

/** Of an erased host the listings' count still says whether the address was confirmed. */
async function erasedHost({ vendorId }: Booking, { owners }: Ports): Promise<Pick<Profile, 'emailConfirmedAt'>> {
  return (await owners.has(vendorId)) ? { emailConfirmedAt: '' } : {};
}

/** A mail that was held up until its request was answered, or ended, has no links that would open nothing. */
async function answersTo(booking: Booking, language: Language, { secrets, mail: { siteUrl } }: Ports) {
  const pages = pagesFor({ language, siteUrl });
  if (!pages || booking.state !== 'pending' || new Date(booking.answerBy) <= new Date()) return undefined;
  const keys = await secrets.signing();
  return {
    accept: answerLink(pages, booking, 'accept', keys),
    reject: answerLink(pages, booking, 'reject', keys),
  };
}
