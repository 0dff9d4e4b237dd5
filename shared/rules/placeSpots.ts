import { knownNames, placesOf, valleyOf } from './places.ts';

/** Degrees north and east. */
export type Spot = readonly [north: number, east: number];

/**
 * Where the places lie that Sarai knows, by their keys: a valley where its town does. docs/guides.md says where the figures come from; all
 * are right to a hundredth of a degree or two, about two kilometres.
 */
const spots: Readonly<Record<string, Spot>> = {
  murree: [33.91, 73.39],
  'nathia gali': [34.07, 73.38],
  bhurban: [33.96, 73.45],
  patriata: [33.85, 73.47],
  'jhika gali': [33.92, 73.42],
  kuldana: [33.93, 73.4],
  swat: [34.78, 72.36],
  mingora: [34.78, 72.36],
  kalam: [35.48, 72.59],
  'malam jabba': [34.8, 72.57],
  bahrain: [35.21, 72.55],
  miandam: [35.05, 72.56],
  hunza: [36.33, 74.66],
  altit: [36.32, 74.68],
  aliabad: [36.31, 74.62],
  gulmit: [36.38, 74.86],
  passu: [36.49, 74.89],
  kashmir: [34.36, 73.47],
  muzaffarabad: [34.36, 73.47],
  neelum: [34.57, 73.9],
  keran: [34.67, 73.95],
  sharda: [34.79, 74.19],
  kel: [34.82, 74.35],
  rawalakot: [33.86, 73.76],
  gilgit: [35.92, 74.31],
  danyore: [35.92, 74.38],
  naltar: [36.12, 74.19],
  skardu: [35.3, 75.63],
  kachura: [35.44, 75.45],
  shigar: [35.42, 75.74],
  khaplu: [35.16, 76.33],
  naran: [34.91, 73.65],
  kaghan: [34.78, 73.53],
  batakundi: [34.93, 73.79],
  chitral: [35.85, 71.79],
  ayun: [35.72, 71.77],
  bumburet: [35.69, 71.69],
};

/** Where a place lies, by any of its names: "Karimabad, Pakistan" where Karimabad does. */
export function spotOfPlace(name: string): Spot | undefined {
  const [place = ''] = name.split(',');
  return placesOf([place]).flatMap((key) => (spots[key] ? [spots[key]] : []))[0];
}

const earthRadius = 6371;

/** Kilometres in a straight line between two spots, on a sphere. */
export function kilometresBetween([north, east]: Spot, [otherNorth, otherEast]: Spot): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const across =
    Math.sin(radians(otherEast - east) / 2) ** 2 * Math.cos(radians(north)) * Math.cos(radians(otherNorth));
  const half = Math.sin(radians(otherNorth - north) / 2) ** 2 + across;
  return 2 * earthRadius * Math.asin(Math.sqrt(half));
}

/** About so many kilometres, as they are said: as the spots are known, from ten kilometres on in fives. */
function roughly(kilometres: number): number {
  return kilometres < 10 ? Math.max(1, Math.round(kilometres)) : Math.round(kilometres / 5) * 5;
}

/** Another place, and about how many kilometres lie between. */
export interface PlaceNearby {
  place: string;
  kilometres: number;
}

/** All other known places by their distance from one, the nearest first; none where it is not known where that lies. */
export function placesAround(key: string): PlaceNearby[] {
  const here = spots[key];
  if (!here) return [];
  const others = Object.entries(spots).filter(([place]) => place !== key && knownNames.has(place));
  const distances = others.map(([place, there]) => ({ place, kilometres: kilometresBetween(here, there) }));
  const inOrder = distances.toSorted((a, b) => a.kilometres - b.kilometres);
  return inOrder.map(({ place, kilometres }) => ({ place, kilometres: roughly(kilometres) }));
}

/** The known place that is nearest to a spot. */
export function placeNearest(spot: Spot): PlaceNearby {
  const known = Object.entries(spots).filter(([place]) => knownNames.has(place));
  const distances = known.map(([place, there]) => ({ place, kilometres: kilometresBetween(spot, there) }));
  const nearest = distances.reduce((one, other) => (other.kilometres < one.kilometres ? other : one));
  return { ...nearest, kilometres: roughly(nearest.kilometres) };
}

/** The known places around a place, the widest last: whoever has nothing in them has nothing in it. */
export function placesWith(key: string): string[] {
  const around = valleyOf(key);
  return around === undefined ? [] : [around, ...placesWith(around)];
}
