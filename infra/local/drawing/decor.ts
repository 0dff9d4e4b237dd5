import { darken, lighten } from './color.ts';
import { edge, type Opening, wallPlane } from './openings.ts';
import type { Cloth } from './palette.ts';
import type { Scene } from './scene.ts';
import type { Plane, Stage } from './stage.ts';
import { line, type Point, path, poly, rect, smoothOutline } from './svg.ts';
import { type WeaveName, weave } from './weaves.ts';

export const litCloth = (scene: Scene, cloth: Cloth): Cloth => cloth.map(scene.inn) as unknown as Cloth;

/** A pair of curtains on a rod, gathered to the sides. */
export function curtains(scene: Scene, stage: Stage, opening: Opening): string {
  const plane = wallPlane(stage, opening.wall);
  const { x, y, w, h } = opening;
  const top = Math.min(y + h + 0.16, stage.height - 0.06);
  const low = scene.facts.classType === 'Economy' ? y - 0.1 : 0.06;
  const color = scene.inn(scene.furnishing.second[scene.facts.classType === 'First' ? 0 : 1]);
  const reach = Math.min(0.3, w * 0.16);
  const panel = (from: number, to: number): string => {
    const inward = to > from ? 1 : -1;
    const tie = y + h * 0.25;
    const side = (s: number): Point[] => [
      plane(s, top, -0.06),
      plane(s - inward * 0.02, tie + 0.5, -0.06),
      plane(s - inward * reach * 0.42, tie, -0.06),
      plane(s - inward * 0.1, low, -0.06),
    ];
    const outer: Point[] = [plane(from, low, -0.06), plane(from, top, -0.06)];
    const [a = [0, 0], b = [0, 0], c = [0, 0], d = [0, 0]] = side(to);
    const hang = `M${outer[1]?.join(' ')}L${a.join(' ')}Q${b.join(' ')} ${c.join(' ')}Q${plane(to - inward * 0.12, tie - 0.3, -0.06).join(' ')} ${d.join(' ')}L${outer[0]?.join(' ')}Z`;
    const folds = [0.2, 0.42, 0.66].map((share) => {
      const s = from + (to - from) * share;
      return line(
        [
          plane(s, top, -0.06),
          plane(from + (to - from) * share * 0.62, tie, -0.06),
          plane(s - (to - from) * 0.08, low, -0.06),
        ],
        darken(color, 0.2),
        stage.scale(stage.depth) * 0.016,
        'opacity="0.7"',
      );
    });
    const band = poly(
      [
        plane(from, tie - 0.03, -0.07),
        plane(from + (to - from) * 0.66, tie - 0.03, -0.07),
        plane(from + (to - from) * 0.66, tie + 0.03, -0.07),
        plane(from, tie + 0.03, -0.07),
      ],
      scene.inn(scene.furnishing.second[2]),
    );
    return path(hang, color) + folds.join('') + band;
  };
  const rod = line(
    [plane(x - 0.35, top + 0.02, -0.07), plane(x + w + 0.35, top + 0.02, -0.07)],
    darken(scene.inn(scene.furnishing.wood), 0.2),
    stage.scale(stage.depth) * 0.035,
    'stroke-linecap="round"',
  );
  return panel(x - 0.3, x + reach * 0.6) + panel(x + w + 0.3, x + w - reach * 0.6) + rod;
}

type Spot = { wall: Opening['wall']; s: number; t: number; w: number; h: number };

const surface = (stage: Stage, { wall, s, t }: Spot): Plane => {
  const plane = wallPlane(stage, wall);
  return (u, v) => plane(s + u, t + v, -0.02);
};

const border = (plane: Plane, [w, h]: Point, inset: number): Point[] => [
  plane(inset, inset),
  plane(w - inset, inset),
  plane(w - inset, h - inset),
  plane(inset, h - inset),
];

/** A framed print: ridges in the room's own colours. */
export function picture(scene: Scene, stage: Stage, spot: Spot): string {
  const plane = surface(stage, spot);
  const size: Point = [spot.w, spot.h];
  const { random } = scene;
  const [a, b, c, d] = litCloth(scene, random.chance(0.5) ? scene.furnishing.cloth : scene.furnishing.second);
  const crest = (height: number): Point[] => {
    const points = [0.09, 0.3, 0.5, 0.7, 0.91].map(
      (u): Point => plane(u * spot.w, spot.h * (height + random.between(-0.1, 0.14))),
    );
    return [...points, plane(spot.w * 0.91, spot.h * 0.12), plane(spot.w * 0.09, spot.h * 0.12)];
  };
  const [sx, sy] = plane(spot.w * random.between(0.3, 0.7), spot.h * 0.72);
  const r = Math.abs(plane(spot.w * 0.08, 0)[0] - plane(0, 0)[0]) + 1;
  return (
    poly(border(plane, size, 0), darken(scene.inn(scene.furnishing.wood), 0.15)) +
    poly(border(plane, size, 0.04), scene.inn('#fbf4e4')) +
    poly(border(plane, size, 0.07), d) +
    rect({ x: sx - r, y: sy - r, w: r * 2, h: r * 2, r }, b) +
    poly(crest(0.5), a) +
    poly(crest(0.3), c)
  );
}

/** A kilim or a painted truck panel on the wall. */
export function hanging(scene: Scene, stage: Stage, spot: Spot): string {
  const plane = surface(stage, spot);
  const names: readonly [WeaveName, ...WeaveName[]] = ['kilim', 'medallion', 'chevrons'];
  const cloth = litCloth(scene, scene.furnishing.second);
  const fringe = Array.from({ length: 12 }, (_, index) =>
    line([plane((spot.w * (index + 0.5)) / 12, 0), plane((spot.w * (index + 0.5)) / 12, -0.06)], cloth[3], 1.2),
  );
  return (
    fringe.join('') + weave(scene.random, { plane, size: [spot.w, spot.h], cloth, name: scene.random.pick(names) })
  );
}

/** A round mirror or plate, or a niche in the wall with a jug. */
export function niche(scene: Scene, stage: Stage, spot: Spot): string {
  const hole = edge({ wall: spot.wall, shape: 'arch', x: spot.s, y: spot.t, w: spot.w, h: spot.h, panes: 1 });
  const plane = wallPlane(stage, spot.wall);
  const wall = scene.inn(scene.furnishing.wall);
  const jug = smoothOutline([
    plane(spot.s + spot.w * 0.32, spot.t),
    plane(spot.s + spot.w * 0.28, spot.t + 0.22),
    plane(spot.s + spot.w * 0.44, spot.t + 0.3),
    plane(spot.s + spot.w * 0.4, spot.t + 0.4),
    plane(spot.s + spot.w * 0.6, spot.t + 0.4),
    plane(spot.s + spot.w * 0.56, spot.t + 0.3),
    plane(spot.s + spot.w * 0.72, spot.t + 0.22),
    plane(spot.s + spot.w * 0.68, spot.t),
  ]);
  const inner = hole.map(([s, t]) => plane(s, t, -0.01));
  return (
    poly(inner, darken(wall, 0.26)) +
    path(jug, scene.inn(scene.furnishing.second[0])) +
    line([plane(spot.s - 0.04, spot.t, -0.02), plane(spot.s + spot.w + 0.04, spot.t, -0.02)], lighten(wall, 0.4), 3)
  );
}

type RugPlace = { x: number; z: number; w: number; d: number; name: WeaveName };

export function rug(scene: Scene, { at }: Stage, { x, z, w, d, name }: RugPlace): string {
  const cloth = litCloth(scene, scene.furnishing.second);
  const fringe = Array.from({ length: 22 }, (_, index) => {
    const u = x + (w * (index + 0.5)) / 22;
    return (
      line([at(u, 0.006, z), at(u, 0.006, z - 0.07)], cloth[3], 1.6) +
      line([at(u, 0.006, z + d), at(u, 0.006, z + d + 0.07)], cloth[3], 1)
    );
  });
  const shade = poly(
    [
      at(x - 0.03, 0.002, z - 0.05),
      at(x + w + 0.03, 0.002, z - 0.05),
      at(x + w + 0.02, 0.002, z + d),
      at(x - 0.02, 0.002, z + d),
    ],
    '#1d1214',
    'opacity="0.18"',
  );
  return (
    shade +
    fringe.join('') +
    weave(scene.random, { plane: (u, v) => at(x + u, 0.008, z + v), size: [w, d], cloth, name })
  );
}
