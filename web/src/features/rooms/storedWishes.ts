import { readWishes } from '../../../../shared/addresses/readWishes.ts';
import type { WishesOfStay } from '../../../../shared/addresses/roomsInAddress.ts';
import { today } from '../../../../shared/rules/dates.ts';
import { formatStay } from '../../words/days.ts';
import { sayFact } from '../../words/facts.ts';
import { formatGuests } from './format.ts';

/** The wishes that a stored text names, without days of which the first is over. */
export function wishesAhead(text = '', now: Date = new Date()): WishesOfStay {
  const { checkIn, checkOut, ...others } = readWishes(new URLSearchParams(text));
  const areAhead = checkIn !== undefined && checkOut !== undefined && checkIn >= today(now);
  return areAhead ? { checkIn, checkOut, ...others } : others;
}

/** `12 to 15 July · 4 guests · Heating`; an empty text where there are none. */
export function sayWishes({ checkIn, checkOut, guests, facts = [] }: WishesOfStay): string {
  return [
    ...(checkIn && checkOut ? [formatStay(checkIn, checkOut)] : []),
    ...(guests === undefined ? [] : [formatGuests(guests)]),
    ...facts.map(sayFact),
  ].join(' · ');
}
