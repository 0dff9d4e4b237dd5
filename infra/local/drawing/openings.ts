import { darken, lighten, mix } from './color.ts';
import { landscape } from './landscape.ts';
import type { Scene } from './scene.ts';
import type { Stage } from './stage.ts';
import { line, outline, type Point, path, placed, poly, stroke } from './svg.ts';

export type WallName = 'back' | 'left' | 'right';
export type Shape = 'square' | 'arch' | 'round';
export type Opening = { wall: WallName; shape: Shape; x: number; y: number; w: number; h: number; panes: number };

/** A wall as a surface: s along it, t up, d into the masonry. */
export type WallPlane = (s: number, t: number, d?: number) => Point;

export function wallPlane({ at, depth, width }: Stage, wall: WallName): WallPlane {
  if (wall === 'back') return (s, t, d = 0) => at(s, t, depth + d);
  return wall === 'left' ? (s, t, d = 0) => at(-d, t, s) : (s, t, d = 0) => at(width + d, t, s);
}

/** The edge of an opening, counter-clockwise from the lower left corner, in metres on its wall. */
export function edge({ shape, x, y, w, h }: Opening): Point[] {
  const feet: Point[] = [
    [x, y],
    [x + w, y],
  ];
  if (shape === 'square') return [...feet, [x + w, y + h], [x, y + h]];
  const rise = shape === 'round' ? Math.min(w / 2, h * 0.6) : Math.min(w * 0.62, h * 0.55);
  const curve = Array.from({ length: 25 }, (_, step): Point => {
    const t = step / 24;
    const angle = Math.PI * t;
    const across = x + w / 2 + (w / 2) * Math.cos(angle);
    // The sarai's arch: a round shoulder that runs straight into its point.
    const up = shape === 'round' ? Math.sin(angle) : 1 - Math.abs(1 - 2 * t) ** 1.7;
    return [across, y + h - rise + rise * up];
  });
  return [...feet, ...curve];
}

type View = { x: number; y: number; scale: number };

/** Places the landmark in the middle of the main opening, and makes sure that every opening is filled. */
function aim(edges: Point[][]): View {
  const [main = []] = edges;
  const xs = main.map(([x]) => x);
  const ys = main.map(([, y]) => y);
  const centre: Point = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  const wide = (Math.max(...xs) - Math.min(...xs)) / 720;
  const tall = (Math.max(...ys) - Math.min(...ys)) / 430;
  const all = edges.flat();
  const sideways = Math.max(...all.map(([x]) => Math.abs(x - centre[0]))) / 740;
  const down = Math.max(...all.map(([, y]) => y - centre[1])) / 350;
  const scale = Math.max(wide, tall, sideways, down);
  return { x: centre[0] - 480 * scale, y: centre[1] - 330 * scale, scale };
}

/** The landscape behind the walls; openings come with the main one first. */
export function outlook(scene: Scene, stage: Stage, openings: readonly Opening[]): string {
  const edges = openings.map((opening) => edge(opening).map(([s, t]) => wallPlane(stage, opening.wall)(s, t, 0)));
  const { x, y, scale } = aim(edges);
  return placed(landscape(scene), [x, y], scale);
}

/** The thickness of the wall, lit from outside, and the window's bars; drawn before the wall that frames it. */
export function reveal(scene: Scene, stage: Stage, opening: Opening): string {
  const plane = wallPlane(stage, opening.wall);
  const points = edge(opening);
  const wall = scene.inn(scene.furnishing.wall);
  const depth = 0.26;
  const bright = mix(wall, scene.light.beam, scene.light.lamps ? 0.15 : 0.6);
  const faces = points.map(([s, t], index) => {
    const [s2, t2] = points[(index + 1) % points.length] ?? [s, t];
    const fill = index === 0 ? lighten(bright, 0.2) : mix(bright, darken(wall, 0.3), index < 2 ? 0.1 : 0.35);
    return poly([plane(s, t), plane(s2, t2), plane(s2, t2, depth), plane(s, t, depth)], fill);
  });
  return bars(scene, stage, opening) + faces.join('');
}

function bars(scene: Scene, stage: Stage, opening: Opening): string {
  const plane = wallPlane(stage, opening.wall);
  const { x, y, w, h, panes, shape } = opening;
  const wood = darken(scene.inn(scene.furnishing.wood), 0.1);
  const thick = stage.scale(stage.depth) * 0.035;
  const rail = (from: Point, to: Point, share = 1): string =>
    line([plane(...from, 0.2), plane(...to, 0.2)], wood, thick * share);
  const frame = path(
    outline(edge(opening).map(([s, t]) => plane(s, t, 0.2))),
    'none',
    `stroke="${wood}" stroke-width="${(thick * 2.4).toFixed(1)}"`,
  );
  const uprights = Array.from({ length: panes - 1 }, (_, index) => x + (w * (index + 1)) / panes);
  const spring = shape === 'square' ? y + h * 0.7 : y + h - Math.min(w * 0.5, h * 0.45);
  return (
    frame +
    uprights.map((s) => rail([s, y], [s, y + h])).join('') +
    (panes > 1 ? rail([x, spring], [x + w, spring], 0.8) : '')
  );
}

/** Wood around the opening and a sill below, drawn after the wall. */
export function trim(scene: Scene, stage: Stage, opening: Opening): string {
  const plane = wallPlane(stage, opening.wall);
  const { x, y, w } = opening;
  const wood = scene.inn(scene.furnishing.wood);
  const thick = stage.scale(stage.depth) * (scene.facts.classType === 'First' ? 0.09 : 0.06);
  const ring = outline(edge(opening).map(([s, t]) => plane(s, t)));
  const sill = (t: number, d: number): Point[] => [plane(x - 0.1, t, d), plane(x + w + 0.1, t, d)];
  const board = [...sill(y, 0), ...sill(y, -0.12).reverse()];
  const front = [...sill(y, -0.12), ...sill(y - 0.06, -0.12).reverse()];
  return (
    stroke(ring, darken(wood, 0.22), thick, 'stroke-linejoin="round"') +
    stroke(ring, lighten(wood, 0.08), thick * 0.5, 'stroke-linejoin="round"') +
    poly(board, lighten(wood, 0.25)) +
    poly(front, darken(wood, 0.12))
  );
}

/** The light that an opening throws on the floor. */
export function sunbeam(scene: Scene, stage: Stage, opening: Opening): string {
  if (scene.light.time === 'night' || opening.wall !== 'back') return '';
  const slant = -scene.light.side * 0.55;
  const points = edge(opening).map(([s, t]) => stage.at(s + t * slant, 0.003, Math.max(-0.5, stage.depth - t * 1.15)));
  return poly(points, scene.light.beam, `opacity="${scene.light.lamps ? 0.18 : 0.3}"`);
}
