import type { Language } from '../../../shared/languages.ts';
import { dayInWords, listInWords, momentInWords } from '../../mail/words.ts';
import { advanceParts } from './advanceParts.ts';
import { nameless, type SentenceParts } from './furtherWords.ts';
import { isProposalMail, type MailName } from './mailsOf.ts';
import { hotelIn, type QuotableFacts } from './quotable.ts';

/** The parts of the sentences about a booking, in which nouns of ours stand for what may not be quoted. */
export function sentenceParts({ booking }: QuotableFacts, { kind }: MailName, language: Language): SentenceParts {
  return {
    guest: inOneLine(booking.guest?.name ?? '') || nameless[language].guest,
    hotel: inOneLine(hotelIn(booking, language) ?? '') || nameless[language].hotel,
    room: numbersIn(booking, language),
    checkIn: dayInWords(booking.checkIn, language),
    answerBy: momentInWords(isProposalMail(kind) ? (booking.proposal?.endsAt ?? '') : booking.answerBy, language),
    stands: booking.state === 'active',
    advance: advanceParts(booking.advanceNow, language),
  };
}

/** The numbers of its rooms that last until check-out, as a subject tells them. */
function numbersIn({ rooms }: QuotableFacts['booking'], language: Language): string {
  return listInWords(
    rooms.filter(({ until }) => until === undefined).map(({ number }) => String(number)),
    language,
  );
}

/** A subject has one line, whatever people have typed. */
function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** Sentences begin with a capital where a noun of ours stands in the place of a name. */
export function asSentence(text: string): string {
  return Object.values(nameless.en).some((noun) => text.startsWith(noun))
    ? text[0]?.toUpperCase() + text.slice(1)
    : text;
}
