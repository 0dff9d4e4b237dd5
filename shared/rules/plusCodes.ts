import type { Spot } from './placeSpots.ts';

const digits = '23456789CFGHJMPQRVWX';

/** Degrees of a cell of each pair of digits. */
const cells = [20, 1, 0.05, 0.0025, 0.000125] as const;

const degreesAround = 0.5;

/** A plus code of ten digits, or of six with the name of a place behind: both as they stand in a text. */
const written = new RegExp(
  `(?:^|\\s)([${digits}]{4})?([${digits}]{4})\\+([${digits}]{2})[${digits}]?(?=[\\s,]|$)[\\s,]*(.*)$`,
  'i',
);

/**
 * The middle of the cell, some fourteen metres wide, that a plus code names (Open Location Code, https://github.com/google/open-location-code).
 * A short code is meant near the place behind it, whose spot `spotOf` knows. It is undefined where the text is no plus code, or nobody knows the place.
 */
export function readPlusCode(text: string, spotOf: (place: string) => Spot | undefined): Spot | undefined {
  const [, region, area = '', exact = '', place = ''] = written.exec(text) ?? [];
  if (area === '') return undefined;
  if (region !== undefined) return middleOf(region + area + exact);
  const near = spotOf(place);
  return near && nearest(middleOf(regionOf(near) + area + exact), near);
}

function middleOf(code: string): Spot {
  const values = [...code.toUpperCase()].map((digit) => digits.indexOf(digit));
  const along = (first: 0 | 1) => cells.reduce((sum, cell, at) => sum + cell * (values[at * 2 + first] ?? 0), 0);
  const half = cells[4] / 2;
  return [along(0) + half - 90, along(1) + half - 180];
}

/** The four digits of the degree in which a spot lies. */
function regionOf([north, east]: Spot): string {
  const pair = (degrees: number) => [Math.floor(degrees / 20), Math.floor(degrees % 20)] as const;
  const [[northLarge, northSmall], [eastLarge, eastSmall]] = [pair(north + 90), pair(east + 180)];
  return [northLarge, eastLarge, northSmall, eastSmall].map((at) => digits[at]).join('');
}

/** The degree beside is meant where that is nearer. */
function nearest([north, east]: Spot, [nearNorth, nearEast]: Spot): Spot {
  const shift = (there: number, near: number) => {
    if (there - near > degreesAround) return there - 1;
    return near - there > degreesAround ? there + 1 : there;
  };
  return [shift(north, nearNorth), shift(east, nearEast)];
}
