import type { RoomHit, Shown } from '../../shared/contracts/search.ts';
import { pageSize } from '../../shared/rules/catalogue.ts';
import { isTelling, openingOf, phraseOf, wordsOf } from '../../shared/rules/hotelNames.ts';
import { everywhere, knownNames, placeName, valleyOf } from '../../shared/rules/places.ts';
import { isBesides, soughtPlace } from '../../shared/rules/soughtPlace.ts';
import type { openRoomSearch, RoomPage } from './roomSearch.ts';
import type { PageWanted } from './soughtLists.ts';
import type { Wanted } from './wanted.ts';

/** Where rooms are looked for; of the others all is asked for alike. */
export type Part = Pick<Wanted, 'place' | 'without' | 'hotel' | 'like'>;

/**
 * What a typed place may mean: the place itself, the place that was misspelled, a hotel, a hotel with its place behind it,
 * a hotel that was misspelled behind its first word or before its last, or the place that is named beside other words.
 */
export const meanings = ['place', 'guess', 'hotel', 'hotelHead', 'likeFirst', 'likeLast', 'within'] as const;

export type MeaningKind = (typeof meanings)[number];

/** What is looked through for a meaning, one after the other; nothing where the text cannot mean that. */
export function partsOf(typed: string, kind: MeaningKind): Part[] {
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

type Reads = Pick<ReturnType<typeof openRoomSearch>, 'find' | 'hasPlace'>;

interface Meaning {
  kind: MeaningKind;
  firstPage?: RoomPage;
}

/**
 * What is meant by a typed place: a place that Sarai knows costs nothing to tell, any other half a unit, a hotel another
 * half, which is looked for also where the place may be misspelled. `firstPage` is what was found of a hotel meanwhile, in the size and order of the page.
 */
export async function findMeaning(search: Reads, typed: string, page: PageWanted): Promise<Meaning> {
  const { key, isKnown, guess, within } = soughtPlace(typed);
  if (isKnown || key === '' || (await search.hasPlace(key))) return { kind: 'place' };
  if (guess !== undefined) return { kind: (await isNamed(search, typed)) ? 'hotel' : 'guess' };
  return (await findHotel(search, typed, page)) ?? { kind: within === undefined ? 'place' : 'within' };
}

/**
 * Whether a hotel's name has the very words that could also be a place with a letter wrong: "Baltit Inn", which is near Altit.
 * At half a unit.
 */
export async function isNamed(search: Pick<Reads, 'find'>, typed: string): Promise<boolean> {
  const [part] = partsOf(typed, 'hotel');
  if (!part) return false;
  const { entries } = await search.find(part, { sort: 'price', limit: pageSize.home });
  const spaced = (name: string) => ` ${wordsOf(name).join(' ')} `;
  return entries.some(({ name }) => spaced(name).includes(spaced(typed)));
}

async function findHotel(search: Reads, typed: string, page: PageWanted): Promise<Meaning | undefined> {
  for (const kind of ['hotel', 'hotelHead', 'likeFirst', 'likeLast'] as const) {
    const [part] = partsOf(typed, kind);
    const firstPage = part && (await search.find(part, { ...page, after: undefined }));
    if (firstPage && firstPage.entries.length > 0) return { kind, firstPage };
  }
  return undefined;
}

/** What a page says that it shows. `firstPage` names the hotels of which the page itself has no room. */
export function shownOf(typed: string, kind: MeaningKind, hits: readonly RoomHit[], firstPage?: RoomPage): Shown {
  const [part, around] = partsOf(typed, kind);
  const instead = ['guess', 'likeFirst', 'likeLast', 'within'].includes(kind);
  if (part?.hotel !== undefined) return { kind: 'hotel', name: hotelName(hits, firstPage) ?? typed, instead };
  const name = part ? placeName(part.place ?? everywhere, typed) : typed;
  return { kind: 'place', name, instead, ...(around?.place !== undefined && { around: placeName(around.place) }) };
}

/** The name of the hotels that were found, where all have the same. */
function hotelName(hits: readonly RoomHit[], firstPage?: RoomPage): string | undefined {
  const shown = hits.flatMap(({ hotels }) => hotels);
  const [name, ...others] = new Set((shown.length > 0 ? shown : (firstPage?.entries ?? [])).map((each) => each.name));
  return others.length === 0 ? name : undefined;
}
