import { bridge } from './bridge.ts';
import { cottage } from './dwellings.ts';
import { mistFill, peak, ridge } from './ridges.ts';
import type { Scene } from './scene.ts';
import { east, sky, west } from './sky.ts';
import { more } from './snow.ts';
import { placed, poly } from './svg.ts';
import { boulders, poplars, row } from './trees.ts';
import { river } from './water.ts';

/** Gilgit: bare brown giants and the long bridge over a broad grey-green river. */
export function gilgit(scene: Scene): string {
  const { random, land } = scene;
  const giant = (x: number, top: number, half: number): string =>
    peak(scene, {
      x,
      top,
      base: 430,
      left: half,
      right: half * 0.95,
      rock: '#a2816a',
      distance: 0.24,
      snow: more(scene, 0.16),
    });
  return (
    sky(scene) +
    peak(scene, {
      x: 560 + random.between(-60, 60),
      top: 84,
      base: 420,
      left: 320,
      right: 330,
      rock: '#8d919b',
      distance: 0.44,
      snow: more(scene, 0.6),
    }) +
    giant(90, 150, 330) +
    giant(870, 130, 330) +
    giant(330, 236, 230) +
    ridge(scene, { base: 428, height: 62, color: '#b08d6c', distance: 0.22, jagged: 5 }) +
    poplars(scene, row(scene, [west, 438], [east, 438], [58, 42]), 0.2) +
    poly(
      [
        [west, 432],
        [east, 432],
        [east, 700],
        [west, 700],
      ],
      mistFill(scene, land.grass, 0.08),
    ) +
    placed(cottage(scene, '#93765a'), [150, 470], 0.6) +
    placed(cottage(scene, '#7f8c83'), [790, 466], 0.6) +
    river(scene, [
      [620, 440, 12],
      [420, 470, 44],
      [560, 530, 120],
      [430, 700, 260],
    ]) +
    placed(bridge(scene, [-260, 260]), [480, 488], 0.98) +
    boulders(scene, [
      { x: 300, y: 580, h: 30 },
      { x: 350, y: 600, h: 20 },
      { x: 700, y: 570, h: 26 },
      { x: 560, y: 550, h: 12 },
    ]) +
    poplars(scene, row(scene, [west, 540], [110, 548], [8, 150]), 0.03) +
    poplars(scene, row(scene, [850, 548], [east, 540], [9, 150]), 0.03)
  );
}
