import type { Language } from '../../../shared/languages.ts';
import { compose, type Mail, type Part, type Reader } from '../../mail/compose.ts';
import { headingPart } from '../../mail/drawnParts.ts';
import { type BookingNotice, bookingMail, noticeParts } from './bookingMail.ts';

const words: Record<Language, { subject(count: number): string; intro: string }> = {
  en: {
    subject: (count) => `${count} messages about your bookings on Sarai`,
    intro: 'This is what happened with your bookings. It comes in one mail, so that they do not fill your mailbox.',
  },
  ur: {
    subject: (count) => `سرائے پر آپ کی بکنگز کے بارے میں ${count} پیغامات`,
    intro: 'آپ کی بکنگز کے بارے میں یہ اطلاعات ہیں۔ یہ سب ایک ہی ای میل میں ہیں، تاکہ آپ کا ان باکس بھر نہ جائے۔',
  },
};

/** Several notices in one mail, each with its facts and links; one alone is a mail like any other. */
export function digestMail(reader: Omit<Reader, 'role'>, notices: readonly BookingNotice[]): Mail {
  const [first] = notices;
  if (first && notices.length === 1) return bookingMail(reader, first);
  const say = words[reader.language];
  const all = notices.map((notice) => noticeParts(reader, notice));
  const each = all.flatMap(({ subject, own }): Part[] => [headingPart(subject), ...own]);
  const once = <T extends object>(parts: T[]) => [
    ...new Map(parts.map((part) => [JSON.stringify(part), part])).values(),
  ];
  const notes = once(all.flatMap(({ notes }) => notes));
  const pages = once(all.flatMap(({ pages }) => pages));
  const heading = { kind: 'digest', language: reader.language, subject: say.subject(notices.length) } as const;
  return compose(heading, [{ text: say.intro }, ...each, ...notes, ...pages]);
}
