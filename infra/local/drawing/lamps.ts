import { darken, lighten } from './color.ts';
import type { Scene } from './scene.ts';
import { circle, ellipse, line, type Point, path, placed, rect } from './svg.ts';

/** Lamp light around a point; nothing by day. */
export function glow(scene: Scene, [x, y]: Point, radius: number): string {
  if (!scene.light.lamps) return '';
  const strength = scene.light.time === 'night' ? 0.5 : 0.36;
  const fill = scene.sheet.glow([0, '#ffe0a3', strength], [0.35, '#ffc67a', strength * 0.42], [1, '#ffb561', 0]);
  return circle([x, y], radius, fill);
}

const shade = (scene: Scene, hex: string): string => (scene.light.lamps ? '#ffe2a8' : scene.inn(lighten(hex, 0.25)));

/** Drawn in metres at `scale` pixels each, standing on `at`. */
export function tableLamp(scene: Scene, at: Point, scale: number): string {
  const color = scene.furnishing.second[1];
  const drawing =
    path('M-0.05 0L-0.07 -0.12Q0 -0.3 0.07 -0.12L0.05 0Z', scene.inn(scene.furnishing.cloth[0])) +
    path('M-0.16 -0.22L-0.1 -0.46H0.1L0.16 -0.22Z', shade(scene, color)) +
    path('M0.05 -0.22L0.04 -0.46H0.1L0.16 -0.22Z', '#a5562f', 'opacity="0.14"');
  return metres(drawing, at, scale) + glow(scene, [at[0], at[1] - scale * 0.34], scale * 1.25);
}

export const metres = (drawing: string, [x, y]: Point, scale: number): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(1)})">${drawing}</g>`;

export type Pendant = 'bulb' | 'lantern' | 'basket' | 'brass';

/** Hangs from `at` (on the ceiling) by `drop` metres. */
export function pendant(
  scene: Scene,
  at: Point,
  { scale, drop, kind }: { scale: number; drop: number; kind: Pendant },
): string {
  const centre: Point = [at[0], at[1] + drop * scale];
  const bodies: Record<Pendant, (scene: Scene) => string> = { bulb, lantern, basket, brass };
  const cord = line([at, centre], scene.inn('#4a3a34'), Math.max(1.2, scale * 0.012));
  return cord + glow(scene, centre, scale * 1.35) + placed(bodies[kind](scene), centre, scale / 130);
}

function bulb(scene: Scene): string {
  return (
    rect({ x: -2.4, y: -10, w: 4.8, h: 7 }, scene.inn('#4a3a34')) +
    circle([0, 1.5], 5.6, scene.light.lamps ? '#fff0c4' : '#f2e9d2')
  );
}

function lantern(scene: Scene): string {
  const brass = scene.inn('#b98743');
  const glass = scene.light.lamps ? '#ffdf9b' : scene.inn('#e9d7b0');
  return (
    path('M-13 -14L0 -30L13 -14Z', brass) +
    path('M-16 -14H16L11 18H-11Z', glass) +
    path('M-1.2 -14H1.2V18H-1.2ZM-16 -14H-13L-9 18H-11ZM13 -14H16L11 18H9Z', darken(brass, 0.2)) +
    rect({ x: -17, y: -16, w: 34, h: 3.5 }, brass) +
    rect({ x: -12, y: 17, w: 24, h: 4 }, brass)
  );
}

function basket(scene: Scene): string {
  const cane = scene.inn('#c99d64');
  return (
    path('M-6 -16Q-34 -8 -36 12H36Q34 -8 6 -16Z', cane) +
    path('M-26 -6H26L28 -2H-28ZM-34 5H34L35 9H-35Z', darken(cane, 0.18)) +
    ellipse([0, 12], [36, 4], scene.light.lamps ? '#ffe3a6' : darken(cane, 0.35))
  );
}

function brass(scene: Scene): string {
  const color = scene.inn('#bd8a48');
  const arm = (x: number): string =>
    path(`M0 8Q${x * 0.6} 22 ${x} 0`, 'none', `stroke="${color}" stroke-width="2.4"`) +
    rect({ x: x - 4, y: -12, w: 8, h: 12 }, shade(scene, '#f0dcb4'));
  return arm(-36) + arm(36) + arm(-18) + arm(18) + path('M-5 -26H5L8 8Q0 22 -8 8Z', color);
}

/** Standing on the floor, a tall lamp with a drum shade. */
export function floorLamp(scene: Scene, at: Point, scale: number): string {
  const drawing =
    rect({ x: -0.14, y: -0.03, w: 0.28, h: 0.03 }, scene.inn('#4b382f')) +
    rect({ x: -0.014, y: -1.35, w: 0.028, h: 1.35 }, scene.inn('#4b382f')) +
    path('M-0.2 -1.25L-0.14 -1.6H0.14L0.2 -1.25Z', shade(scene, scene.furnishing.second[1]));
  return metres(drawing, at, scale) + glow(scene, [at[0], at[1] - scale * 1.4], scale * 1.5);
}
