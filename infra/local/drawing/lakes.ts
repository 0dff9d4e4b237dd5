import { cottage } from './dwellings.ts';
import { mistFill, peak, ridge } from './ridges.ts';
import type { Scene } from './scene.ts';
import { east, sky, west } from './sky.ts';
import { more } from './snow.ts';
import { line, type Point, path, placed, smooth } from './svg.ts';
import { poplars, roundTrees, row } from './trees.ts';
import { lake } from './water.ts';

/** Skardu: red swept roofs on the shore of Kachura, bare mountains in the water. */
export function skardu(scene: Scene): string {
  const { random, land } = scene;
  const mountains =
    peak(scene, {
      x: 520 + random.between(-60, 60),
      top: 96,
      base: 436,
      left: 320,
      right: 340,
      rock: '#8c8d95',
      distance: 0.36,
      snow: more(scene, 0.52),
    }) +
    peak(scene, {
      x: 120,
      top: 160,
      base: 440,
      left: 350,
      right: 300,
      rock: '#a58a71',
      distance: 0.24,
      snow: more(scene, 0.14),
    }) +
    peak(scene, {
      x: 890,
      top: 176,
      base: 440,
      left: 290,
      right: 350,
      rock: '#9d836d',
      distance: 0.24,
      snow: more(scene, 0.14),
    }) +
    ridge(scene, { base: 430, height: 48, color: '#a58c6c', distance: 0.22, jagged: 4, foot: 446 });
  const red = '#b0402f';
  return (
    sky(scene) +
    mountains +
    lake(scene, [444, 700], mountains) +
    poplars(scene, row(scene, [west, 446], [330, 450], [22, 62]), 0.14) +
    poplars(scene, row(scene, [650, 450], [east, 446], [22, 66]), 0.14) +
    smooth(
      [
        [180, 462],
        [260, 446],
        [480, 442],
        [720, 446],
        [800, 462],
        [480, 478],
      ],
      scene.out(land.grass, 0.05),
    ) +
    roundTrees(scene, row(scene, [270, 456], [350, 456], [4, 48]), { color: land.fruit, distance: 0.06 }) +
    placed(cottage(scene, red), [390, 460], 0.9) +
    placed(cottage(scene, red), [580, 461], 1) +
    placed(cottage(scene, red), [482, 466], 1.3) +
    placed(cottage(scene, red), [680, 460], 0.7) +
    boat(scene, [620, 530]) +
    boat(scene, [320, 560]) +
    smooth(
      [
        [west, 720],
        [west, 580],
        [60, 596],
        [330, 640],
        [520, 720],
      ],
      mistFill(scene, land.grass, 0),
    ) +
    roundTrees(scene, row(scene, [-120, 604], [110, 622], [4, 120]), { color: land.fruit, distance: 0 }) +
    poplars(scene, row(scene, [900, 620], [east, 600], [7, 180]), 0.01)
  );
}

export function boat(scene: Scene, at: Point): string {
  const hull =
    path('M-26 0Q0 15 26 0L21 11Q0 17 -21 11Z', scene.out('#7b4a34')) +
    path('M-26 0Q0 7 26 0Q0 -4 -26 0Z', scene.out('#e3c08d')) +
    line(
      [
        [-22, 17],
        [22, 17],
      ],
      scene.out('#174c55'),
      2.4,
      'opacity="0.5"',
    );
  return placed(hull, at, 0.9);
}
