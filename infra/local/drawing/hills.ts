import { cottage } from './dwellings.ts';
import { church } from './landmarks.ts';
import { mistFill, peak, ridge } from './ridges.ts';
import type { Scene } from './scene.ts';
import { east, sky, west } from './sky.ts';
import { snowline } from './snow.ts';
import { placed, poly, smooth } from './svg.ts';
import { meadow, pines, poplars, roundTrees, row } from './trees.ts';
import { river } from './water.ts';

/** Murree: ridge behind ridge of pines, the church on its knoll. */
export function murree(scene: Scene): string {
  const { random, land } = scene;
  const far = peak(scene, {
    x: random.between(180, 300),
    top: 215,
    base: 400,
    left: 330,
    right: 380,
    rock: '#7f96a0',
    distance: 0.5,
    snow: snowline(scene, 0.2),
  });
  return (
    sky(scene) +
    far +
    ridge(scene, { base: 352, height: 70, color: '#7b9a9b', distance: 0.55 }) +
    ridge(scene, { base: 388, height: 72, color: '#5f8780', distance: 0.38 }) +
    pines(scene, row(scene, [west, 404], [east, 398], [60, 34]), 0.34) +
    ridge(scene, { base: 428, height: 64, color: '#47705f', distance: 0.22 }) +
    pines(scene, row(scene, [west, 440], [330, 428], [26, 62]), 0.18) +
    pines(scene, row(scene, [640, 430], [east, 436], [24, 62]), 0.18) +
    smooth(
      [
        [150, 520],
        [300, 440],
        [420, 410],
        [560, 408],
        [680, 432],
        [840, 520],
      ],
      mistFill(scene, land.grass, 0.06),
    ) +
    pines(scene, row(scene, [330, 424], [420, 414], [5, 84]), 0.1) +
    placed(church(scene), [476, 426], 1) +
    pines(scene, row(scene, [640, 430], [760, 452], [6, 92]), 0.08) +
    placed(cottage(scene, '#4f7d78'), [770, 470], 0.8) +
    placed(cottage(scene, '#a5493b'), [262, 474], 0.75) +
    smooth(
      [
        [west, 700],
        [west, 470],
        [120, 478],
        [420, 492],
        [760, 478],
        [east, 462],
        [east, 700],
      ],
      mistFill(scene, land.grass, 0),
    ) +
    pines(scene, row(scene, [west, 490], [210, 508], [10, 118]), 0.02) +
    pines(scene, row(scene, [760, 504], [east, 484], [10, 118]), 0.02)
  );
}

/** Swat: green terraces, poplars and the wide bends of the river. */
export function swat(scene: Scene): string {
  const { random, land } = scene;
  const summit = (x: number, top: number, half: number): string =>
    peak(scene, {
      x,
      top,
      base: 400,
      left: half,
      right: half * 1.1,
      rock: '#7d8f98',
      distance: 0.4,
      snow: snowline(scene, 0.42),
    });
  return (
    sky(scene) +
    summit(120 + random.between(-30, 30), 190, 260) +
    summit(830, 205, 280) +
    summit(500, 130, 290) +
    ridge(scene, { base: 392, height: 84, color: '#5f8d80', distance: 0.42 }) +
    ridge(scene, { base: 420, height: 66, color: '#4d7a62', distance: 0.26 }) +
    pines(scene, row(scene, [west, 424], [east, 424], [70, 24]), 0.22) +
    poly(
      [
        [west, 416],
        [east, 416],
        [east, 700],
        [west, 700],
      ],
      mistFill(scene, land.grass, 0.08),
    ) +
    terraces(scene) +
    river(scene, [
      [470, 420, 4],
      [540, 436, 9],
      [410, 462, 17],
      [560, 502, 32],
      [390, 562, 62],
      [560, 700, 130],
    ]) +
    poplars(scene, row(scene, [120, 446], [360, 452], [12, 74]), 0.12) +
    poplars(scene, row(scene, [600, 446], [840, 442], [13, 78]), 0.12) +
    placed(cottage(scene, '#8a5a42'), [706, 470], 0.62) +
    placed(cottage(scene, '#9d4b3c'), [230, 474], 0.62) +
    roundTrees(scene, row(scene, [640, 492], [960, 500], [7, 46]), { color: land.fruit, distance: 0.05 }) +
    poplars(scene, row(scene, [west, 520], [250, 506], [11, 140]), 0.03) +
    poplars(scene, row(scene, [800, 520], [east, 530], [9, 150]), 0.03) +
    meadow(scene, [520, 630], ['#f2d9a2', '#d98467'])
  );
}

function terraces(scene: Scene): string {
  const { land } = scene;
  const field = (y: number, inset: number, hex: string): string =>
    smooth(
      [
        [west, y + 26],
        [west, y],
        [inset, y + 4],
        [inset + 70, y + 12],
        [inset, y + 26],
      ],
      scene.out(hex, 0.12),
    ) +
    smooth(
      [
        [east, y + 26],
        [east, y],
        [960 - inset, y + 4],
        [890 - inset, y + 12],
        [960 - inset, y + 26],
      ],
      scene.out(hex, 0.12),
    );
  return (
    field(430, 330, land.field) + field(450, 300, land.leaf) + field(474, 250, land.field) + field(504, 170, land.grass)
  );
}
