import type { Language } from '../../../../shared/languages.ts';
import type { Quote } from '../../../../shared/rules/quote.ts';

/** Words of a receipt in both languages: its paper has no button for the other one. A build of the site has the words of one. */
export const receiptWords = {
  en: {
    receipt: (number: string) => `Receipt ${number}`,
    ntn: 'NTN',
    day: 'Day',
    from: 'Received from',
    amount: 'Amount',
    way: 'Paid by',
    voucher: 'Voucher',
    stay: 'Stay',
    until: (from: string, to: string) => `${from} to ${to}`,
    rooms: (count: number, nights: number) =>
      `${count === 1 ? '1 room' : `${count} rooms`}, ${nights === 1 ? '1 night' : `${nights} nights`}`,
    children: 'Children',
    total: 'Total',
    paid: 'Paid so far',
    balance: 'Left to pay',
    over: 'Paid too much',
    notTax: 'This is a receipt, and no tax invoice.',
    reversed: 'This payment was taken back, so the receipt holds no more.',
    ways: { cash: 'Cash', raast: 'Raast', jazzcash: 'JazzCash', easypaisa: 'Easypaisa', bank: 'Bank transfer' },
  },
  ur: {
    receipt: (number: string) => `رسید ${number}`,
    ntn: 'این ٹی این',
    day: 'تاریخ',
    from: 'کس سے ملے',
    amount: 'رقم',
    way: 'ادائیگی کا طریقہ',
    voucher: 'واؤچر',
    stay: 'قیام',
    until: (from: string, to: string) => `${from} سے ${to} تک`,
    rooms: (count: number, nights: number) =>
      `${count === 1 ? '1 کمرہ' : `${count} کمرے`}، ${nights === 1 ? '1 رات' : `${nights} راتیں`}`,
    children: 'بچے',
    total: 'کل رقم',
    paid: 'اب تک ادا ہوئے',
    balance: 'باقی',
    over: 'زیادہ ادا ہوئے',
    notTax: 'یہ رسید ہے، ٹیکس انوائس نہیں۔',
    reversed: 'یہ ادائیگی واپس لی جا چکی ہے، اس لیے یہ رسید اب نہیں مانی جاتی۔',
    ways: { cash: 'نقد', raast: 'راست', jazzcash: 'جاز کیش', easypaisa: 'ایزی پیسہ', bank: 'بینک ٹرانسفر' },
  },
} as const satisfies Record<Language, object>;

/** A line of a quote on a receipt; whole PKR. */
export interface ReceiptLine {
  what: string;
  total: number;
}

/** The lines of a quote in a language: rooms of each kind, children, and each extra by its own name. Their sum is the total. */
export function receiptLines(language: Language, { rooms, children, extras }: Omit<Quote, 'total'>): ReceiptLine[] {
  const words = receiptWords[language];
  return [
    ...rooms.map(({ count, nights, total }) => ({ what: words.rooms(count, nights.length), total: count * total })),
    ...(children ? [{ what: `${words.children}: ${children.count}`, total: children.total }] : []),
    ...extras.map(({ name, count, total }) => ({ what: count === 1 ? name : `${name} (${count})`, total })),
  ];
}
