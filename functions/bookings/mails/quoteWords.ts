import type { Language } from '../../../shared/languages.ts';
import { dayInWords } from '../../../shared/rules/dayNames.ts';
import { decidingDays, type NightGroup, nightGroups } from '../../../shared/rules/nightGroups.ts';
import type { Quote, QuotedRooms } from '../../../shared/rules/quote.ts';
import { listInWords, rupees } from '../../mail/words.ts';
import { childrenInWords, extraInWords } from './partyWords.ts';

const words: Record<
  Language,
  {
    rooms(count: number): string;
    kind(guests: number, beds: number): string;
    nights(count: number, price: string): string;
    ownDays: string;
    discount(percent: number, amount: string): string;
  }
> = {
  en: {
    rooms: (count) => `${count} rooms, each `,
    kind: (guests, beds) =>
      `${guests === 1 ? '1 guest' : `${guests} guests`}, ${beds === 1 ? '1 bed' : `${beds} beds`}: `,
    nights: (count, price) => (count === 1 ? `1 night at ${price}` : `${count} nights at ${price}`),
    ownDays: 'special days',
    discount: (percent, amount) => `${percent}% off: ${amount} less`,
  },
  ur: {
    rooms: (count) => `${count} کمرے، ہر ایک: `,
    kind: (guests, beds) => `${guests} مہمان، ${beds} بستر: `,
    nights: (count, price) => (count === 1 ? `1 رات ${price}` : `${count} راتیں ${price} فی رات`),
    ownDays: 'خاص دن',
    discount: (percent, amount) => `${percent}% رعایت: ${amount} کم`,
  },
};

/**
 * A quote, a line for rooms of a kind, for children and for each extra: "2 nights at PKR 9,500, 1 night at PKR 12,000 (Saturday)". Several
 * kinds are told apart: "3 guests, 2 beds: 2 nights at PKR 9,500".
 */
export function quoteInWords({ rooms, children, extras }: Omit<Quote, 'total'>, language: Language): string {
  return [
    ...kindsInWords(rooms, language),
    ...(children ? [childrenInWords(children, language)] : []),
    ...extras.map((extra) => extraInWords(extra, language)),
  ].join('\n');
}

function kindsInWords(rooms: readonly QuotedRooms[], language: Language): string[] {
  const kinds = new Set(rooms.map(({ kind }) => kind));
  return rooms.map((line) => {
    const { beds, guests } = line;
    const isNamed = kinds.size > 1 && beds !== undefined && guests !== undefined;
    return `${isNamed ? words[language].kind(guests, beds) : ''}${roomsInWords(line, language)}`;
  });
}

function roomsInWords({ count, nights, discount }: QuotedRooms, language: Language): string {
  const say = words[language];
  const parts = nightGroups(nights).map((group) => groupInWords(group, language));
  const less = discount && discount.amount > 0 && say.discount(discount.percent, rupees(discount.amount, language));
  const sum = listInWords([...parts, less || ''], language);
  return count > 1 ? `${say.rooms(count)}${sum}` : sum;
}

function groupInWords(group: NightGroup, language: Language): string {
  const say = words[language];
  const days = decidingDays(group).map((day) => dayInWords(day, { weekday: 'long' }, language));
  const because = [group.name ?? (group.by === 'ownDays' ? say.ownDays : ''), ...days];
  const price = say.nights(group.nights.length, rupees(group.price, language));
  const cause = listInWords(because, language);
  return cause === '' ? price : `${price} (${cause})`;
}
