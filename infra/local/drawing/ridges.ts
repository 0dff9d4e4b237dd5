import { darken, lighten, mix } from './color.ts';
import type { Random } from './random.ts';
import type { Scene } from './scene.ts';
import { east, west } from './sky.ts';
import { outline, type Point, path, poly } from './svg.ts';

type Peak = {
  x: number;
  top: number;
  base: number;
  left: number;
  right: number;
  rock: string;
  distance: number;
  /** How far down the snow reaches: 0 none, 1 to the foot. */
  snow: number;
};

function flank(random: Random, [fromX, fromY]: Point, [toX, toY]: Point): Point[] {
  const steps = 7;
  const points: Point[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const t = step / steps;
    const inside = step > 0 && step < steps ? 1 : 0;
    // Mountains are steeper near the top than a straight line would be.
    const rise = t ** 1.25;
    const jitter = (toX - fromX) * random.between(-0.035, 0.035) * inside;
    points.push([
      fromX + (toX - fromX) * t + jitter,
      fromY + (toY - fromY) * (rise + random.between(-0.025, 0.025) * inside),
    ]);
  }
  return points;
}

function cross(points: readonly Point[], level: number): Point {
  for (let index = 1; index < points.length; index += 1) {
    const [a = [0, 0], b = [0, 0]] = [points[index - 1], points[index]];
    if (a[1] >= level && b[1] < level) {
      const t = (a[1] - level) / (a[1] - b[1]);
      return [a[0] + (b[0] - a[0]) * t, level];
    }
  }
  return points[0] ?? [0, level];
}

function snowcap(random: Random, edges: [Point[], Point[]], level: number): Point[] {
  const [outer, spine] = edges;
  const from = cross(outer, level);
  const to = cross(spine, level);
  const teeth: Point[] = [];
  const count = Math.max(3, Math.round(Math.abs(to[0] - from[0]) / 16));
  const depth = Math.min(46, Math.abs(to[0] - from[0]) * 0.3);
  for (let tooth = 1; tooth < count; tooth += 1) {
    const t = (tooth + random.between(-0.35, 0.35)) / count;
    const drop = tooth % 2 === 0 ? -random.between(0.1, 0.9) : random.between(0.1, 1.3);
    teeth.push([from[0] + (to[0] - from[0]) * t, level + drop * depth]);
  }
  const above = (points: Point[]): Point[] => points.filter((point) => point[1] < level);
  return [from, ...above(outer), ...above(spine).reverse(), to, ...teeth.reverse()];
}

function gullies(random: Random, spine: Point[], reach: number): string {
  const parts: string[] = [];
  for (let index = 1; index < spine.length - 1; index += 1) {
    if (random.chance(0.3)) continue;
    const [x, y] = spine[index] ?? [0, 0];
    const [, below] = spine[index - 1] ?? [0, y];
    const length = (below - y) * random.between(0.8, 2.6);
    const out = reach * random.between(0.1, 0.34);
    parts.push(
      outline([
        [x, y],
        [x + out, y + length],
        [x + out * 0.5, y + length * 0.62],
        [x + out * 0.08, y + length * 0.55],
      ]),
    );
  }
  return parts.join('');
}

/** One mountain in flat facets: a lit and a shaded side that meet on a spine. */
export function peak(scene: Scene, shape: Peak): string {
  const { random, light, sheet } = scene;
  const { x, top, base, distance } = shape;
  const apex: Point = [x, top];
  const left = flank(random, [x - shape.left, base], apex);
  const right = flank(random, [x + shape.right, base], apex);
  const spine = flank(random, [x + (shape.right - shape.left) * 0.3 + random.between(-20, 20), base], apex);
  const level = top + (base - top) * shape.snow;
  const foot = scene.out(shape.rock, Math.min(0.9, distance + 0.32));
  const face = (hex: string): string => sheet.down([0, scene.out(hex, distance)], [1, foot]);
  const [lit, dark] = light.side < 0 ? [left, right] : [right, left];
  const reach = (edge: Point[]): number => (edge[0]?.[0] ?? 0) - (spine[0]?.[0] ?? 0);
  const body =
    poly([...lit, ...[...spine].reverse()], face(lighten(shape.rock, 0.16))) +
    poly([...dark, ...[...spine].reverse()], face(darken(shape.rock, 0.18)));
  if (shape.snow === 0) {
    return body + path(gullies(random, spine, reach(dark)), face(lighten(shape.rock, 0.02)));
  }
  const white = scene.out('#fbf7ee', distance * 0.45);
  const blue = scene.out('#b3c9d3', distance * 0.6);
  return (
    body +
    path(gullies(random, spine, reach(dark)), face(shape.rock)) +
    poly(snowcap(random, [lit, spine], level), white) +
    poly(snowcap(random, [dark, spine], level * 0.98), blue) +
    path(
      gullies(
        random,
        spine.filter((point, index) => point[1] < level && index % 2 === 0),
        reach(lit) * 0.4,
      ),
      blue,
    ) +
    path(
      gullies(
        random,
        spine.filter((point) => point[1] < level + 8),
        reach(dark) * 0.6,
      ),
      mix(white, blue, 0.25),
    )
  );
}

type Ridge = { base: number; height: number; color: string; distance: number; jagged?: number; foot?: number };

/** A long crest with mist at its foot. */
export function ridge(scene: Scene, { base, height, color, distance, jagged = 0, foot = 700 }: Ridge): string {
  return path(outline(crest(scene.random, { base, height, jagged, foot })), mistFill(scene, color, distance));
}

export function mistFill(scene: Scene, color: string, distance: number): string {
  const near = scene.out(color, distance);
  return scene.sheet.down([0, near], [0.75, mix(near, scene.light.haze, 0.5)]);
}

export function crest(
  random: Random,
  { base, height, jagged, foot }: { base: number; height: number; jagged: number; foot: number },
): Point[] {
  const waves = [1, 2.3, 4.1, 7.7].map((rate) => ({ rate, phase: random.between(0, 6.3), share: 1 / rate ** 0.9 }));
  const points: Point[] = [[west, foot]];
  for (let x = west; x <= east; x += jagged > 0 ? 19 : 24) {
    const wave = waves.reduce((sum, { rate, phase, share }) => sum + Math.sin((x / 330) * rate + phase) * share, 0);
    points.push([x, base - height * (0.5 + wave * 0.32) - random.between(-1, 1) * jagged]);
  }
  return [...points, [east, foot]];
}
