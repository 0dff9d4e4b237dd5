import { bookingPaths } from '../../../shared/addresses/bookingPaths.ts';
import type { Language } from '../../../shared/languages.ts';
import { compose, type Mail, type Part, pagesFor, type Reader } from '../../mail/compose.ts';
import { buttonsPart, factsPart } from '../../mail/drawnParts.ts';
import type { AnswerLink } from '../answerLinks.ts';
import { isAdvanceMail } from './advanceMails.ts';
import { outsideNote } from './advanceWords.ts';
import { factsOf } from './facts.ts';
import { links, notes } from './furtherWords.ts';
import { isProposalMail, isStay, type MailName, type ProposalMail } from './mailsOf.ts';
import type { QuotableFacts } from './quotable.ts';
import { declined, ended } from './reasonWords.ts';
import { asSentence, sentenceParts } from './sentences.ts';
import { wordsOf } from './words.ts';

/** A notice about a booking: what happened to it, and what may be said of it. */
export interface BookingNotice extends QuotableFacts {
  name: MailName;
  /** The two signed links of a request, while it waits. */
  answers?: Record<AnswerLink['answer'], string> | undefined;
}

/**
 * A notice as parts of a mail: its own subject, what it says, and what a mail with several says once, below all of them:
 * sentences about them, and pages to go to.
 */
export interface NoticeParts {
  subject: string;
  own: Part[];
  notes: { text: string }[];
  pages: { link: string; label: string }[];
}

/** A mail about a booking, in its reader's language: what happened, the facts, and where to go from there. */
export function bookingMail(reader: Omit<Reader, 'role'>, notice: BookingNotice): Mail {
  const { subject, own, notes, pages } = noticeParts(reader, notice);
  return compose({ kind: countedAs(notice.name), language: reader.language, subject }, [...own, ...notes, ...pages]);
}

/** Mails about other rooms are counted with those about other numbers, and those about advances together: a figure of their own has its price. */
function countedAs({ kind }: MailName): Mail['kind'] {
  if (isAdvanceMail(kind)) return 'advance';
  return isOfOtherRooms(kind) ? 'renumbered' : kind;
}

function isOfOtherRooms(
  kind: MailName['kind'],
): kind is ProposalMail | 'changeConfirmed' | 'givenBack' | 'moved' | 'agreed' {
  return (
    kind === 'givenBack' || kind === 'moved' || kind === 'agreed' || kind === 'changeConfirmed' || isProposalMail(kind)
  );
}

/** The parts of a notice in its reader's language. */
export function noticeParts({ language, siteUrl }: Omit<Reader, 'role'>, notice: BookingNotice): NoticeParts {
  const pages = pagesFor({ language, siteUrl });
  const { name, withheld } = notice;
  const say = wordsOf(name, language);
  const parts = sentenceParts(notice, name, language);
  const why = whyOf(notice, language);
  const other = name.side === 'guest' ? 'host' : 'guest';
  const answers = pages ? notice.answers : undefined;
  return {
    subject: asSentence(say.subject(parts)),
    own: [
      { text: asSentence(say.text(parts)) },
      ...why,
      factsPart(factsOf(notice, name, language)),
      ...(answers ? [buttons(answers, links[language])] : []),
    ],
    notes: [
      ...(isAdvanceMail(name.kind) && name.side === 'guest' ? [{ text: outsideNote[language] }] : []),
      ...(answers ? [{ text: links[language].onePress }] : []),
      ...(withheld.includes(other) ? [{ text: notes[language][other] }] : []),
    ],
    pages: pages ? pagesOf(notice, pages, links[language]) : [],
  };
}

/** Our sentence of why a request was declined, or a proposal ended. */
function whyOf({ booking: { reasonCode, proposal }, name: { kind } }: BookingNotice, language: Language): Part[] {
  if (kind === 'declined' && reasonCode) return [{ text: declined[language][reasonCode] }];
  const cause = kind === 'proposalEnded' ? proposal?.endedBy : undefined;
  return cause ? [{ text: ended[language][cause] }] : [];
}

type LinkWords = (typeof links)[keyof typeof links];

/** Mails to an owner about bookings; the others are about requests. */
const ofBookings: readonly MailName['kind'][] = [
  ...(['cancelled', 'cancelledBySarai', 'givenBack', 'moved', 'agreed'] as const),
  ...(['changeConfirmed', 'proposed', 'proposalRefused', 'proposalWithdrawn', 'proposalEnded'] as const),
];

function pagesOf({ name, booking }: BookingNotice, pages: string, say: LinkWords): NoticeParts['pages'] {
  const page = (path: string, label: string) => ({ link: pages + path, label });
  if (name.side === 'owner') {
    return (ofBookings.includes(name.kind) || isAdvanceMail(name.kind)) && booking.state !== 'pending'
      ? [page(bookingPaths.vendorActive, say.vendorActive)]
      : [page(bookingPaths.vendorPending, say.vendorPending)];
  }
  if (isAdvanceMail(name.kind)) return [page(bookingPaths.traveller, say.traveller)];
  if (isStay(name, booking)) return [page(bookingPaths.traveller, say.voucher)];
  return [page('/', say.search), page(bookingPaths.traveller, say.traveller)];
}

function buttons(answers: NonNullable<BookingNotice['answers']>, say: LinkWords): Part {
  return buttonsPart([
    { link: answers.accept, label: say.accept, first: true },
    { link: answers.reject, label: say.reject },
  ]);
}
