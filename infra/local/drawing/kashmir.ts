import { timberHouse } from './dwellings.ts';
import { mistFill, peak, ridge } from './ridges.ts';
import type { Scene } from './scene.ts';
import { east, sky, west } from './sky.ts';
import { snowline } from './snow.ts';
import { placed, poly } from './svg.ts';
import { boulders, pines, roundTrees, row } from './trees.ts';
import { river } from './water.ts';

/** Kashmir: steep dark forest on both sides, timber houses over the Neelum. */
export function kashmir(scene: Scene): string {
  const { random, land } = scene;
  const slope = (side: -1 | 1, reach: number, [top, distance]: readonly [number, number]): string => {
    const x = (share: number): number => 480 + side * share;
    return poly(
      [
        [x(760), top],
        [x(520), top + 40],
        [x(330), top + 130],
        [x(reach), 450],
        [x(760), 520],
      ],
      mistFill(scene, '#3f6c5b', distance),
    );
  };
  const forest = (
    side: -1 | 1,
    [far, near]: readonly [number, number],
    [distance, h]: readonly [number, number],
  ): string =>
    [0, 1, 2]
      .map((step) =>
        pines(
          scene,
          row(scene, [480 + side * (near + step * 36), 440 - step * 50], [480 + side * far, 360 - step * 78], [16, h]),
          distance,
        ),
      )
      .reverse()
      .join('');
  return (
    sky(scene) +
    peak(scene, {
      x: 440 + random.between(-40, 40),
      top: 128,
      base: 410,
      left: 300,
      right: 330,
      rock: '#778b96',
      distance: 0.36,
      snow: snowline(scene, 0.5),
    }) +
    peak(scene, {
      x: 760,
      top: 200,
      base: 410,
      left: 220,
      right: 300,
      rock: '#71868c',
      distance: 0.46,
      snow: snowline(scene, 0.36),
    }) +
    ridge(scene, { base: 408, height: 70, color: '#56807a', distance: 0.4 }) +
    slope(-1, 70, [170, 0.24]) +
    slope(1, 60, [150, 0.24]) +
    forest(-1, [720, 150], [0.2, 40]) +
    forest(1, [720, 150], [0.18, 42]) +
    poly(
      [
        [west, 444],
        [east, 444],
        [east, 700],
        [west, 700],
      ],
      mistFill(scene, land.grass, 0.06),
    ) +
    river(scene, [
      [500, 440, 7],
      [440, 462, 20],
      [530, 500, 46],
      [440, 560, 92],
      [520, 700, 170],
    ]) +
    placed(timberHouse(scene, '#7d5238', '#a14a3b'), [300, 488], 1.05) +
    placed(timberHouse(scene, '#8b6243', '#4d7b7a'), [660, 478], 0.95) +
    placed(timberHouse(scene, '#6f4a36', '#b98a4e'), [756, 502], 1.15) +
    roundTrees(scene, row(scene, [190, 496], [250, 500], [3, 62]), { color: land.leaf, distance: 0.04 }) +
    boulders(scene, [
      { x: 410, y: 520, h: 16 },
      { x: 590, y: 545, h: 22 },
      { x: 360, y: 570, h: 26 },
      { x: 470, y: 500, h: 9 },
      { x: 520, y: 590, h: 20 },
    ]) +
    pines(scene, row(scene, [west, 520], [130, 530], [8, 150]), 0.02) +
    pines(scene, row(scene, [860, 530], [east, 520], [8, 150]), 0.02)
  );
}
