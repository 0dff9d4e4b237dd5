import { darken, lighten } from './color.ts';
import { panes } from './landmarks.ts';
import type { Scene } from './scene.ts';
import { poly, rect, stroke } from './svg.ts';

/** A cottage with a swept roof; `color` is the roof's. */
export function cottage(scene: Scene, color: string, walls = '#e9dcc2'): string {
  return (
    rect({ x: -30, y: -30, w: 60, h: 30 }, scene.out(walls, 0.03)) +
    rect({ x: 10, y: -30, w: 20, h: 30 }, scene.out(darken(walls, 0.2), 0.03)) +
    poly(
      [
        [-42, -26],
        [-20, -44],
        [-12, -60],
        [12, -60],
        [20, -44],
        [42, -26],
      ],
      scene.out(color, 0.02),
    ) +
    poly(
      [
        [12, -60],
        [20, -44],
        [42, -26],
        [10, -26],
        [4, -60],
      ],
      scene.out(darken(color, 0.25), 0.02),
    ) +
    rect({ x: -20, y: -45, w: 40, h: 3 }, scene.out(lighten(color, 0.2), 0.02)) +
    panes(
      scene,
      [
        [-23, -20],
        [-9, -20],
        [16, -20],
      ],
      [8, 10],
    )
  );
}

/** A tall house of dark timber with a balcony, as on the Neelum. */
export function timberHouse(scene: Scene, wood: string, roof: string): string {
  return (
    rect({ x: -34, y: -16, w: 68, h: 16 }, scene.out('#9d9384', 0.03)) +
    rect({ x: -36, y: -64, w: 72, h: 48 }, scene.out(wood, 0.02)) +
    rect({ x: 12, y: -64, w: 24, h: 48 }, scene.out(darken(wood, 0.25), 0.02)) +
    poly(
      [
        [-50, -58],
        [0, -98],
        [50, -58],
        [42, -56],
        [0, -88],
        [-42, -56],
      ],
      scene.out(darken(roof, 0.3), 0.02),
    ) +
    poly(
      [
        [-42, -56],
        [0, -88],
        [42, -56],
      ],
      scene.out(lighten(wood, 0.12), 0.02),
    ) +
    poly(
      [
        [0, -98],
        [50, -58],
        [66, -66],
        [18, -104],
      ],
      scene.out(roof, 0.02),
    ) +
    rect({ x: -42, y: -42, w: 84, h: 4 }, scene.out(lighten(wood, 0.3), 0.02)) +
    stroke(
      'M-40 -38v10M-32 -38v10M-24 -38v10M-16 -38v10M-8 -38v10M0 -38v10M8 -38v10M16 -38v10M24 -38v10M32 -38v10M40 -38v10',
      scene.out(lighten(wood, 0.25)),
      1.6,
    ) +
    panes(
      scene,
      [
        [-26, -58],
        [-8, -58],
        [18, -58],
        [-26, -32],
        [-6, -32],
        [18, -32],
        [-6, -78],
      ],
      [10, 13],
    )
  );
}
