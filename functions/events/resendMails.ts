import { type ListedMail, lateMails } from '../bookings/mails/lateMails.ts';
import { stillHolds } from '../bookings/mails/mailsOf.ts';
import { logLate, sendingPorts, sendMail } from '../bookings/mails/sendOrSetAside.ts';
import { toldBooking } from '../bookings/proposals/toldBookings.ts';
import { log } from '../runtime/log.ts';
import { onEvent } from '../runtime/onEvent.ts';
import type { OpenPorts } from '../runtime/ports.ts';

const ports = { late: lateMails, bookings: toldBooking, ...sendingPorts };

type Open = OpenPorts<typeof ports>;

/** Milliseconds in which a run begins to send mails: the next is there a minute after it. */
const patience = 40_000;

/** Mails that are sent at the same time: SES takes 14 a second of a new account. */
const atOnce = 5;

/** Milliseconds after which a mail is given up: three days, in most of which somebody has known of it. */
const longest = 72 * 3_600_000;

/** Tries every mail that is late by itself: one that cannot be sent is put off, and the others go. */
export const handler = onEvent(
  {
    trigger: { on: 'clock', everyMinutes: 1 },
    summary: 'Try mails about bookings again that could not be sent.',
    memoryMegabytes: 512,
    timeoutSeconds: 60,
  },
  ports,
  async (_event: unknown, open) => {
    const outcome = { sent: 0, ended: 0, late: 0 };
    const late: ListedMail[] = [];
    const ends = Date.now() + patience;
    for (let page = await open.late.list(); page.length > 0; page = await open.late.list(page.at(-1))) {
      for (let from = 0; from < page.length && Date.now() < ends; from += atOnce) {
        const tried = page.slice(from, from + atOnce);
        const became = await Promise.all(tried.map((each) => tryAgain(each, open)));
        for (const each of became) outcome[each] += 1;
        late.push(...tried.filter((_, index) => became[index] === 'late'));
      }
    }
    return { ...outcome, ...lateness(late) };
  },
);

/** A mail that is not so any more is left out: another has told the reader since. */
async function tryAgain(mail: ListedMail, open: Open): Promise<'sent' | 'ended' | 'late'> {
  const { bookingId, name } = mail;
  try {
    const booking = await open.bookings.find(bookingId);
    const sent = booking && stillHolds(name, booking) ? await sendMail(booking, name, open) : 'ended';
    await open.late.end(mail);
    return sent === 'sent' ? sent : 'ended';
  } catch (error) {
    logLate(bookingId, name, error);
    return putOff(mail, open);
  }
}

async function putOff(mail: ListedMail, { late }: Open): Promise<'ended' | 'late'> {
  const { bookingId, name, since } = mail;
  if (Date.now() - Date.parse(since) <= longest) {
    await late.putOff(mail);
    return 'late';
  }
  log('error', { bookingId, mail: name.kind, to: name.side, refused: 'for good' });
  await late.end(mail);
  return 'ended';
}

/** Minutes for which the oldest of them waits. */
function lateness(late: readonly ListedMail[]) {
  if (late.length === 0) return undefined;
  const first = Math.min(...late.map(({ since }) => Date.parse(since)));
  return { lateMinutes: Math.floor((Date.now() - first) / 60_000) };
}
