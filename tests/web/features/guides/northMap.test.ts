import { expect, test } from 'vitest';
import { arrivals, mapRoads, peaks, rivers, start } from '../../../../web/src/features/guides/map/north.ts';
import { lineThrough, mapSize, project, type Spot } from '../../../../web/src/features/guides/map/projection.ts';

const towns: Readonly<Record<string, Spot>> = { ...arrivals, islamabad: start.at };

/** Kilometres as the crow flies. */
function apart([lat, lon]: Spot, [otherLat, otherLon]: Spot): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const sum = half(lat, otherLat) + Math.cos(radians(lat)) * Math.cos(radians(otherLat)) * half(lon, otherLon);
  return 2 * 6371 * Math.asin(Math.sqrt(sum));
}

function drawnApart(one: Spot, other: Spot): number {
  const [a, b] = [project(one), project(other)];
  return Math.hypot(a.x - b.x, a.y - b.y);
}

test('towns are as far from each other as they are on the ground, by three in a hundred', () => {
  const pairs = Object.values(towns).flatMap((one, index) =>
    Object.values(towns)
      .slice(index + 1)
      .map((other) => ({ ground: apart(one, other), drawn: drawnApart(one, other) * 1.112 })),
  );
  expect(pairs).toHaveLength(21);
  expect(pairs.filter(({ ground, drawn }) => Math.abs(drawn / ground - 1) > 0.03)).toEqual([]);
});

test('everything that has a name lies on the map', () => {
  const spots = [...Object.values(towns), ...peaks.map(({ at }) => at), ...mapRoads.map(({ sign }) => sign)];
  const outside = [...spots, ...rivers.map(({ label }) => label)].filter((spot) => {
    const { x, y } = project(spot);
    return x < 0 || y < 0 || x > mapSize.width || y > mapSize.height;
  });
  expect(outside).toEqual([]);
});

test('a road leads to each destination', () => {
  const onRoads = mapRoads.flatMap(({ spots }) => spots);
  const lost = Object.values(arrivals).filter((at) => !onRoads.some((spot) => apart(spot, at) < 3));
  expect(lost).toEqual([]);
});

test('a line goes through all of its spots', () => {
  const spots: Spot[] = [
    [34, 73],
    [35, 74],
    [35, 75],
  ];
  const line = lineThrough(spots);
  for (const { x, y } of spots.map(project)) expect(line).toContain(`${x} ${y}`);
});
