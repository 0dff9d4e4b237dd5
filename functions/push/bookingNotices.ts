import { bookingPaths } from '../../shared/addresses/bookingPaths.ts';
import type { Language } from '../../shared/languages.ts';
import type { AdvanceEventName } from '../../shared/rules/advanceLife.ts';
import type { BookingEventName } from '../../shared/rules/bookingLife.ts';
import { profiles } from '../accounts/profiles.ts';
import { bookingTotal } from '../bookings/booking.ts';
import { actBy } from '../bookings/mails/advanceMails.ts';
import { type MailName, mailsOf } from '../bookings/mails/mailsOf.ts';
import { quotable } from '../bookings/mails/quotable.ts';
import { asSentence, sentenceParts } from '../bookings/mails/sentences.ts';
import { wordsOf } from '../bookings/mails/words.ts';
import type { ToldBooking } from '../bookings/proposals/proposal.ts';
import { toldBooking } from '../bookings/proposals/toldBookings.ts';
import type { DomainEvent } from '../bus/domainEvents.ts';
import { listInWords, rupees } from '../mail/words.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import type { Notice } from './notice.ts';
import { type NoticeKind, noticeWords } from './noticeWords.ts';

/** Ports that read the facts of a notification about a booking. */
export const bookingPorts = { bookings: toldBooking, guestProfiles: profiles.user, hostProfiles: profiles.vendor };

type Open = OpenPorts<typeof bookingPorts>;

type BookingEvent = DomainEvent<Exclude<BookingEventName, 'booking.changed'> | AdvanceEventName>;

/** The notifications of an event of a booking or its advance: of its mails, those that somebody hears at once. */
export async function bookingNotices({ name, detail }: BookingEvent, ports: Open): Promise<Notice[]> {
  const booking = await ports.bookings.find(detail.bookingId);
  if (!booking) return [];
  const told = mailsOf({ name, detail }, booking).filter((mail) => kindOf(mail) in noticeWords.en);
  if (told.length === 0) return [];
  const [guest, host] = await Promise.all([
    booking.userId === undefined ? undefined : ports.guestProfiles.find(booking.userId),
    ports.hostProfiles.find(booking.vendorId),
  ]);
  return told.map((mail): Notice => {
    const facts = quotable(booking, {}, { side: mail.side, parties: { guest, host } });
    return { ...noticeOf(booking, mail, detail.at), details: (language) => detailsOf(facts, mail, language) };
  });
}

function kindOf({ kind, side }: MailName): NoticeKind {
  return `${kind} ${side}` as NoticeKind;
}

const daySeconds = 24 * 3600;

function noticeOf(booking: ToldBooking, mail: MailName, at: string): Omit<Notice, 'details'> {
  const { id, userId = '', vendorId } = booking;
  return {
    kind: kindOf(mail),
    to: mail.side === 'guest' ? { role: 'user', accountId: userId } : { role: 'vendor', accountId: vendorId },
    about: id,
    key: at,
    at,
    page: pageOf(mail),
    seconds: secondsOf(mail, booking),
    urgency: mail.kind === 'reminder' ? 'normal' : 'high',
  };
}

/** One that asks to act in time is worth showing until then. */
function secondsOf({ kind }: MailName, { answerBy, advanceNow }: ToldBooking): number {
  const until = kind === 'requested' ? answerBy : actBy(kind, advanceNow);
  return until === undefined ? daySeconds : Math.max(60, Math.round((Date.parse(until) - Date.now()) / 1000));
}

function pageOf({ kind, side }: MailName): string {
  if (side === 'guest') return bookingPaths.traveller;
  return kind === 'requested' ? bookingPaths.vendorPending : bookingPaths.vendorActive;
}

/** The subject of the mail, and of a request its price. */
function detailsOf(facts: ReturnType<typeof quotable>, mail: MailName, language: Language): string {
  const sentence = asSentence(wordsOf(mail, language).subject(sentenceParts(facts, mail, language)));
  const price = mail.kind === 'requested' ? rupees(bookingTotal(facts.booking), language) : '';
  return listInWords([sentence, price], language);
}
