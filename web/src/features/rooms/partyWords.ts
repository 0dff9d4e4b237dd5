import { plural, t } from '@lingui/core/macro';
import type { QuotedChildren, QuotedExtra } from '../../../../shared/rules/quote.ts';
import type { ChildRules, Extra } from '../../../../shared/rules/rates.ts';
import { formatNights } from '../../words/days.ts';
import { isolate } from '../../words/isolate.ts';
import { comma, listed } from '../../words/lists.ts';
import { formatGuests, formatPrice } from './format.ts';

/** The guests of a stay: "2 adults, children of 5 and 6"; "2 guests" where all are adults. */
export function formatParty({ guests, children = [] }: { guests: number; children?: readonly number[] | undefined }) {
  if (children.length === 0) return formatGuests(guests);
  return listed([formatAdults(guests - children.length), formatAges(children)]);
}

export function formatAdults(count: number): string {
  return plural(count, { one: '# adult', other: '# adults' });
}

/** A number of children. */
export function formatChildren(count: number): string {
  return plural(count, { 0: 'no children', one: '# child', other: '# children' });
}

function formatAges(ages: readonly number[]): string {
  const years = ages.map(formatAge);
  const [first, last = ''] = [years.slice(0, -1).join(comma), years.at(-1)];
  if (ages.length === 1) return t`a child of ${last}`;
  return t`children of ${first} and ${last}`;
}

/** An age in whole years. */
export function formatAge(age: number): string {
  return age === 0 ? t`under 1` : String(age);
}

/** Rules of a hotel for children, a sentence each; none where they cost nothing and sleep like adults. */
export function sayChildRules({ freeUnder, price, sleeper }: ChildRules): string[] {
  const [free, cost] = [freeUnder, formatPrice(price ?? 0)];
  const younger = sleeper ? t`Children under ${free} stay free.` : t`Children under ${free} stay free and need no bed.`;
  const older = free > 0 ? t`From ${free} on a child costs ${cost} a night.` : t`A child costs ${cost} a night.`;
  return [...(free > 0 ? [younger] : []), ...(price === undefined || free > 17 ? [] : [older])];
}

/** The price of one of an extra: "PKR 850 a guest and night". */
export function formatUnitPrice({ price, per }: Pick<Extra, 'price' | 'per'>): string {
  const amount = formatPrice(price);
  const said = {
    once: amount,
    night: t`${amount} a night`,
    guest: t`${amount} a guest`,
    guestNight: t`${amount} a guest and night`,
  };
  return said[per];
}

/** Children who pay: "1 child × 2 nights × PKR 1,300 = PKR 2,600". */
export function sayChildren({ count, nights, price, total }: QuotedChildren): string {
  return sayProduct([formatChildren(count), formatNights(nights), formatPrice(price)], total);
}

/** An extra: "Breakfast: 3 guests × 2 nights × PKR 850 = PKR 5,100". */
export function sayExtra({ name, ...counted }: Omit<QuotedExtra, 'id'>): string {
  const product = sayExtraSum(counted);
  return `${isolate(name)}: ${product}`;
}

/** An extra by its number: "2 × Mattress, 3 nights", "Breakfast for 3 guests". */
export function countExtra({ name, count, guests, nights }: QuotedExtra): string {
  const [said, times] = [isolate(name), count > 1 ? `${count} × ` : ''];
  const [people, length] = [formatGuests(guests ?? 0), formatNights(nights ?? 0)];
  const counted = guests === undefined ? `${times}${said}` : t`${times}${said} for ${people}`;
  return nights === undefined ? counted : `${counted} (${length})`;
}

/** The sum of an extra without its name. */
export function sayExtraSum({ count, guests, nights, price, total }: Omit<QuotedExtra, 'id' | 'name'>): string {
  const factors = [
    count > 1 ? String(count) : '',
    guests === undefined ? '' : formatGuests(guests),
    nights === undefined ? '' : formatNights(nights),
    formatPrice(price),
  ];
  return sayProduct(factors.filter(Boolean), total);
}

function sayProduct(factors: readonly string[], total: number): string {
  const product = factors.join(' × ');
  return factors.length === 1 ? product : `${product} = ${formatPrice(total)}`;
}
