import { bookingPaths } from '../../../shared/addresses/bookingPaths.ts';
import { compose, type Mail, type Part, pagesFor, type Reader } from '../../mail/compose.ts';
import { buttonsPart, factsPart } from '../../mail/drawnParts.ts';
import { dayInWords, momentInWords } from '../../mail/words.ts';
import type { AnswerLink } from '../answerLinks.ts';
import type { Booking } from '../booking.ts';
import { factsOf, type StayContacts } from './facts.ts';
import { isStay, type MailName } from './mailsOf.ts';
import { declined, links, type SentenceParts, wordsOf } from './words.ts';

/** Content of a mail, and its recipient. */
export interface MailContent {
  booking: Booking;
  name: MailName;
  known: StayContacts;
  /** The two signed links of a request, where they are of use. */
  answers?: Record<AnswerLink['answer'], string> | undefined;
}

/** A mail about a booking, in its reader's language: what happened, the facts, and where to go from there. */
export function bookingMail({ language, siteUrl }: Omit<Reader, 'role'>, telling: MailContent): Mail {
  const pages = pagesFor({ language, siteUrl });
  const { booking, name, known } = telling;
  const told: SentenceParts = {
    guest: inOneLine(booking.guest.name),
    hotel: inOneLine(booking.hotelName),
    room: booking.roomNumber,
    checkIn: dayInWords(booking.checkIn, language),
    answerBy: momentInWords(booking.answerBy, language),
  };
  const say = wordsOf(name, language);
  const why = booking.reasonCode && name.kind === 'declined' ? [{ text: declined[language][booking.reasonCode] }] : [];
  const facts = factsPart(factsOf(booking, name, known, language));
  const further = pages ? linksOf(telling, pages, links[language]) : [];
  return compose(language, say.subject(told), [{ text: say.text(told) }, ...why, facts, ...further]);
}

type LinkWords = (typeof links)[keyof typeof links];

function linksOf({ name, answers }: MailContent, pages: string, say: LinkWords): Part[] {
  const { kind, side } = name;
  const page = (path: string, label: string): Part => ({ link: pages + path, label });
  if (kind === 'requested') {
    return [...buttons(answers, say), page(bookingPaths.vendorPending, say.vendorPending)];
  }
  if (side === 'owner') {
    return kind === 'cancelled'
      ? [page(bookingPaths.vendorActive, say.vendorActive)]
      : [page(bookingPaths.vendorPending, say.vendorPending)];
  }
  if (isStay(name)) return [page(bookingPaths.traveller, say.voucher)];
  return [page('/', say.search), page(bookingPaths.traveller, say.traveller)];
}

function buttons(answers: MailContent['answers'], say: LinkWords): Part[] {
  if (!answers) return [];
  const both = [
    { link: answers.accept, label: say.accept, first: true },
    { link: answers.reject, label: say.reject },
  ];
  return [buttonsPart(both), { text: say.onePress }];
}

/** A subject has one line, whatever people have typed. */
function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
