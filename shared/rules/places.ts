/** The destinations that Sarai names, by key. The documented spelling "Sawat" stays what the owner prints. */
export const destinations = {
  murree: 'Murree Hills',
  swat: 'Sawat Valley',
  hunza: 'Hunza Valley',
  kashmir: 'Kashmir',
  gilgit: 'Gilgit',
  skardu: 'Skardu',
} as const;

export type Destination = keyof typeof destinations;

/** Other names of one and the same place, in Latin and Urdu letters. */
const aliases = placeByName({
  murree: ['murree hills', 'مری'],
  swat: ['sawat', 'swat valley', 'sawat valley', 'سوات'],
  hunza: ['hunza valley', 'karimabad', 'ہنزہ'],
  kashmir: ['azad kashmir', 'کشمیر'],
  neelum: ['neelum valley'],
  gilgit: ['gilgit city', 'گلگت'],
  skardu: ['skardu valley', 'سکردو'],
  naran: ['naran valley', 'ناران', 'kaghan valley'],
  kaghan: ['کاغان'],
  chitral: ['chitral valley', 'چترال'],
});

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

function placeByName(namesOf: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(namesOf).flatMap(([place, names]) => names.map((name) => [name, place] as const)));
}

/** Bytes of UTF-8 of a key: it is part of every search entry, which must stay small. */
const longestKey = 64;

/** Characters that keys had before that, under which older entries stand. */
const longestKeyBefore = 100;

/** The key under which a typed place is searched: letters and digits of any script, lower case, aliases resolved. */
export function placeKey(typed: string): string {
  const plain = plainly(typed);
  return aliases.get(plain) ?? beginning(plain, longestKey);
}

function placeKeyBefore(typed: string): string {
  const plain = plainly(typed);
  return aliases.get(plain) ?? [...plain].slice(0, longestKeyBefore).join('').trim();
}

function plainly(typed: string): string {
  return typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

function beginning(text: string, bytes: number): string {
  let kept = '';
  let left = bytes;
  for (const letter of text) {
    left -= encodeURIComponent(letter).replace(/%../g, '.').length;
    if (left < 0) break;
    kept += letter;
  }
  return kept.trim();
}

/** Every place that a property is known by: its own names and the destination around them, without repeats. */
export function placesOf(names: readonly string[], keyOf = placeKey): string[] {
  const own = names.map(keyOf).filter((key) => key !== '');
  const around = own.flatMap((key) => towns.get(key) ?? []);
  return [...new Set([...own, ...around])];
}

/** The same as it was when keys were cut later. */
export function placesBefore(names: readonly string[]): string[] {
  return placesOf(names, placeKeyBefore);
}
