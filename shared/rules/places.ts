import { destinations } from './destinations.ts';
import { aliases, namesInAddresses, placeByName } from './placeNames.ts';

/** Towns around a better known place: a room there is found by the town and by that place. */
const towns = placeByName({
  murree: ['nathia gali', 'nathiagali', 'bhurban', 'patriata', 'jhika gali', 'kuldana'],
  swat: ['kalam', 'mingora', 'malam jabba', 'bahrain', 'miandam'],
  hunza: ['passu', 'gulmit', 'aliabad', 'altit'],
  kashmir: ['muzaffarabad', 'keran', 'sharda', 'kel', 'rawalakot', 'neelum'],
  gilgit: ['danyore', 'naltar'],
  skardu: ['shigar', 'kachura', 'khaplu'],
  naran: ['kaghan', 'batakundi'],
  chitral: ['ayun', 'bumburet'],
});

/** Villages of a valley that itself belongs to a destination. */
const hamlets = placeByName({ neelum: ['keran', 'sharda', 'kel'] });

/** Destinations of a region, which is searched as a whole. */
const regions = placeByName({ 'gilgit baltistan': ['hunza', 'gilgit', 'skardu'] });

/** Words that may follow the name of a place without being part of it. */
const tails = /^(.+?) (?:pakistan|پاکستان|gilgit baltistan|gb|khyber pakhtunkhwa|kpk|kp|punjab|azad kashmir|ajk)$/u;

/** Key of all places together; no place can have it, for it has no letters. */
export const everywhere = '*';

/** Texts of people who do not mind the place. */
export const namesOfEverywhere: ReadonlySet<string> = new Set([
  'pakistan',
  'پاکستان',
  'north',
  'the north',
  'northern pakistan',
  'north pakistan',
  'northern areas',
  'anywhere',
  'everywhere',
  'شمالی علاقے',
  'شمالی پاکستان',
]);

/** Bytes of UTF-8 of a key: it is part of every search entry, which must stay small. */
const longestKey = 64;

/**
 * The key of a typed place: letters and digits of any script, lower case, without the country or the province behind it,
 * aliases resolved.
 */
export function placeKey(typed: string): string {
  const plain = withoutTail(beginning(plainly(typed), longestKey));
  return aliases.get(plain) ?? plain;
}

function withoutTail(name: string): string {
  const head = tails.exec(name)?.[1];
  return head === undefined ? name : withoutTail(head);
}

/** The valley around a village, or the destination around a town; undefined for what is searched by itself. */
export function valleyOf(key: string): string | undefined {
  return hamlets.get(key) ?? towns.get(key);
}

/** Letters, marks and digits of any script, lower case, with single blanks between words. */
export function plainly(typed: string): string {
  return typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** The beginning of a text that fits into so many bytes of UTF-8. */
export function beginning(text: string, bytes: number): string {
  let kept = '';
  let left = bytes;
  for (const letter of text) {
    left -= encodeURIComponent(letter).replace(/%../g, '.').length;
    if (left < 0) break;
    kept += letter;
  }
  return kept.trim();
}

/** Every place that a property is known by: its own names, and the valley, destination and region around them. */
export function placesOf(names: readonly string[]): string[] {
  const places = new Set(names.map(placeKey).filter((key) => key !== ''));
  // The walk through a set reaches places that it adds itself.
  for (const key of places)
    for (const around of [valleyOf(key), towns.get(key), regions.get(key)]) if (around) places.add(around);
  return [...places];
}

/** Every name of a place that Sarai knows, in plain letters, with its key; the destinations come first. */
export const knownNames: ReadonlyMap<string, string> = new Map(
  [...Object.keys(destinations), ...aliases.values(), ...aliases.keys(), ...towns.keys(), ...regions.values()].map(
    (name) => [name, placeKey(name)],
  ),
);

const printed: Readonly<Record<string, string>> = {
  ...destinations,
  neelum: 'Neelum Valley',
  'gilgit baltistan': 'Gilgit-Baltistan',
  [everywhere]: 'Pakistan',
};

/** A place as pages name it: one that Sarai knows by its own name, any other as it was typed. */
export function placeName(key: string, typed = key): string {
  const own = Object.hasOwn(printed, key) ? printed[key] : undefined;
  return own ?? (knownNames.has(key) ? shortName(key) : typed);
}

/** A known place without what it is: "Hunza" for Hunza Valley. */
export function shortName(key: string): string {
  return key.replace(/(?<=^| )\p{L}/gu, (letter) => letter.toUpperCase());
}

/** Every name by which a page may call a known place, each once. */
export function namesOnPages(): string[] {
  const names = [...knownNames.values()].flatMap((key) => [placeName(key), shortName(key)]);
  return [...new Set([placeName(everywhere), ...names, ...namesInAddresses])];
}
