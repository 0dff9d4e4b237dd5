import { beginning, plainly } from './places.ts';

/** Bytes of UTF-8 that a sort key has of a name. */
const longestPhrase = 48;

/** The most words of a name by which a hotel is found. */
const mostWords = 6;

/** Letters that name a partition, and that must be typed of a name at least. */
const opening = 3;

/** Words that so many hotels have in their names that nobody is found by them alone. */
const common = new Set([
  ...[
    'hotel',
    'hotels',
    'guest',
    'house',
    'houses',
    'guesthouse',
    'lodge',
    'inn',
    'rooms',
    'room',
    'cottage',
    'cottages',
  ],
  ...[
    'resort',
    'motel',
    'huts',
    'hut',
    'cabins',
    'residency',
    'the',
    'and',
    'of',
    'at',
    'in',
    'by',
    'family',
    'restaurant',
  ],
  ...[
    'ہوٹل',
    'گیسٹ',
    'ہاؤس',
    'لاج',
    'گھر',
    'کمرے',
    'کمرہ',
    'کاٹیج',
    'ریزورٹ',
    'موٹل',
    'اور',
    'میں',
    'کا',
    'کی',
    'کے',
    'دی',
  ],
]);

/** Whether a word tells one hotel from another. */
export function isTelling(word: string): boolean {
  return !common.has(word) && [...word].length >= opening;
}

/** The words of a name as keys have them. They are joined so that a name that ends sorts before one that goes on. */
export function wordsOf(name: string): string[] {
  return plainly(name).split(' ').filter(Boolean);
}

/**
 * A hotel's name from its first word on, and from each telling one: "sehr-bungalow" and "bungalow". It is found by the
 * beginning of any of them.
 */
export function namePhrases(name: string): string[] {
  const words = wordsOf(name);
  const starts = words.flatMap((word, at) => (at === 0 || isTelling(word) ? [at] : [])).slice(0, mostWords);
  const phrases = starts.map((at) => phraseOf(words.slice(at))).filter(openingOf);
  return [...new Set(phrases)];
}

/** The most parts of a name in Urdu by which a hotel is found: a change of its prices writes each of them anew. */
const mostInUrdu = 3;

/** The parts of a hotel's name, and of its name in Urdu. */
export function phrasesOf({ name, urduName = '' }: { name: string; urduName?: string | undefined }): string[] {
  return [...new Set([...namePhrases(name), ...namePhrases(urduName).slice(0, mostInUrdu)])];
}

/** The key of some words. */
export function phraseOf(words: readonly string[]): string {
  return beginning(words.join('-'), longestPhrase);
}

/** The letters by which a phrase's partition is named; undefined where it has too few. */
export function openingOf(phrase: string): string | undefined {
  const letters = [...phrase].slice(0, opening);
  return letters.length < opening ? undefined : letters.join('');
}
