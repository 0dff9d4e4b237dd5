import type { SearchAnswer } from '../../shared/contracts/search.ts';
import { isTelling, openingOf, phraseOf, wordsOf } from '../../shared/rules/hotelNames.ts';
import { everywhere, knownNames, placeName, valleyOf } from '../../shared/rules/places.ts';
import { isBesides, soughtPlace } from '../../shared/rules/soughtPlace.ts';
import type { SearchQuery } from './wanted.ts';

/** Where rooms are looked for; all other filters are those of the search. */
export type Part = Pick<SearchQuery, 'place' | 'without' | 'hotel' | 'like' | 'newHost'>;

/**
 * Interpretations of a typed place: the place itself, the place that was misspelled, a hotel, a hotel with its place
 * behind it, a hotel that was misspelled behind its first word or before its last, or the place that is named beside
 * other words.
 */
export const meanings = ['place', 'guess', 'hotel', 'hotelHead', 'likeFirst', 'likeLast', 'within'] as const;

export type MeaningKind = (typeof meanings)[number];

/**
 * Parts that are looked through for a meaning, one after the other; none where the text cannot mean that. Hosts who have not
 * confirmed the e-mail stand after all others.
 */
export function partsOf(typed: string, kind: MeaningKind): Part[] {
  const parts = confirmedParts(typed, kind);
  return [...parts, ...parts.map((part) => ({ ...part, newHost: true }))];
}

function confirmedParts(typed: string, kind: MeaningKind): Part[] {
  const { key, guess, within } = soughtPlace(typed);
  if (kind === 'place') return placeParts(key);
  if (kind === 'guess') return guess === undefined ? [] : placeParts(guess);
  if (kind === 'within') return within === undefined ? [] : placeParts(within);
  return hotelParts(typed, kind);
}

/** A village comes first, then what else there is in its valley. All places together are one part without a place. */
function placeParts(key: string): Part[] {
  if (key === everywhere) return [{}];
  const valley = valleyOf(key);
  return valley === undefined ? [{ place: key }] : [{ place: key }, { place: valley, without: key }];
}

function hotelParts(typed: string, kind: MeaningKind): Part[] {
  const words = withoutCommon(wordsOf(typed));
  const head = words.slice(0, words.findLastIndex((word) => !knownNames.has(word) && !isBesides(word)) + 1);
  if (kind === 'hotel') return hotelPart(phraseOf(words));
  if (kind === 'hotelHead') return head.length < words.length ? hotelPart(phraseOf(head)) : [];
  const telling = words.filter(isTelling);
  const word = kind === 'likeFirst' ? telling[0] : telling.slice(1).at(-1);
  return word === undefined ? [] : hotelPart(openingOf(word) ?? '', typed);
}

/** Without the words before the first that tells one hotel from another. */
function withoutCommon(words: string[]): string[] {
  return words.slice(Math.max(0, words.findIndex(isTelling)));
}

function hotelPart(phrase: string, like?: string): Part[] {
  return openingOf(phrase) === undefined ? [] : [{ hotel: phrase, ...(like !== undefined && { like }) }];
}

/** Reads of a meaning: whether a part has any entry, and the phrases of the first that it has. */
export interface MeaningReads {
  has(part: Part): Promise<boolean>;
  phrases(part: Part): Promise<string[]>;
}

/**
 * The meaning of a typed place: a place that Sarai knows costs nothing to tell, any other half a unit, a hotel another half, which
 * is looked for also where the place may be misspelled. Hosts who have not confirmed the e-mail give a name its meaning last.
 */
export async function findMeaning(
  reads: MeaningReads,
  typed: string,
  kinds: readonly MeaningKind[] = ['hotel', 'hotelHead', 'likeFirst', 'likeLast'],
): Promise<MeaningKind> {
  const { key, isKnown, guess, within } = soughtPlace(typed);
  if (isKnown || key === '') return 'place';
  for (const newHost of [false, true]) {
    const kind = await meaningAmong(reads, typed, { kinds, newHost });
    if (kind) return kind;
  }
  if (guess !== undefined) return 'guess';
  return within === undefined ? 'place' : 'within';
}

async function meaningAmong(
  reads: MeaningReads,
  typed: string,
  { kinds, newHost }: { kinds: readonly MeaningKind[]; newHost: boolean },
): Promise<MeaningKind | undefined> {
  const { key, guess } = soughtPlace(typed);
  if (await reads.has({ place: key, newHost })) return 'place';
  if (guess !== undefined) return (await isNamed(reads, typed, newHost)) ? 'hotel' : undefined;
  for (const kind of kinds) {
    const [part] = confirmedParts(typed, kind);
    if (part && (await reads.has({ ...part, newHost }))) return kind;
  }
  return undefined;
}

/**
 * Whether a hotel's name has the very words that could also be a place with a letter wrong: "Baltit Inn", which is near Altit.
 * At half a unit.
 */
async function isNamed(reads: MeaningReads, typed: string, newHost: boolean): Promise<boolean> {
  const [part] = confirmedParts(typed, 'hotel');
  if (part?.hotel === undefined) return false;
  const phrases = await reads.phrases({ ...part, newHost });
  return phrases.some((phrase) => `${phrase}-`.startsWith(`${part.hotel}-`));
}

/** The place or hotel that a page says it shows. `names` are those of hotels of which the page itself may have no room. */
export function shownOf(typed: string, kind: MeaningKind, names: readonly string[]): SearchAnswer {
  const [part, around] = confirmedParts(typed, kind);
  const instead = ['guess', 'likeFirst', 'likeLast', 'within'].includes(kind);
  if (part?.hotel !== undefined) {
    const [name, ...others] = new Set(names);
    return { kind: 'hotel', name: others.length === 0 ? (name ?? typed) : typed, instead };
  }
  const name = part ? placeName(part.place ?? everywhere, typed) : typed;
  return { kind: 'place', name, instead, ...(around?.place !== undefined && { around: placeName(around.place) }) };
}
