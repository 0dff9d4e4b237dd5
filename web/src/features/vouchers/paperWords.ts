import type { Language } from '../../../../shared/languages.ts';
import { dayInWords } from '../../../../shared/rules/dayNames.ts';
import { grouped } from '../../../../shared/rules/grouped.ts';
import type { VoucherFacts } from './voucherFacts.ts';

/** Words of a voucher in both languages: paper has no button for the other one. A build of the site has the words of one. */
export const paperWords = {
  en: {
    voucher: 'Voucher',
    code: 'Code',
    hotel: 'Hotel',
    guest: 'Guest',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    nights: 'Nights',
    guests: 'Guests',
    rooms: 'Rooms',
    paid: 'Paid',
    toPay: 'To pay at the hotel',
    address: 'Address',
    host: 'Host',
    from: (time: string) => `from ${time}`,
    until: (time: string) => `until ${time}`,
    adults: (count: number) => (count === 1 ? '1 adult' : `${count} adults`),
    children: (ages: string) => `children: ${ages}`,
    rupees: (sum: string) => `PKR ${sum}`,
    cancelled: 'This booking was cancelled.',
    missed: 'Nobody came for this booking.',
    completed: 'This stay is over.',
    bring: 'Bring the CNIC of every adult, or passport and visa.',
  },
  ur: {
    voucher: 'واؤچر',
    code: 'کوڈ',
    hotel: 'ہوٹل',
    guest: 'مہمان کا نام',
    checkIn: 'آمد',
    checkOut: 'روانگی',
    nights: 'راتیں',
    guests: 'مہمان',
    rooms: 'کمرے',
    paid: 'ادا ہو چکی رقم',
    toPay: 'ہوٹل میں دینے کی رقم',
    address: 'پتا',
    host: 'میزبان',
    from: (time: string) => `${time} بجے سے`,
    until: (time: string) => `${time} بجے تک`,
    adults: (count: number) => `${count} بالغ`,
    children: (ages: string) => `بچوں کی عمر: ${ages}`,
    rupees: (sum: string) => `${sum} روپے`,
    cancelled: 'یہ بکنگ منسوخ ہو چکی ہے۔',
    missed: 'اس بکنگ پر کوئی نہیں آیا۔',
    completed: 'یہ قیام مکمل ہو چکا ہے۔',
    bring: 'ہر بالغ کا شناختی کارڈ ساتھ لائیں، یا پاسپورٹ اور ویزا۔',
  },
} as const satisfies Record<Language, object>;

/** A day, and from or until when on it, where the hotel says so. */
export function dayOnPaper(language: Language, day: string, time: string | undefined): string {
  const said = dayInWords(day, { weekday: 'long', day: true, month: 'long', year: true }, language);
  return time === undefined ? said : `${said}${language === 'ur' ? '، ' : ', '}${time}`;
}

/** The guests, children by their ages. */
export function partyOnPaper(
  language: Language,
  { guests, children = [] }: Pick<VoucherFacts, 'guests' | 'children'>,
): string {
  if (children.length === 0) return String(guests);
  const [words, comma] = [paperWords[language], language === 'ur' ? '، ' : ', '];
  return [words.adults(guests - children.length), words.children(children.join(comma))].join(comma);
}

/** Whole PKR. */
export function rupeesOnPaper(language: Language, rupees: number): string {
  return paperWords[language].rupees(grouped(rupees));
}
