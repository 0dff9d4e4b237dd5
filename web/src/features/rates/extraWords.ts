import { plural, t } from '@lingui/core/macro';
import { isolate } from '../../words/isolate.ts';
import { formatPrice } from '../rooms/format.ts';
import type { PartWords, ReadPart } from './parts/changes.ts';

type Extra = ReadPart<'extras'>;

/** By what the price of an extra is counted: "Each night". */
export function sayUnit(unit: Extra['per']): string {
  return {
    once: t`The whole stay`,
    night: t`Each night`,
    guest: t`Each guest`,
    guestNight: t`Each guest and night`,
  }[unit];
}

/** "Mattress", "PKR 1,500 a night", "3 at most", "1 day of notice". */
export function sayExtra({ name, price, per, most, noticeDays }: Extra): PartWords {
  const notice = plural(noticeDays, { one: '# day of notice', other: '# days of notice' });
  const bounds = [...(most > 1 ? [t`${most} at most`] : []), ...(noticeDays > 0 ? [notice] : [])];
  return { name: isolate(name), lines: [sayExtraPrice(formatPrice(price), per), ...bounds] };
}

function sayExtraPrice(price: string, per: Extra['per']): string {
  return {
    once: t`${price} for the whole stay`,
    night: t`${price} each night`,
    guest: t`${price} for each guest`,
    guestNight: t`${price} for each guest and night`,
  }[per];
}

/** "Children under 6 are free", "They need no bed", "From 6 years PKR 1,300 a night". */
export function sayChildren({ freeUnder, sleeper, price, inExtras }: ReadPart<'children'>): PartWords {
  const isFree = freeUnder > 0;
  const name = isFree ? t`Children under ${freeUnder} are free` : t`No age is free`;
  const bed = sleeper ? t`They need a bed` : t`They need no bed`;
  return { name, lines: [...(isFree ? [bed] : []), ...(freeUnder < 18 ? sayPaying(freeUnder, price, inExtras) : [])] };
}

function sayPaying(from: number, price: number | undefined, inExtras: boolean): string[] {
  const amount = price === undefined ? undefined : formatPrice(price);
  return [
    amount === undefined ? t`From ${from} years nothing beside the room` : t`From ${from} years ${amount} each night`,
    inExtras
      ? t`From ${from} years they count as guests of meals and other extras`
      : t`Meals and other extras count adults alone`,
  ];
}

/** Extras that many hotels have, with the units in which they are usual. */
export function usualExtras() {
  return [
    { name: t`Mattress`, per: 'night', most: 3 },
    { name: t`Breakfast`, per: 'guestNight', most: 1 },
    { name: t`Dinner`, per: 'guestNight', most: 1 },
    { name: t`Bonfire`, per: 'once', most: 1 },
    { name: t`Jeep`, per: 'once', most: 2, noticeDays: 1 },
    { name: t`Room for the driver`, per: 'night', most: 1 },
  ] satisfies Partial<Extra>[];
}
