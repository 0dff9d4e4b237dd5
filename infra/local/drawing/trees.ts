import { darken, lighten } from './color.ts';
import type { Scene } from './scene.ts';
import { ellipse, outline, type Point, path, smoothOutline } from './svg.ts';

type Tree = { x: number; y: number; h: number };

function tiers({ x, y, h }: Tree, half: -1 | 1): string {
  const points: Point[] = [[x, y - h]];
  const rows = 4;
  for (let row = 1; row <= rows; row += 1) {
    const reach = (h * 0.24 * (row + 0.4)) / rows;
    const level = y - h * (1 - row / rows) * 0.92 - h * 0.06;
    points.push([x + half * reach, level], [x + half * reach * 0.5, level - h * 0.03]);
  }
  return outline([...points, [x, y - h * 0.05]]);
}

/** Deodars and pines: tiered, with a lit and a shaded half; white-edged in winter. */
export function pines(scene: Scene, trees: readonly Tree[], distance: number): string {
  const { land, light } = scene;
  const [lit, dark] = [light.side, light.side < 0 ? 1 : -1] as const;
  const trunks = trees.map(({ x, y, h }) =>
    outline([
      [x - h * 0.025, y],
      [x - h * 0.02, y - h * 0.2],
      [x + h * 0.02, y - h * 0.2],
      [x + h * 0.025, y],
    ]),
  );
  return (
    path(trunks.join(''), scene.out('#5a3f30', distance)) +
    path(trees.map((tree) => tiers(tree, lit)).join(''), scene.out(land.frost, distance)) +
    path(trees.map((tree) => tiers(tree, dark)).join(''), scene.out(land.pine, distance))
  );
}

function flame({ x, y, h }: Tree, half: -1 | 0 | 1): string {
  const w = h * 0.115;
  const [from, to] = [half > 0 ? -0.1 : -1, half < 0 ? 0.1 : 1];
  return smoothOutline([
    [x, y - h * 1.04],
    [x + w * to * 0.75, y - h * 0.66],
    [x + w * to, y - h * 0.3],
    [x + w * to * 0.5, y - h * 0.04],
    [x + w * from * 0.5, y - h * 0.04],
    [x + w * from, y - h * 0.3],
    [x + w * from * 0.75, y - h * 0.66],
  ]);
}

/** Lombardy poplars, the exclamation marks of every northern valley. */
export function poplars(scene: Scene, trees: readonly Tree[], distance: number): string {
  const { land, light } = scene;
  const trunks = trees.map(({ x, y, h }) =>
    outline([
      [x - h * 0.014, y],
      [x, y - h * 0.5],
      [x + h * 0.014, y],
    ]),
  );
  return (
    path(trunks.join(''), scene.out('#7a6452', distance)) +
    path(trees.map((tree) => flame(tree, 0)).join(''), scene.out(darken(land.poplar, 0.16), distance)) +
    path(trees.map((tree) => flame(tree, light.side)).join(''), scene.out(lighten(land.poplar, 0.1), distance))
  );
}

function crown({ x, y, h }: Tree, [dx, dy, share]: readonly [number, number, number]): string {
  const corners: Point[] = [];
  for (let corner = 0; corner < 8; corner += 1) {
    const angle = (corner / 8) * Math.PI * 2;
    const bulge = corner % 2 === 0 ? 1.1 : 0.96;
    corners.push([
      x + dx * h + Math.cos(angle) * h * 0.42 * share * bulge,
      y - h * 0.62 + dy * h + Math.sin(angle) * h * 0.34 * share * bulge,
    ]);
  }
  return smoothOutline(corners);
}

/** Apricot, walnut and chinar: round crowns, lit from the sun's side. */
export function roundTrees(
  scene: Scene,
  trees: readonly Tree[],
  { color, distance }: { color: string; distance: number },
): string {
  const side = scene.light.side;
  const trunks = trees.map(({ x, y, h }) =>
    outline([
      [x - h * 0.035, y],
      [x - h * 0.02, y - h * 0.45],
      [x + h * 0.02, y - h * 0.45],
      [x + h * 0.035, y],
    ]),
  );
  const layer = (spot: readonly [number, number, number], hex: string): string =>
    path(trees.map((tree) => crown(tree, spot)).join(''), scene.out(hex, distance));
  return (
    path(trunks.join(''), scene.out('#6b5040', distance)) +
    layer([0, 0, 1], darken(color, 0.2)) +
    layer([side * 0.06, -0.05, 0.8], color) +
    layer([side * 0.13, -0.11, 0.45], lighten(color, 0.28))
  );
}

/** Trees in a loose row, tallest in front. */
export function row(scene: Scene, from: Point, to: Point, [count, h]: Point): Tree[] {
  const { random } = scene;
  return Array.from({ length: count }, (_, index) => {
    const t = (index + random.between(-0.32, 0.32)) / Math.max(1, count - 1);
    return {
      x: from[0] + (to[0] - from[0]) * t,
      y: from[1] + (to[1] - from[1]) * t + random.between(-2, 2),
      h: h * random.between(0.7, 1.2),
    };
  }).sort((a, b) => a.y - b.y);
}

/** Flowers or snow tufts, in drifts rather than evenly. */
export function meadow(scene: Scene, [top, bottom]: Point, colors: readonly string[]): string {
  const { random } = scene;
  return colors
    .map((color) => {
      const d: string[] = [];
      for (let drift = 0; drift < 7; drift += 1) {
        const [cx, cy] = [random.between(-100, 1060), random.between(top, bottom)];
        for (let flower = 0; flower < 9; flower += 1) {
          const near = 0.6 + ((cy - top) / (bottom - top)) * 1.2;
          const [x, y, s] = [cx + random.between(-46, 46) * near, cy + random.between(-9, 9) * near, 1.8 * near];
          d.push(`M${x.toFixed(0)} ${y.toFixed(0)}h${s.toFixed(1)}v${s.toFixed(1)}h-${s.toFixed(1)}z`);
        }
      }
      return path(d.join(''), scene.out(color, 0.05));
    })
    .join('');
}

export function boulders(scene: Scene, spots: readonly Tree[]): string {
  return spots
    .map(({ x, y, h }) => {
      const w = h * 1.5;
      const base: Point[] = [
        [x - w / 2, y],
        [x - w * 0.4, y - h * 0.6],
        [x - w * 0.05, y - h],
        [x + w * 0.35, y - h * 0.7],
        [x + w / 2, y],
      ];
      const lit: Point[] = [
        [x - w * 0.4, y - h * 0.6],
        [x - w * 0.05, y - h],
        [x + w * 0.35, y - h * 0.7],
        [x - w * 0.02, y - h * 0.5],
      ];
      return (
        ellipse([x, y], [w * 0.6, h * 0.14], '#1d2a30', 'opacity="0.2"') +
        path(outline(base), scene.out('#8d8577', 0.05)) +
        path(outline(lit), scene.out('#b5ab9a', 0.05))
      );
    })
    .join('');
}
