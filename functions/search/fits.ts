import type { ListSort } from '../../shared/rules/catalogue.ts';
import { wordsOf } from '../../shared/rules/hotelNames.ts';
import { isNear } from '../../shared/rules/spelling.ts';
import { firstOf, offerName } from './offers.ts';
import { cardOf, type SearchEntry } from './searchEntries.ts';
import type { Wanted } from './wanted.ts';
import { isWanted, wantedOffers } from './wantedOffers.ts';

/** Whether an entry is one that is looked for. */
export type Fits = (entry: SearchEntry) => boolean;

/** What a list shows: each hotel once, at the first of its offers that fit, or every offer that fits. */
export type Shows = 'hotels' | 'offers';

/** What is asked of each entry, for a list has more than what is looked for. It tells all by itself. */
export function fitsOf(wanted: Wanted, sort: ListSort, shows: Shows): Fits {
  const belongs = belongsTo(wanted, sort);
  return (entry) => belongs(entry) && isOfWanted(entry, wanted, { sort, shows });
}

function isOfWanted(entry: SearchEntry, wanted: Wanted, { sort, shows }: { sort: ListSort; shows: Shows }): boolean {
  const card = cardOf(entry);
  if (entry.classType !== (wanted.classType ?? entry.classType) || !isWanted(card, wanted)) return false;
  // Lists by day have one entry of a hotel.
  if (shows === 'offers' || sort === 'newest') return true;
  const first = firstOf(wantedOffers(card, wanted), sort);
  return first !== undefined && offerName(first) === offerName(card);
}

/** Whether the hotel of an entry belongs to a list at all, and stands in it at this place. */
function belongsTo({ hotel, like, city, without }: Wanted, sort: ListSort): Fits {
  if (hotel !== undefined) return (entry) => isFirstPhrase(entry, hotel, sort) && isLike(entry.name, like);
  // The list by day holds those of the city alone.
  if (city !== undefined && sort !== 'newest') return (entry) => entry.located !== true;
  return (entry) => without === undefined || !(entry.towns?.split('#').includes(without) ?? false);
}

/** Whether no other part of the hotel's name that begins as it was typed comes before this one. */
function isFirstPhrase({ alikeBefore = 0, alikeBehind = 0 }: SearchEntry, typed: string, sort: ListSort): boolean {
  return (sort === 'price' ? alikeBefore : alikeBehind) < typed.length;
}

/** Whether as many words of a name, one after the other, are nearly what was typed. */
function isLike(name: string, typed: string | undefined): boolean {
  if (typed === undefined) return true;
  const [own, sought] = [wordsOf(name), wordsOf(typed)];
  return own.some((_, at) => isNear(sought.join(' '), own.slice(at, at + sought.length).join(' ')));
}
