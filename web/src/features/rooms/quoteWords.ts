import { plural, t } from '@lingui/core/macro';
import { decidingDays, type NightGroup, nightGroups } from '../../../../shared/rules/nightGroups.ts';
import type { Quote, QuotedRooms } from '../../../../shared/rules/quote.ts';
import { formatWeekday } from '../../words/days.ts';
import { isolate } from '../../words/isolate.ts';
import { listed } from '../../words/lists.ts';
import { formatPrice, formatSleeps } from './format.ts';
import { sayChildren, sayExtra } from './partyWords.ts';

/**
 * A quote, a line for rooms of a kind, for children and for each extra: "2 nights at PKR 9,500, 1 night at PKR 12,000 (Saturday)". Several
 * kinds are told apart: "3 guests, 2 beds: 2 nights at PKR 9,500".
 */
export function sayQuote({ rooms, children, extras }: Omit<Quote, 'total'>): string[] {
  return [...sayKinds(rooms), ...(children ? [sayChildren(children)] : []), ...extras.map(sayExtra)];
}

/** The rooms of a quote, a line each, and one for what is beside them: "Children PKR 2,600 · Extras PKR 6,600". */
export function sayQuoteShortly({ rooms, children, extras }: Omit<Quote, 'total'>): string[] {
  const ofExtras = extras.reduce((sum, { total }) => sum + total, 0);
  const [ofChildren, chosen] = [formatPrice(children?.total ?? 0), formatPrice(ofExtras)];
  const beside = [...(children ? [t`Children ${ofChildren}`] : []), ...(ofExtras > 0 ? [t`Extras ${chosen}`] : [])];
  return [...sayKinds(rooms), ...(beside.length > 0 ? [beside.join(' · ')] : [])];
}

function sayKinds(rooms: readonly QuotedRooms[]): string[] {
  const kinds = new Set(rooms.map(({ kind }) => kind));
  return rooms.map((line) => {
    const { beds, guests } = line;
    const said = sayRooms(line);
    if (kinds.size === 1 || beds === undefined || guests === undefined) return said;
    const name = formatSleeps({ beds, capacity: guests });
    return t`${name}: ${said}`;
  });
}

function sayRooms({ count, nights, discount }: QuotedRooms): string {
  const parts = nightGroups(nights).map(sayNights);
  const nightly = listed(discount && discount.amount > 0 ? [...parts, sayDiscount(discount)] : parts);
  return count === 1 ? nightly : t`${count} rooms, each ${nightly}`;
}

function sayDiscount({ percent, amount }: NonNullable<QuotedRooms['discount']>): string {
  const less = formatPrice(amount);
  return t`${percent}% off: ${less} less`;
}

function sayNights(group: NightGroup): string {
  const price = formatPrice(group.price);
  const nights = group.nights.length;
  const said = plural(nights, { one: `# night at ${price}`, other: `# nights at ${price}` });
  const causes = listed(
    [nameOf(group), ...decidingDays(group).map((day) => formatWeekday(day, 'long'))].filter(Boolean),
  );
  return causes === '' ? said : t`${said} (${causes})`;
}

function nameOf({ name, by }: NightGroup): string {
  if (name !== undefined) return isolate(name);
  return by === 'ownDays' ? t`special days` : '';
}
