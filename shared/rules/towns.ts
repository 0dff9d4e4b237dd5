import { placeKey, plainly, shortName } from './places.ts';

/**
 * Parts of an address that a town decides: its province or territory and, where it is known, the code of its post
 * office.
 */
export interface Town {
  state: string;
  zipCode: string;
}

/** Towns of the six destinations, and the destinations themselves, in plain letters. */
const townsOf = {
  Punjab: ['murree', 'bhurban', 'patriata', 'jhika gali', 'kuldana', 'ghora gali'],
  'Khyber Pakhtunkhwa': [
    'swat',
    'mingora',
    'saidu sharif',
    'bahrain',
    'madyan',
    'matta',
    'kalam',
    'malam jabba',
    'miandam',
    'nathia gali',
  ],
  'Gilgit-Baltistan': [
    'gilgit',
    'danyore',
    'naltar',
    'hunza',
    'karimabad',
    'altit',
    'aliabad',
    'gulmit',
    'passu',
    'sust',
    'skardu',
    'shigar',
    'kachura',
    'khaplu',
  ],
  'Azad Kashmir': ['kashmir', 'muzaffarabad', 'pattika', 'athmuqam', 'neelum', 'keran', 'sharda', 'kel', 'rawalakot'],
} as const;

type TownName = (typeof townsOf)[keyof typeof townsOf][number];

/**
 * Codes of the post offices that deliver there, from Pakistan Post's directory by general post offices (Murree, Saidu Sharif,
 * Gilgit, Muzaffarabad) as https://www.pak24tv.com/postalcode repeats it; Skardu's is that of the hotels in the town. A
 * town whose own office is not in it has none here: a wrong code is worse than an empty field.
 */
const zipCodes: Partial<Record<TownName, string>> = {
  murree: '47150',
  'jhika gali': '47180',
  kuldana: '47130',
  'ghora gali': '47110',
  mingora: '19130',
  'saidu sharif': '19200',
  bahrain: '19010',
  madyan: '19020',
  matta: '19040',
  gilgit: '15100',
  danyore: '15110',
  hunza: '15700',
  karimabad: '15700',
  altit: '15710',
  aliabad: '15600',
  sust: '15800',
  skardu: '16100',
  muzaffarabad: '13100',
  pattika: '13210',
  athmuqam: '13230',
};

const towns: ReadonlyMap<string, Town> = new Map(
  Object.entries(townsOf).flatMap(([state, names]) =>
    names.map((name) => [name, { state, zipCode: zipCodes[name] ?? '' }] as const),
  ),
);

/** The town that a typed city names, in any spelling that `places` knows; `zipCode` is empty where it is not known. */
export function townOf(city: string): Town | undefined {
  return towns.get(plainly(city)) ?? towns.get(placeKey(city));
}

/** Among the names above those of a valley or a region, where a hotel may be in one of several towns. */
const wideNames: ReadonlySet<string> = new Set(['swat', 'hunza', 'kashmir', 'neelum'] satisfies TownName[]);

/** The city of a hotel whose location names one town: as it was typed, or the town of a destination such as "Murree Hills". */
export function cityOf(location: string): string | undefined {
  const plain = plainly(location);
  if (towns.has(plain)) return wideNames.has(plain) ? undefined : location.trim();
  const key = placeKey(location);
  if (!towns.has(key) || wideNames.has(key)) return undefined;
  return /\p{sc=Latn}/u.test(location) ? shortName(key) : location.trim();
}
