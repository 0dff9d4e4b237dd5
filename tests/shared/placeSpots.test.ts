import { expect, test } from 'vitest';
import { kilometresBetween, placesAround, placesWith } from '../../shared/rules/placeSpots.ts';
import { knownNames } from '../../shared/rules/places.ts';

test('all places that Sarai knows have their place on the map, but for the region', () => {
  const known = new Set(placesAround('murree').map(({ place }) => place));
  expect([...new Set(knownNames.values())].filter((key) => key !== 'murree' && !known.has(key))).toEqual([
    'gilgit baltistan',
  ]);
});

test('places are told by their distance, the nearest first', () => {
  expect(
    placesAround('hunza')
      .slice(0, 3)
      .map(({ place }) => place),
  ).toEqual(['altit', 'aliabad', 'gulmit']);
  expect(placesAround('hunza')).toContainEqual({ place: 'gilgit', kilometres: 55 });
  expect(placesAround('nowhere')).toEqual([]);
});

test('a degree to the north is 111 kilometres, and one to the east is shorter there than at the equator', () => {
  expect(kilometresBetween([35, 74], [36, 74])).toBeCloseTo(111.2, 1);
  expect(kilometresBetween([0, 74], [0, 75])).toBeCloseTo(111.2, 1);
  expect(kilometresBetween([60, 74], [60, 75])).toBeCloseTo(55.6, 1);
});

test('a village lies in its valley, and that in its destination', () => {
  expect(placesWith('kel')).toEqual(['neelum', 'kashmir']);
  expect(placesWith('hunza')).toEqual([]);
});
