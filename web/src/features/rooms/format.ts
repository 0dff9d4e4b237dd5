import { language } from 'virtual:sarai-language';
import { plural, t } from '@lingui/core/macro';
import type { ClassType } from '../../../../shared/rules/catalogue.ts';
import { grouped } from '../../../../shared/rules/grouped.ts';
import { listed } from '../../words/lists.ts';

/** Whole rupees: `PKR 2,500`, in Urdu with the word behind them, and with a space that does not break. */
export function formatPrice(rupees: number): string {
  return language === 'ur' ? `${grouped(rupees)}\u00a0روپے` : `PKR\u00a0${grouped(rupees)}`;
}

/** Two prices, for a sentence from the one to the other: `PKR 500` and `2,000`. In Urdu each has the word behind it. */
export function formatPrices(from: number, to: number): { from: string; to: string } {
  return { from: formatPrice(from), to: language === 'ur' ? formatPrice(to) : grouped(to) };
}

/** Days of a stay, `YYYY-MM-DD`, and how many nights lie between them. */
export interface StayDays {
  checkIn: string;
  checkOut: string;
  nights: number;
}

export function formatGuests(count: number): string {
  return plural(count, { one: '# guest', other: '# guests' });
}

export function formatBeds(count: number): string {
  return plural(count, { one: '# bed', other: '# beds' });
}

export function formatRoomCount(count: number): string {
  return plural(count, { one: '# room', other: '# rooms' });
}

/** A kind by what tells it from others: "3 guests, 2 beds". */
export function formatSleeps({ capacity, beds }: { capacity: number; beds: number }): string {
  return listed([formatGuests(capacity), formatBeds(beds)]);
}

export function formatClass(classType: ClassType): string {
  return { Economy: t`Economy class`, First: t`First class`, Business: t`Business class` }[classType];
}

/** Without the word "class", for narrow places. */
export function formatShortClass(classType: ClassType): string {
  return { Economy: t`Economy`, First: t`First`, Business: t`Business` }[classType];
}
