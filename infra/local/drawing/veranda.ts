import { darken, lighten } from './color.ts';
import { glow } from './lamps.ts';
import type { Scene } from './scene.ts';
import { block, type Stage } from './stage.ts';

export const width = 8;

import { circle, outline, type Point, path, placed, poly, stroke } from './svg.ts';

export function railing(scene: Scene, { at, depth }: Stage): string {
  const wood = scene.inn(scene.furnishing.wood);
  const stone = scene.inn('#b9a88d');
  const kind = scene.random.int(0, 2);
  const bar = (x: number, half: number, [low, high]: Point): string =>
    outline([at(x - half, low, depth), at(x - half, high, depth), at(x + half, high, depth), at(x + half, low, depth)]);
  const xs = (step: number): number[] =>
    Array.from({ length: Math.floor(width / step) }, (_, index) => (index + 0.5) * step);
  const rail = (low: number, high: number, hex: string): string =>
    poly([at(0, low, depth), at(width, low, depth), at(width, high, depth), at(0, high, depth)], hex);
  const top = block(
    (u, v, h) => at(u, h, depth + 0.06 - v),
    { u: [0, width], v: [0, 0.16], h: [0.9, 0.96] },
    lighten(wood, 0.1),
  );
  if (kind === 0)
    return (
      path(
        xs(0.19)
          .map((x) => bar(x, 0.03, [0.1, 0.9]))
          .join(''),
        wood,
      ) +
      path(
        xs(0.19)
          .map((x) => bar(x, 0.05, [0.42, 0.6]))
          .join(''),
        darken(wood, 0.12),
      ) +
      rail(0.06, 0.13, darken(wood, 0.14)) +
      top
    );
  if (kind === 1) {
    const cross = xs(1).map((x) =>
      stroke(
        `M${at(x - 0.46, 0.14, depth).join(' ')}L${at(x + 0.46, 0.86, depth).join(' ')}M${at(x - 0.46, 0.86, depth).join(' ')}L${at(x + 0.46, 0.14, depth).join(' ')}`,
        wood,
        6,
      ),
    );
    return (
      cross.join('') +
      path(
        xs(1)
          .map((x) => bar(x - 0.5, 0.05, [0, 0.9]))
          .join(''),
        darken(wood, 0.15),
      ) +
      rail(0.08, 0.15, wood) +
      top
    );
  }
  const rows = [0, 0.2, 0.4].flatMap((t, row) =>
    xs(0.5).map((x) => bar(x + (row % 2) * 0.25, 0.225, [t + 0.015, t + 0.185])),
  );
  return (
    rail(0, 0.62, darken(stone, 0.2)) +
    path(rows.join(''), lighten(stone, 0.08)) +
    rail(0.6, 0.68, lighten(stone, 0.28))
  );
}

export function sarai(scene: Scene, { at, depth }: Stage): string {
  const wood = scene.inn(scene.furnishing.wood);
  const z = depth - 0.05;
  const bays = 5;
  const span = 2.2;
  const start = (width - bays * span) / 2;
  const arch = (from: number, grow: number): Point[] =>
    Array.from({ length: 17 }, (_, step): Point => {
      const t = step / 16;
      const up = 1 - Math.abs(1 - 2 * t) ** 1.8;
      return at(from + 0.12 - grow + (span - 0.24 + grow * 2) * t, 2.7 + 1.05 * up + grow, z);
    });
  const holes = Array.from({ length: bays }, (_, bay) => {
    const from = start + bay * span;
    return outline([at(from + 0.12, -0.1, z), ...arch(from, 0), at(from + span - 0.12, -0.1, z)]);
  });
  const edges = Array.from({ length: bays }, (_, bay) =>
    stroke(
      `M${arch(start + bay * span, 0.05)
        .map((point) => point.map((value) => value.toFixed(1)).join(' '))
        .join('L')}`,
      lighten(wood, 0.25),
      3,
    ),
  );
  const rosettes = Array.from({ length: bays + 1 }, (_, bay) => {
    const [x, y] = at(start + bay * span, 3.4, z);
    return placed(
      poly(
        [
          [-13, 0],
          [0, 15],
          [13, 0],
          [0, -15],
        ],
        lighten(wood, 0.22),
      ) +
        poly(
          [
            [-6, 0],
            [0, 7],
            [6, 0],
            [0, -7],
          ],
          darken(wood, 0.2),
        ),
      [x, y],
    );
  });
  const frame = outline([at(-2, 0, z), at(-2, 6, z), at(width + 2, 6, z), at(width + 2, 0, z)]);
  const carved = Array.from({ length: 52 }, (_, index) => {
    const x = start + index * 0.22;
    return outline([at(x, 4.02, z), at(x + 0.09, 4.14, z), at(x + 0.18, 4.02, z), at(x + 0.09, 3.9, z)]);
  });
  const band =
    path(carved.join(''), lighten(wood, 0.2)) +
    poly([at(-2, 4.2, z), at(10, 4.2, z), at(10, 4.24, z), at(-2, 4.24, z)], darken(wood, 0.3));
  return path(frame + holes.join(''), wood, 'fill-rule="evenodd"') + edges.join('') + rosettes.join('') + band;
}

export function eaves(scene: Scene, { at, depth }: Stage): string {
  const wood = scene.inn(scene.furnishing.wood);
  const post = (x: number): string =>
    poly([at(x, 0, depth), at(x, 3.4, depth), at(x + 0.16, 3.4, depth), at(x + 0.16, 0, depth)], wood) +
    poly(
      [at(x + 0.11, 0, depth), at(x + 0.11, 3.4, depth), at(x + 0.16, 3.4, depth), at(x + 0.16, 0, depth)],
      darken(wood, 0.2),
    );
  const rafters = Array.from({ length: 13 }, (_, index) =>
    outline([
      at(index * 0.66, 3.5, depth),
      at(index * 0.66 + 0.1, 3.5, depth),
      at(index * 0.66 + 0.1, 3.5, -1),
      at(index * 0.66, 3.5, -1),
    ]),
  );
  return (
    poly([at(0, 3.54, depth), at(width, 3.54, depth), at(width, 3.54, -1), at(0, 3.54, -1)], darken(wood, 0.35)) +
    path(rafters.join(''), darken(wood, 0.12)) +
    poly([at(0, 3.36, depth), at(width, 3.36, depth), at(width, 3.56, depth), at(0, 3.56, depth)], darken(wood, 0.06)) +
    post(0.9) +
    post(width - 1.06) +
    lights(scene, { at, depth })
  );
}

function lights(scene: Scene, { at, depth }: Pick<Stage, 'at' | 'depth'>): string {
  const [from, to] = [at(1, 3.34, depth), at(width - 1, 3.34, depth)];
  const points = Array.from({ length: 15 }, (_, index): Point => {
    const t = (index + 0.5) / 15;
    return [from[0] + (to[0] - from[0]) * t, from[1] + Math.abs(Math.sin(t * Math.PI * 3)) * 26];
  });
  const wire = stroke(
    `M${points.map((point) => point.map((value) => value.toFixed(1)).join(' ')).join('L')}`,
    '#3c2e2a',
    1.4,
  );
  return (
    wire +
    points
      .map((point) => glow(scene, point, 26) + circle(point, 3.6, scene.light.lamps ? '#ffe9b4' : '#f3e6c8'))
      .join('')
  );
}
