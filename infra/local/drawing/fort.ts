import { darken } from './color.ts';
import { panes } from './landmarks.ts';
import type { Scene } from './scene.ts';
import { type Point, poly, rect } from './svg.ts';

/** Baltit Fort: white walls in tiers over the cliff, timber bands, a wooden bay on top. */
export function fort(scene: Scene): string {
  const tier = (x: number, y: number, [w, h]: Point, color: string): string =>
    rect({ x, y: y - h, w, h }, scene.out(color, 0.05)) +
    rect({ x: x + w * 0.68, y: y - h, w: w * 0.32, h }, scene.out(darken(color, 0.2), 0.05)) +
    rect({ x: x - 2, y: y - h - 3, w: w + 4, h: 4 }, scene.out('#6e4c38', 0.05)) +
    rect({ x, y: y - h * 0.48, w, h: 3 }, scene.out('#86624a', 0.08));
  return (
    poly(
      [
        [-130, 70],
        [-88, 10],
        [-70, -2],
        [96, -2],
        [120, 22],
        [150, 70],
      ],
      scene.out('#9a8468', 0.1),
    ) +
    poly(
      [
        [30, 70],
        [60, -2],
        [96, -2],
        [120, 22],
        [150, 70],
      ],
      scene.out('#7f6a56', 0.12),
    ) +
    tier(-74, 0, [66, 52], '#e6d9c0') +
    tier(18, 0, [74, 60], '#dccdb2') +
    tier(-24, -2, [62, 86], '#f0e5cf') +
    tier(-6, -88, [42, 24], '#9c6d4b') +
    panes(
      scene,
      [
        [-2, -104],
        [9, -104],
        [20, -104],
        [-62, -36],
        [-44, -36],
        [32, -44],
        [52, -44],
        [70, -44],
        [-12, -64],
        [6, -64],
        [-12, -28],
        [6, -28],
      ],
      [6, 10],
    )
  );
}
