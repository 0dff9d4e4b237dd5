import { darken, lighten } from './color.ts';
import type { Scene } from './scene.ts';
import { type Point, poly } from './svg.ts';

/** Metres to pixels: x to the right, y up from the floor, z away from the viewer. */
type Space = (x: number, y: number, z: number) => Point;
/** A surface of its own: metres along it. */
export type Plane = (u: number, v: number) => Point;

export type Stage = {
  at: Space;
  /** Pixels a metre at a depth. */
  scale(z: number): number;
  width: number;
  depth: number;
  height: number;
};

export type Lens = {
  width: number;
  depth: number;
  height: number;
  eye: number;
  aside: number;
  back: number;
  horizon: number;
  distance: number;
};

/** One-point perspective: `back` pixels a metre at the far wall, the eye `aside` metres from the room's middle. */
export function createStage({ width, depth, height, eye, aside, back, horizon, distance }: Lens): Stage {
  const focal = back * (depth + distance);
  const scale = (z: number): number => focal / (Math.max(z, -distance + 0.35) + distance);
  const middle = width / 2 + aside;
  // Keeps the middle of the room, not the vanishing point, in the middle of the picture.
  const vanishing = 480 + aside * back * 1.2;
  return {
    width,
    depth,
    height,
    scale,
    at: (x, y, z) => [vanishing + (x - middle) * scale(z), horizon - (y - eye) * scale(z)],
  };
}

export type Span = readonly [from: number, to: number];
type Block = { u: Span; v: Span; h: Span };
/** A frame that furniture is built in: u across, v along, h up. */
export type Frame = (u: number, v: number, h: number) => Point;

const area = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);

/** A box seen from above: its top and the sides that face the viewer, shaded by where they look. */
export function block(frame: Frame, { u, v, h }: Block, color: string): string {
  const corners: readonly Span[] = [
    [u[0], v[0]],
    [u[1], v[0]],
    [u[1], v[1]],
    [u[0], v[1]],
  ];
  const top = corners.map(([a, b]) => frame(a, b, h[1]));
  const bottom = corners.map(([a, b]) => frame(a, b, h[0]));
  const turn = Math.sign(area(top));
  const sides = top.map((point, index) => {
    const next = (index + 1) % 4;
    const [low = point, nextLow = point, nextTop = point] = [bottom[index], bottom[next], top[next]];
    const face = [point, low, nextLow, nextTop];
    const frontal = Math.abs(low[1] - nextLow[1]) < Math.abs(low[0] - nextLow[0]) * 0.15;
    return Math.sign(area(face)) === turn ? poly(face, darken(color, frontal ? 0.12 : 0.28)) : '';
  });
  return sides.join('') + poly(top, lighten(color, 0.1));
}

/** Two soft steps of shade on the floor, drawn away from the window's side. */
export function shadow(scene: Scene, frame: Frame, { u, v }: Pick<Block, 'u' | 'v'>): string {
  const step = (grow: number, opacity: number): string =>
    poly(
      [
        frame(u[0] - grow, v[0] - grow, 0.004),
        frame(u[1] + grow, v[0] - grow, 0.004),
        frame(u[1] + grow, v[1] + grow, 0.004),
        frame(u[0] - grow, v[1] + grow, 0.004),
      ],
      '#1d1214',
      `opacity="${opacity}"`,
    );
  const dark = scene.light.lamps ? 0.2 : 0.14;
  return step(0.2, dark * 0.6) + step(0.1, dark) + step(0.03, dark * 1.3);
}

export const floorFrame =
  ({ at }: Stage): Frame =>
  (u, v, h) =>
    at(u, h, v);
