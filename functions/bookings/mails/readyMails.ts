import type { ToldBooking } from '../proposals/proposal.ts';
import { type CountPorts, type Hold, isPressing, overSender } from './admit.ts';
import { asksToAct } from './advanceMails.ts';
import type { HeldMail } from './digests.ts';
import type { MailClaim } from './mailMarks.ts';
import { stillHolds } from './mailsOf.ts';

type Ports = CountPorts & { bookings: { find(id: string): Promise<ToldBooking | undefined> } };

/** A held mail that may go, with its booking as it stands. */
export interface ReadyMail {
  of: HeldMail;
  booking: ToldBooking;
}

/** Notices of a mail at most: mail programs cut off one of more than 100 KB, which fifteen with the longest notes do not reach. */
const mostNotices = 15;

/** Of held mails the oldest that may go by now, those of which nothing is to be told any more, and why one must wait, if one must. */
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
  booking: ToldBooking | undefined;
  hold: Hold | undefined;
}

/**
 * A mail that was held for its sender is counted again, in the window of this moment. An answer or a payment that
 * nobody waits for any more is asked of nobody.
 */
async function look(of: HeldMail, { counted }: MailClaim, ports: Ports): Promise<LookedAt> {
  const found = await ports.bookings.find(of.bookingId);
  const booking = found && (!asksToAct(of.name.kind) || stillHolds(of.name, found)) ? found : undefined;
  const again = booking && of.heldBy === 'sender' && !counted && !isPressing(booking, of.name);
  return { of, booking, hold: again ? await overSender(booking, of.name, ports) : undefined };
}
