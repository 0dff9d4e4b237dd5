import { cottage } from './dwellings.ts';
import { fort } from './fort.ts';
import { mosque } from './landmarks.ts';
import { mistFill, peak, ridge } from './ridges.ts';
import type { Scene } from './scene.ts';
import { east, sky, west } from './sky.ts';
import { more } from './snow.ts';
import { placed, poly, smooth } from './svg.ts';
import { poplars, roundTrees, row } from './trees.ts';
import { river } from './water.ts';

/** Hunza: Rakaposhi over everything, Baltit Fort on its spur, apricots and poplars below. */
export function hunza(scene: Scene): string {
  const { random, land } = scene;
  return (
    sky(scene) +
    peak(scene, {
      x: 130,
      top: 205,
      base: 430,
      left: 300,
      right: 260,
      rock: '#8b8f9a',
      distance: 0.46,
      snow: more(scene, 0.5),
    }) +
    peak(scene, {
      x: 880,
      top: 190,
      base: 430,
      left: 280,
      right: 320,
      rock: '#8b8f9a',
      distance: 0.46,
      snow: more(scene, 0.5),
    }) +
    peak(scene, {
      x: 470 + random.between(-50, 50),
      top: 62,
      base: 440,
      left: 380,
      right: 400,
      rock: '#7d828f',
      distance: 0.26,
      snow: more(scene, 0.66),
    }) +
    ridge(scene, { base: 420, height: 96, color: '#a08c76', distance: 0.36, jagged: 5 }) +
    ridge(scene, { base: 446, height: 70, color: '#957d62', distance: 0.2, jagged: 4 }) +
    placed(fort(scene), [484, 412], 1) +
    poplars(scene, row(scene, [west, 452], [380, 470], [22, 58]), 0.14) +
    poplars(scene, row(scene, [590, 470], [east, 452], [22, 62]), 0.14) +
    smooth(
      [
        [west, 700],
        [west, 452],
        [200, 470],
        [480, 480],
        [760, 470],
        [east, 450],
        [east, 700],
      ],
      mistFill(scene, land.grass, 0.05),
    ) +
    wall(scene, 498) +
    roundTrees(scene, row(scene, [-60, 508], [1020, 510], [17, 50]), { color: land.fruit, distance: 0.08 }) +
    placed(cottage(scene, '#9b7a58'), [350, 520], 0.6) +
    placed(cottage(scene, '#8d6a4c'), [640, 524], 0.66) +
    wall(scene, 540) +
    poplars(scene, row(scene, [west, 560], [190, 556], [8, 170]), 0.02) +
    roundTrees(scene, row(scene, [700, 570], [1060, 576], [5, 96]), { color: land.fruit, distance: 0.01 })
  );
}

function wall(scene: Scene, y: number): string {
  return smooth(
    [
      [west, y + 10],
      [west, y],
      [300, y + 5],
      [660, y + 5],
      [east, y],
      [east, y + 10],
      [480, y + 16],
    ],
    scene.out('#a8977c', 0.12),
  );
}

/** Chitral: Tirich Mir at the valley's end, the Shahi mosque among chinars and poplars. */
export function chitral(scene: Scene): string {
  const { random, land } = scene;
  return (
    sky(scene) +
    peak(scene, {
      x: 500 + random.between(-50, 50),
      top: 76,
      base: 430,
      left: 300,
      right: 280,
      rock: '#8791a0',
      distance: 0.32,
      snow: more(scene, 0.7),
    }) +
    peak(scene, {
      x: 340,
      top: 150,
      base: 430,
      left: 210,
      right: 200,
      rock: '#8791a0',
      distance: 0.38,
      snow: more(scene, 0.58),
    }) +
    peak(scene, {
      x: 30,
      top: 170,
      base: 440,
      left: 340,
      right: 330,
      rock: '#9c836d',
      distance: 0.26,
      snow: more(scene, 0.1),
    }) +
    peak(scene, {
      x: 930,
      top: 160,
      base: 440,
      left: 340,
      right: 340,
      rock: '#957d69',
      distance: 0.26,
      snow: more(scene, 0.1),
    }) +
    ridge(scene, { base: 434, height: 60, color: '#8f8565', distance: 0.24, jagged: 3 }) +
    poplars(scene, row(scene, [west, 446], [east, 446], [48, 56]), 0.17) +
    poly(
      [
        [west, 438],
        [east, 438],
        [east, 700],
        [west, 700],
      ],
      mistFill(scene, land.grass, 0.06),
    ) +
    roundTrees(scene, row(scene, [250, 476], [390, 474], [5, 70]), { color: land.leaf, distance: 0.1 }) +
    roundTrees(scene, row(scene, [590, 474], [730, 478], [5, 74]), { color: land.leaf, distance: 0.1 }) +
    placed(mosque(scene), [484, 480], 1) +
    river(scene, [
      [760, 470, 5],
      [640, 496, 20],
      [400, 530, 46],
      [560, 600, 96],
      [420, 700, 160],
    ]) +
    roundTrees(scene, row(scene, [-120, 530], [220, 536], [6, 100]), { color: land.leaf, distance: 0.02 }) +
    poplars(scene, row(scene, [800, 540], [east, 536], [9, 165]), 0.02)
  );
}
