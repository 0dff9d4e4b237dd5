import { type Destination, destinations } from './destinations.ts';
import { everywhere, knownNames, namesOfEverywhere, placeKey, plainly } from './places.ts';
import { isNear, mistakes } from './spelling.ts';

/** Places that a typed text may mean, from the text alone. */
export interface SoughtPlace {
  /** The place of exactly this name, or `everywhere`. */
  key: string;
  /** It is a name that Sarai knows, or the beginning of one. */
  isKnown: boolean;
  /** The known place that is meant where none is called so: one whose name differs in a letter or two. */
  guess?: string | undefined;
  /** A known place that is named beside other words. */
  within?: string | undefined;
}

/** Words beside the name of a place that say nothing of it. */
const besides = new Set([
  'hotel',
  'hotels',
  'room',
  'rooms',
  'in',
  'at',
  'near',
  'city',
  'valley',
  'hills',
  'pakistan',
  ...['ہوٹل', 'کمرہ', 'کمرے', 'میں', 'کے', 'شہر', 'وادی', 'وادیِ', 'پاکستان'],
]);

/** Whether a word beside the name of a place says nothing of it. */
export function isBesides(word: string): boolean {
  return besides.has(word);
}

/** Letters of a name that is not typed to its end. */
const leastLetters = 3;

/** Reads a place as people type it: "hunz", "Hunza, Pakistan", "hotels in Kalam, Swat", "Skrdu", "Pakistan". */
export function soughtPlace(typed: string): SoughtPlace {
  const plain = plainly(typed);
  if (isEverywhere(plain)) return { key: everywhere, isKnown: true };
  const key = placeKey(typed);
  if (knownNames.has(key)) return { key, isKnown: true };
  const { places, others } = readWords(plain);
  const named = nearestOf(places);
  if (named !== undefined && others === 0) return { key: named, isKnown: true };
  const begun = plain.length < leastLetters ? undefined : firstOf(([name]) => name.startsWith(plain));
  if (begun !== undefined) return { key: begun, isKnown: true };
  return { key, isKnown: false, guess: guessOf(plain), within: named };
}

/** Whether a text names no place, or all of the country: "Pakistan", "hotels in the north". */
function isEverywhere(plain: string): boolean {
  const words = plain.split(' ').slice(0, 12);
  const telling = words.filter((word) => !isBesides(word) || namesOfEverywhere.has(word));
  return namesOfEverywhere.has(telling.join(' '));
}

/** The known places in a text, in their order, and the number of words that belong to none. */
function readWords(plain: string): { places: string[]; others: number } {
  const words = plain.split(' ').slice(0, 12);
  const places: string[] = [];
  let others = 0;
  for (let at = 0; at < words.length; ) {
    const length = [3, 2, 1].find((count) => knownNames.has(words.slice(at, at + count).join(' '))) ?? 0;
    const key = knownNames.get(words.slice(at, at + length).join(' '));
    if (key !== undefined) places.push(key);
    else if (!isBesides(words[at] ?? '')) others += 1;
    at += Math.max(1, length);
  }
  return { places, others };
}

/** Of "Kalam, Swat" the village, of two destinations the first. */
function nearestOf(places: readonly string[]): string | undefined {
  return places.find((key) => !isDestination(key)) ?? places[0];
}

function guessOf(plain: string): string | undefined {
  const near = [...knownNames].filter(([name]) => isNear(plain, name));
  const fewest = Math.min(...near.map(([name]) => mistakes(plain, name)));
  const nearest = new Set(near.filter(([name]) => mistakes(plain, name) === fewest).map(([, key]) => key));
  // Between two places that are as near nobody can tell.
  return [...nearest].find(isDestination) ?? (nearest.size === 1 ? [...nearest][0] : undefined);
}

/** Destinations first, then the shortest name. */
function firstOf(fits: (known: readonly [string, string]) => boolean): string | undefined {
  const found = [...knownNames].filter(fits).sort(([a], [b]) => a.length - b.length);
  return (found.find(([, key]) => isDestination(key)) ?? found[0])?.[1];
}

/** Whether a key is that of one of the six destinations. */
export function isDestination(key: string): key is Destination {
  return Object.hasOwn(destinations, key);
}

/** The key of what is most likely meant by a typed place. */
export function meantPlace(typed: string): string {
  const { key, isKnown, guess } = soughtPlace(typed);
  return isKnown ? key : (guess ?? key);
}
