import type { OpenPorts } from '../../runtime/ports.ts';
import type { ToldBooking } from '../proposals/proposal.ts';
import { admit } from './admit.ts';
import { bookingMail } from './bookingMail.ts';
import { callOwner, waitsForOwner } from './callOwner.ts';
import { holding } from './digests.ts';
import { mailCounts } from './mailCounts.ts';
import { type MailClaim, ownerMarks } from './mailMarks.ts';
import type { MailName } from './mailsOf.ts';
import type { AddressedMail, DigestedMail } from './sendOnce.ts';
import { type MailReader, mailReader, noticeOf, writingPorts } from './writeMail.ts';

/** Ports that write mails about bookings, and count them. */
export const mailPorts = {
  ...writingPorts,
  guestCounts: mailCounts.user,
  ownerCounts: mailCounts.vendor,
  ownerMarks,
  holding,
};

/** Those ports, opened. */
export type MailPorts = OpenPorts<typeof mailPorts>;

/**
 * A mail about a booking, for its claim: to be sent now, or with others of its reader where a count is full. It is
 * undefined for whoever gets none: an address that is not confirmed gets no mail but the one that calls an owner.
 */
export async function prepareMail(
  booking: ToldBooking,
  name: MailName,
  claim: MailClaim,
  ports: MailPorts,
): Promise<AddressedMail | DigestedMail | undefined> {
  const reader = await mailReader(booking, name, ports);
  if (!reader) return undefined;
  const hold = await holdOf({ booking, name, reader, claim }, ports);
  if (hold) return { digest: ports.holding.holdWrites(booking, name, hold) };
  if (!reader.confirmed) return undefined;
  const { email: to, language } = reader;
  const notice = await noticeOf(booking, name, language, ports);
  return { to, mail: bookingMail({ language, siteUrl: ports.mail.siteUrl }, notice) };
}

interface Preparation {
  booking: ToldBooking;
  name: MailName;
  reader: MailReader;
  claim: MailClaim;
}

async function holdOf({ booking, name, reader, claim }: Preparation, ports: MailPorts) {
  if (!reader.confirmed) return waitsForOwner(name) ? callOwner(reader, ports) : undefined;
  return claim.counted ? undefined : admit(booking, name, ports);
}
