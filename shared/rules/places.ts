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

/** Other names for one and the same place, in Latin and Urdu letters. */
const aliases: Record<string, string> = {
  'murree hills': 'murree',
  مری: 'murree',
  sawat: 'swat',
  'swat valley': 'swat',
  'sawat valley': 'swat',
  سوات: 'swat',
  'hunza valley': 'hunza',
  karimabad: 'hunza',
  ہنزہ: 'hunza',
  'azad kashmir': 'kashmir',
  'neelum valley': 'neelum',
  کشمیر: 'kashmir',
  'gilgit city': 'gilgit',
  گلگت: 'gilgit',
  'skardu valley': 'skardu',
  سکردو: 'skardu',
  'naran valley': 'naran',
  ناران: 'naran',
  'kaghan valley': 'naran',
  کاغان: 'kaghan',
  'chitral valley': 'chitral',
  چترال: 'chitral',
};

/** Towns that lie around a better known place: a room there is found by the town and by that place. */
const towns: Record<string, Destination | 'naran' | 'chitral'> = {
  'nathia gali': 'murree',
  nathiagali: 'murree',
  bhurban: 'murree',
  patriata: 'murree',
  'jhika gali': 'murree',
  kuldana: 'murree',
  kalam: 'swat',
  mingora: 'swat',
  'malam jabba': 'swat',
  bahrain: 'swat',
  miandam: 'swat',
  passu: 'hunza',
  gulmit: 'hunza',
  aliabad: 'hunza',
  altit: 'hunza',
  muzaffarabad: 'kashmir',
  keran: 'kashmir',
  sharda: 'kashmir',
  kel: 'kashmir',
  rawalakot: 'kashmir',
  neelum: 'kashmir',
  danyore: 'gilgit',
  naltar: 'gilgit',
  shigar: 'skardu',
  kachura: 'skardu',
  khaplu: 'skardu',
  kaghan: 'naran',
  batakundi: 'naran',
  ayun: 'chitral',
  bumburet: 'chitral',
};

/** Characters of a key. One typed character may stand for a whole phrase, and a table takes keys of 2,048 bytes. */
const longestKey = 100;

/** The key under which a typed place is searched: letters and digits of any script, lower case, aliases resolved. */
export function placeKey(typed: string): string {
  const plain = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return entryOf(aliases, plain) ?? [...plain].slice(0, longestKey).join('').trim();
}

/** Of what is written above alone: every object has an entry named "constructor" besides. */
function entryOf<Entry>(entries: Record<string, Entry>, key: string): Entry | undefined {
  return Object.hasOwn(entries, key) ? entries[key] : undefined;
}

/** Every place that a property is known by: its own names and the destination around them, without repeats. */
export function placesOf(names: readonly string[]): string[] {
  const own = names.map(placeKey).filter((key) => key !== '');
  const around = own.flatMap((key) => entryOf(towns, key) ?? []);
  return [...new Set([...own, ...around])];
}
