import { boat } from './lakes.ts';
import { mistFill, peak, ridge } from './ridges.ts';
import type { Scene } from './scene.ts';
import { east, sky, west } from './sky.ts';
import { more } from './snow.ts';
import { type Point, placed, poly, smooth } from './svg.ts';
import { boulders, meadow, pines, row } from './trees.ts';
import { lake } from './water.ts';

/** Naran: Saif-ul-Malook under Malika Parbat, a meadow in flower, tents on the shore. */
export function naran(scene: Scene): string {
  const { random, land } = scene;
  const mountains =
    peak(scene, {
      x: 250 + random.between(-30, 30),
      top: 176,
      base: 430,
      left: 280,
      right: 260,
      rock: '#7f8d97',
      distance: 0.36,
      snow: more(scene, 0.52),
    }) +
    peak(scene, {
      x: 770,
      top: 162,
      base: 430,
      left: 280,
      right: 320,
      rock: '#7b8a94',
      distance: 0.36,
      snow: more(scene, 0.52),
    }) +
    peak(scene, {
      x: 500 + random.between(-40, 40),
      top: 74,
      base: 432,
      left: 280,
      right: 270,
      rock: '#71828e',
      distance: 0.24,
      snow: more(scene, 0.62),
    }) +
    ridge(scene, { base: 424, height: 56, color: '#5f8a78', distance: 0.3, foot: 436 });
  return (
    sky(scene) +
    mountains +
    lake(scene, [432, 600], mountains) +
    slope(scene, -1) +
    slope(scene, 1) +
    pines(scene, row(scene, [west, 444], [150, 446], [14, 52]), 0.12) +
    pines(scene, row(scene, [810, 446], [east, 440], [14, 52]), 0.12) +
    boat(scene, [560, 490]) +
    boat(scene, [400, 506]) +
    smooth(
      [
        [west, 720],
        [west, 524],
        [140, 530],
        [420, 566],
        [700, 552],
        [east, 520],
        [east, 720],
      ],
      mistFill(scene, land.grass, 0),
    ) +
    tent(scene, [300, 572], '#e2a35c') +
    tent(scene, [368, 580], '#4c8489') +
    tent(scene, [690, 566], '#c46a4b') +
    boulders(scene, [
      { x: 540, y: 582, h: 20 },
      { x: 580, y: 592, h: 12 },
      { x: 170, y: 566, h: 24 },
    ]) +
    meadow(scene, [572, 636], ['#fbeec9', '#d9705a', '#e8b04f']) +
    pines(scene, row(scene, [west, 560], [90, 560], [7, 150]), 0.02) +
    pines(scene, row(scene, [880, 560], [east, 556], [7, 150]), 0.02)
  );
}

function slope(scene: Scene, side: -1 | 1): string {
  const x = (share: number): number => 480 + side * share;
  return poly(
    [
      [x(760), 340],
      [x(600), 372],
      [x(400), 424],
      [x(250), 440],
      [x(380), 456],
      [x(760), 470],
    ],
    mistFill(scene, scene.land.grass, 0.12),
  );
}

function tent(scene: Scene, at: Point, color: string): string {
  const canvas =
    poly(
      [
        [-26, 0],
        [-4, -30],
        [18, 0],
      ],
      scene.out(color),
    ) +
    poly(
      [
        [-4, -30],
        [18, 0],
        [34, -4],
        [12, -32],
      ],
      scene.out(color, 0.2),
    ) +
    poly(
      [
        [-10, 0],
        [-4, -20],
        [2, 0],
      ],
      scene.light.lamps ? '#ffd88f' : scene.out('#4b342b'),
    );
  return placed(canvas, at, 0.9);
}
