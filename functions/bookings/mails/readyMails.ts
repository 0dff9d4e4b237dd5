import type { Booking } from '../booking.ts';
import { type CountPorts, type Hold, isPressing, overSender } from './admit.ts';
import type { HeldMail } from './digests.ts';
import type { MailClaim } from './mailMarks.ts';

type Ports = CountPorts & { bookings: { find(id: string): Promise<Booking | undefined> } };

/** A held mail that may go, with its booking as it stands. */
export interface ReadyMail {
  of: HeldMail;
  booking: Booking;
}

/** Notices of a mail at most: mail programs cut off one of more than 100 KB, which fifteen with the longest notes do not reach. */
const mostNotices = 15;

/** Of held mails the oldest that may go by now, those whose booking is gone, and why one must wait, if one must. */
export async function readyMails(held: readonly HeldMail[], claim: MailClaim, ports: Ports) {
  const looked: LookedAt[] = [];
  for (const of of held) {
    if (looked.filter(({ hold }) => !hold).length === mostNotices) break;
    looked.push(await look(of, claim, ports));
  }
  const ready: ReadyMail[] = looked.flatMap(({ of, booking, hold }) => (booking && !hold ? [{ of, booking }] : []));
  const gone = looked.flatMap(({ of, booking }) => (booking ? [] : [of]));
  return { ready, gone, hold: looked.find(({ hold }) => hold)?.hold };
}

interface LookedAt {
  of: HeldMail;
  booking: Booking | undefined;
  hold: Hold | undefined;
}

/** A mail that was held for its sender is counted again, in the window of this moment. */
async function look(of: HeldMail, { counted }: MailClaim, ports: Ports): Promise<LookedAt> {
  const booking = await ports.bookings.find(of.bookingId);
  const again = booking && of.heldBy === 'sender' && !counted && !isPressing(booking, of.name);
  return { of, booking, hold: again ? await overSender(booking, of.name, ports) : undefined };
}
