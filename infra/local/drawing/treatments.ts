import { darken, lighten, mix } from './color.ts';
import { edge, type Opening, type WallName, type WallPlane } from './openings.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';
import { outline, type Point, path, poly } from './svg.ts';

export type Treatment = 'plain' | 'dado' | 'panels' | 'stone' | 'planks' | 'frieze';

export type Wall = { name: WallName; plane: WallPlane; from: number; to: number; openings: readonly Opening[] };

export function area({ plane, from, to }: Wall, low: number, high: number): Point[] {
  return [plane(from, low), plane(to, low), plane(to, high), plane(from, high)];
}

export function wallColor(scene: Scene, { name }: Wall, hex: string): string {
  const color = scene.inn(hex);
  if (name === 'back') return color;
  const towardsLight = (name === 'left') === scene.light.side > 0;
  return towardsLight ? mix(color, scene.light.beam, 0.12) : darken(color, 0.14);
}

/** The stretches of a wall at height `t` that no opening interrupts. */
export function stretches(wall: Wall, t: number): [number, number][] {
  let free: [number, number][] = [[wall.from, wall.to]];
  for (const { x, y, w, h } of wall.openings) {
    if (t < y - 0.12 || t > y + h + 0.12) continue;
    free = free.flatMap(([from, to]): [number, number][] => [
      [from, Math.min(to, x - 0.1)],
      [Math.max(from, x + w + 0.1), to],
    ]);
  }
  return free.filter(([from, to]) => to - from > 0.05);
}

export const strip = ({ plane }: Wall, [from, to]: Point, [low, high]: Point): string =>
  outline([plane(from, low), plane(to, low), plane(to, high), plane(from, high)]);

function planks(scene: Scene, stage: Stage, wall: Wall): string {
  const rows = Math.floor(stage.height / 0.24);
  const d: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    const t = row * 0.24;
    d.push(...stretches(wall, t).map((span) => strip(wall, span, [t, t + 0.016])));
  }
  return path(d.join(''), darken(wallColor(scene, wall, scene.furnishing.wall), 0.2));
}

function stone(scene: Scene, wall: Wall, top: number): string {
  const { random } = scene;
  const base = wallColor(scene, wall, '#b9a68b');
  const shades = [darken(base, 0.06), lighten(base, 0.1), lighten(base, 0.22)];
  const layers: string[][] = [[], [], []];
  for (let t = 0; t < top - 0.1; t += 0.2) {
    for (const [from, to] of stretches(wall, t + 0.1)) {
      for (let s = from; s < to - 0.12; ) {
        const w = Math.min(random.between(0.24, 0.52), to - s);
        layers[random.int(0, 2)]?.push(strip(wall, [s + 0.015, s + w - 0.015], [t + 0.015, Math.min(top, t + 0.185)]));
        s += w;
      }
    }
  }
  const holes = wall.openings.map((opening) => outline(edge(opening).map(([s, t]) => wall.plane(s, t)))).join('');
  return (
    path(outline(area(wall, 0, top)) + holes, darken(base, 0.14), 'fill-rule="evenodd"') +
    layers.map((layer, index) => path(layer.join(''), shades[index] ?? base)).join('')
  );
}

function panels(scene: Scene, wall: Wall): string {
  const wood = wallColor(scene, wall, scene.furnishing.wood);
  const count = Math.max(3, Math.round((wall.to - wall.from) / 0.62));
  const step = (wall.to - wall.from) / count;
  const cell = (index: number, inset: number): string =>
    strip(
      wall,
      [wall.from + index * step + inset, wall.from + (index + 1) * step - inset],
      [0.16 + inset - 0.07, 0.78 - inset + 0.07],
    );
  const rhomb = (index: number, r: number): string => {
    const s = wall.from + (index + 0.5) * step;
    return outline([
      wall.plane(s - r, 0.47),
      wall.plane(s, 0.47 + r * 1.3),
      wall.plane(s + r, 0.47),
      wall.plane(s, 0.47 - r * 1.3),
    ]);
  };
  const all = (draw: (index: number) => string): string =>
    Array.from({ length: count }, (_, index) => draw(index)).join('');
  return (
    poly(area(wall, 0, 0.86), wood) +
    path(
      all((index) => cell(index, 0.07)),
      darken(wood, 0.28),
    ) +
    path(
      all((index) => cell(index, 0.1)),
      lighten(wood, 0.07),
    ) +
    path(
      all((index) => rhomb(index, 0.14)),
      darken(wood, 0.22),
    ) +
    path(
      all((index) => rhomb(index, 0.08)),
      lighten(wood, 0.26),
    ) +
    poly(area(wall, 0.84, 0.89), lighten(wood, 0.2))
  );
}

function dado(scene: Scene, wall: Wall): string {
  const color = wallColor(scene, wall, mix(scene.furnishing.cloth[0], scene.furnishing.wall, 0.35));
  return poly(area(wall, 0, 0.82), color) + poly(area(wall, 0.8, 0.84), lighten(color, 0.4));
}

function frieze(scene: Scene, stage: Stage, wall: Wall): string {
  const [base, second, accent] = scene.furnishing.cloth.map((color) => wallColor(scene, wall, color));
  const [low, high] = [stage.height - 0.34, stage.height - 0.12];
  const middle = (low + high) / 2;
  const d: string[] = [];
  for (let s = wall.from + 0.12; s < wall.to - 0.1; s += 0.24) {
    d.push(
      outline([
        wall.plane(s - 0.1, middle),
        wall.plane(s, high - 0.02),
        wall.plane(s + 0.1, middle),
        wall.plane(s, low + 0.02),
      ]),
    );
  }
  return (
    poly(area(wall, low, high), base ?? '#fff') +
    path(d.join(''), second ?? '#fff') +
    poly(area(wall, low - 0.03, low), accent ?? '#fff')
  );
}

export function treat(scene: Scene, stage: Stage, { wall, treatment }: { wall: Wall; treatment: Treatment }): string {
  const skirting = poly(area(wall, 0, 0.1), wallColor(scene, wall, scene.furnishing.wood));
  const drawn: Record<Treatment, () => string> = {
    plain: () => skirting,
    dado: () => dado(scene, wall),
    panels: () => panels(scene, wall),
    stone: () => (wall.name === 'back' ? stone(scene, wall, stage.height) : skirting),
    planks: () => planks(scene, stage, wall) + skirting,
    frieze: () => frieze(scene, stage, wall) + skirting,
  };
  return drawn[treatment]();
}
