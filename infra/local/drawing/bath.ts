import { bucket, shower, towels, tub, width } from './bathFittings.ts';
import { darken, lighten, mix } from './color.ts';
import { litCloth, picture, rug } from './decor.ts';
import { plant, stool } from './furniture.ts';
import { glow, metres, pendant } from './lamps.ts';
import { type Opening, type Shape, wallPlane } from './openings.ts';
import type { Scene } from './scene.ts';
import { walls } from './shell.ts';
import { block, createStage, type Frame, type Stage, shadow } from './stage.ts';
import { ceiling, floor } from './surfaces.ts';
import { line, outline, type Point, path, poly } from './svg.ts';

/** Glazed tiles up to the sill, in the room's own colours, with a painted row on top. */
function tiling(scene: Scene, stage: Stage): string {
  const { random, furnishing } = scene;
  const glaze = scene.inn(mix(furnishing.cloth[0], '#f4ead8', random.pick([0.15, 0.45, 0.7])));
  const accent = scene.inn(furnishing.cloth[1]);
  const size = 0.2;
  return (['left', 'right', 'back'] as const)
    .map((name) => {
      const plane = wallPlane(stage, name);
      const [from, to] = name === 'back' ? [0, width] : [-0.8, stage.depth];
      const base = name === 'back' ? glaze : darken(glaze, 0.14);
      const quad = (s: number, t: number, [w, h]: Point): string =>
        outline([plane(s, t), plane(s + w, t), plane(s + w, t + h), plane(s, t + h)]);
      const columns = Array.from({ length: Math.ceil((to - from) / size - 0.05) }, (_, index) => from + index * size);
      const cells = columns.flatMap((s) =>
        [0, 1, 2, 3, 4].map((row) => quad(s, row * size, [Math.min(size, to - s), size])),
      );
      const bright = cells.filter(() => random.chance(0.3));
      const rhombs = columns.map((s) =>
        outline([plane(s + 0.02, 1.1), plane(s + 0.1, 1.18), plane(s + 0.18, 1.1), plane(s + 0.1, 1.02)]),
      );
      const lines = Array.from({ length: 6 }, (_, row) => quad(from, row * size, [to - from, 0.008]));
      return (
        path(quad(from, 0, [to - from, 1.2]), base) +
        path(bright.join(''), lighten(base, 0.14)) +
        path(lines.join(''), darken(base, 0.16)) +
        path(rhombs.join(''), accent) +
        path(quad(from, 1.2, [to - from, 0.04]), lighten(base, 0.4))
      );
    })
    .join('');
}

function vanity(scene: Scene, stage: Stage, x: number): string {
  const wood = scene.inn(scene.furnishing.wood);
  const frame: Frame = (u, v, h) => stage.at(x + u, h, stage.depth - v);
  const simple = scene.facts.classType === 'Economy';
  const s = stage.scale(stage.depth - 0.25);
  const china = scene.inn('#fbf5e8');
  const basin = `<ellipse cx="0" cy="-0.02" rx="0.27" ry="0.07" fill="${darken(china, 0.14)}"/>${path('M-0.29 -0.1H0.29Q0.26 0.03 0.12 0.03H-0.12Q-0.26 0.03 -0.29 -0.1Z', china)}<ellipse cx="0" cy="-0.1" rx="0.29" ry="0.06" fill="${lighten(china, 0.5)}"/><ellipse cx="0" cy="-0.095" rx="0.24" ry="0.042" fill="${darken(china, 0.16)}"/>`;
  const tap = `<path d="M0 -0.13V-0.3Q0 -0.36 0.1 -0.34V-0.28" fill="none" stroke="${scene.inn('#b98d4c')}" stroke-width="0.03"/>`;
  const towel = (u: number, color: string): string =>
    block(frame, { u: [u, u + 0.3], v: [0.1, 0.42], h: [0.24, 0.36] }, color);
  const [a, b] = litCloth(scene, scene.furnishing.second);
  const legs = [0, 1.04].map((u) => block(frame, { u: [u, u + 0.06], v: [0.44, 0.5], h: [0, 0.72] }, wood)).join('');
  const body = simple
    ? legs + block(frame, { u: [0, 1.1], v: [0, 0.5], h: [0.68, 0.76] }, wood)
    : block(frame, { u: [0, 1.1], v: [0, 0.48], h: [0.18, 0.24] }, wood) +
      legs +
      towel(0.14, a) +
      towel(0.6, b) +
      block(frame, { u: [0, 1.1], v: [0, 0.52], h: [0.56, 0.78] }, wood);
  return (
    shadow(scene, frame, { u: [0, 1.1], v: [0, 0.5] }) +
    body +
    metres(tap + basin, frame(0.55, 0.28, 0.82), s) +
    mirror(scene, stage, x + 0.55)
  );
}

function mirror(scene: Scene, stage: Stage, x: number): string {
  const plane = wallPlane(stage, 'back');
  const brass = scene.inn(scene.facts.classType === 'First' ? '#b98743' : scene.furnishing.wood);
  const round = scene.random.chance(0.5);
  const ring = (r: number): Point[] =>
    Array.from({ length: 24 }, (_, step): Point => {
      const angle = (step / 24) * Math.PI * 2;
      return plane(x + Math.cos(angle) * r, 1.72 + Math.sin(angle) * (round ? r : r * 1.35));
    });
  const glass = scene.sheet.down([0, lighten(scene.inn('#a9c3c4'), 0.3)], [1, scene.inn('#a9c3c4')]);
  const [gx, gy] = plane(x, 1.72);
  const shine =
    line(
      [
        [gx - 22, gy + 16],
        [gx + 14, gy - 34],
      ],
      '#ffffff',
      5,
      'opacity="0.35" stroke-linecap="round"',
    ) +
    line(
      [
        [gx - 8, gy + 22],
        [gx + 18, gy - 14],
      ],
      '#ffffff',
      2.5,
      'opacity="0.3" stroke-linecap="round"',
    );
  return glow(scene, [gx, gy - 40], 150) + poly(ring(0.37), brass) + poly(ring(0.33), glass) + shine;
}

export function bath(scene: Scene): string {
  const { random, facts } = scene;
  const stage = createStage({
    width,
    depth: 2.5,
    height: 2.6,
    eye: 1.55,
    aside: random.between(-0.3, 0.3),
    back: 172,
    horizon: 276,
    distance: 2,
  });
  const shape = random.pick<Shape>(['square', 'arch', 'round']);
  const basin = random.chance(0.5) ? 0.4 : 0.7;
  const glass: Opening = {
    wall: 'back',
    shape,
    x: 2.05,
    y: 1.3,
    w: facts.classType === 'First' ? 1.75 : 1.1,
    h: facts.classType === 'Economy' ? 0.9 : 1.1,
    panes: 2,
  };
  const fixtures = {
    Economy: bucket(scene, stage, 3.1),
    Business: random.chance(0.5) ? shower(scene, stage) : tub(scene, stage, 2.95),
    First: tub(scene, stage, 2.95),
  }[facts.classType];
  const corner: Frame = (u, v, h) => stage.at(3.72 + u, h, 0.7 + v);
  return [
    walls(scene, stage, { openings: [glass], treatment: 'plain' }),
    ceiling(scene, stage, facts.classType === 'First' ? 'coffers' : 'planks'),
    floor(scene, stage),
    tiling(scene, stage),
    towels(scene, stage),
    rug(scene, stage, { x: 1, z: 0.85, w: 1.5, d: 0.75, name: 'bands' }),
    vanity(scene, stage, basin),
    fixtures,
    random.chance(0.6) ? plant(scene, corner) : stool(scene, corner),
    random.chance(0.5) ? picture(scene, stage, { wall: 'right', s: stage.depth - 1.2, t: 1.45, w: 0.5, h: 0.55 }) : '',
    pendant(scene, stage.at(basin + 0.55, 2.6, 1.6), {
      scale: stage.scale(1.6),
      drop: 0.25,
      kind: facts.classType === 'Economy' ? 'bulb' : 'basket',
    }),
  ].join('');
}
