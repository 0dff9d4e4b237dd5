import type { Language } from '../../../shared/languages.ts';
import type { QuotedChildren, QuotedExtra } from '../../../shared/rules/quote.ts';
import { listInWords, rupees } from '../../mail/words.ts';
import type { Booking } from '../booking.ts';

interface Words {
  adults(count: number): string;
  age(age: number): string;
  and: string;
  children(count: number, ages: string): string;
  payingChildren(count: number): string;
  guests(count: number): string;
  nights(count: number): string;
  extra: string;
  each(price: string): string;
  inAll(total: string): string;
}

const words: Record<Language, Words> = {
  en: {
    adults: (count) => (count === 1 ? '1 adult' : `${count} adults`),
    age: (age) => (age === 0 ? 'under 1' : String(age)),
    and: ' and ',
    children: (count, ages) => (count === 1 ? `a child of ${ages}` : `children of ${ages}`),
    payingChildren: (count) => (count === 1 ? '1 child' : `${count} children`),
    guests: (count) => (count === 1 ? '1 guest' : `${count} guests`),
    nights: (count) => (count === 1 ? '1 night' : `${count} nights`),
    extra: 'Extra',
    each: (price) => `${price} each`,
    inAll: (total) => `${total} in all`,
  },
  ur: {
    adults: (count) => (count === 1 ? '1 بالغ' : `${count} بالغ`),
    age: (age) => (age === 0 ? '1 سال سے کم' : `${age} سال`),
    and: ' اور ',
    children: (count, ages) => (count === 1 ? `${ages} کا بچہ` : `${ages} کے بچے`),
    payingChildren: (count) => (count === 1 ? '1 بچہ' : `${count} بچے`),
    guests: (count) => (count === 1 ? '1 مہمان' : `${count} مہمان`),
    nights: (count) => (count === 1 ? '1 رات' : `${count} راتیں`),
    extra: 'اضافی سہولت',
    each: (price) => `فی ${price}`,
    inAll: (total) => `کل ${total}`,
  },
};

/** The guests of a booking: "2 adults, children of 5 and 6"; their number where all are adults. */
export function partyInWords({ guests, children = [] }: Pick<Booking, 'guests' | 'children'>, language: Language) {
  if (children.length === 0) return String(guests);
  const say = words[language];
  const ages = children.map(say.age);
  const said = [ages.slice(0, -1).join(language === 'en' ? ', ' : '، '), ages.at(-1) ?? '']
    .filter(Boolean)
    .join(say.and);
  return listInWords([say.adults(guests - children.length), say.children(children.length, said)], language);
}

/** Children who pay: "1 child, 2 nights, PKR 1,300 each, PKR 2,600 in all". */
export function childrenInWords({ count, nights, price, total }: QuotedChildren, language: Language): string {
  const say = words[language];
  return listInWords([say.payingChildren(count), say.nights(nights), ...amounts({ price, total }, language)], language);
}

/** An extra: "Breakfast: 3 guests, 2 nights, PKR 850 each, PKR 5,100 in all"; without its name where that may not be quoted. */
export function extraInWords({ name, count, guests, nights, ...priced }: QuotedExtra, language: Language): string {
  const say = words[language];
  const factors = [
    count > 1 || guests === undefined ? String(count) : '',
    guests === undefined ? '' : say.guests(guests),
    nights === undefined ? '' : say.nights(nights),
  ];
  return `${name || say.extra}: ${listInWords([...factors, ...amounts(priced, language)], language)}`;
}

function amounts({ price, total }: { price: number; total: number }, language: Language): string[] {
  const say = words[language];
  return [say.each(rupees(price, language)), say.inAll(rupees(total, language))];
}
