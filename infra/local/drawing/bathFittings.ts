import { darken, lighten } from './color.ts';
import { litCloth } from './decor.ts';
import { metres } from './lamps.ts';
import { wallPlane } from './openings.ts';
import type { Scene } from './scene.ts';
import { block, type Frame, type Stage } from './stage.ts';

export const width = 4.2;

import { line, path, poly } from './svg.ts';

export function tub(scene: Scene, stage: Stage, x: number): string {
  const metal = scene.inn(scene.facts.classType === 'First' ? '#b9754a' : '#f7f0e2');
  const s = stage.scale(stage.depth - 0.9);
  const drawing =
    `<ellipse cx="0" cy="0.01" rx="0.85" ry="0.1" fill="#1d1214" opacity="0.25"/>` +
    path('M-0.92 -0.62Q-0.86 -0.02 -0.6 0H0.6Q0.86 -0.02 0.92 -0.62Z', metal) +
    path('M0.3 -0.62Q0.4 -0.1 0.2 0H0.6Q0.86 -0.02 0.92 -0.62Z', darken(metal, 0.16)) +
    path('M-0.8 -0.5Q-0.74 -0.16 -0.6 -0.1Q-0.68 -0.3 -0.68 -0.5Z', lighten(metal, 0.4)) +
    `<ellipse cx="0" cy="-0.62" rx="0.95" ry="0.13" fill="${lighten(metal, 0.25)}"/><ellipse cx="0" cy="-0.61" rx="0.87" ry="0.1" fill="${darken(metal, 0.3)}"/><ellipse cx="0" cy="-0.595" rx="0.83" ry="0.08" fill="${scene.inn('#a9d0cd')}"/>` +
    path('M-0.3 -0.735H0.1L0.08 -0.36Q-0.1 -0.34 -0.28 -0.36Z', scene.inn(scene.furnishing.second[1])) +
    path('M-0.29 -0.46H0.085V-0.42H-0.285Z', scene.inn(scene.furnishing.second[2]));
  return metres(drawing, stage.at(x, 0, stage.depth - 0.9), s);
}

export function shower(scene: Scene, stage: Stage): string {
  const frame: Frame = (u, v, h) => stage.at(width - 1.3 + u, h, stage.depth - v);
  const steel = scene.inn('#8b7a5c');
  const head = `<path d="M0 0V-1.1Q0 -1.2 -0.18 -1.2" fill="none" stroke="${steel}" stroke-width="0.035"/>${path('M-0.3 -1.18H-0.08L-0.04 -1.12H-0.34Z', steel)}`;
  const edge = [frame(0, 0.9, 0.05), frame(0, 0.9, 2.05), frame(0, 0, 2.05), frame(0, 0, 0.05)];
  const front = [frame(0, 0.9, 0.05), frame(0, 0.9, 2.05), frame(0.7, 0.9, 2.05), frame(0.7, 0.9, 0.05)];
  return (
    block(frame, { u: [0, 1.3], v: [0, 0.95], h: [0, 0.06] }, scene.inn('#efe7d6')) +
    metres(head, frame(0.9, 0.05, 0.95), stage.scale(stage.depth)) +
    poly(edge, '#d9efee', 'opacity="0.28"') +
    poly(front, '#e6f4f2', 'opacity="0.24" stroke="#8b7a5c" stroke-width="3"')
  );
}

/** The bucket and lota of every simple bathroom, below their own tap. */
export function bucket(scene: Scene, stage: Stage, x: number): string {
  const color = scene.inn(scene.furnishing.cloth[2]);
  const s = stage.scale(stage.depth - 0.5);
  const tap = `<path d="M0 -0.75H0.14V-0.66" fill="none" stroke="${scene.inn('#a9925f')}" stroke-width="0.04"/>`;
  const pail = `<ellipse cx="0.05" cy="0" rx="0.3" ry="0.05" fill="#1d1214" opacity="0.25"/>${path('M-0.22 -0.42H0.22L0.17 0H-0.17Z', color)}${path('M0.06 -0.42H0.22L0.17 0H0.06Z', darken(color, 0.2))}<ellipse cx="0" cy="-0.42" rx="0.22" ry="0.05" fill="${scene.inn('#9fcac8')}"/>`;
  const lota = `<g transform="translate(0.48 0.04)">${path('M-0.12 -0.02Q-0.16 -0.16 -0.06 -0.2V-0.25H0.06V-0.2Q0.16 -0.16 0.12 -0.02Z', scene.inn('#bd8a48'))}${path('M0.02 -0.02Q0.08 -0.16 0.02 -0.25H0.06V-0.2Q0.16 -0.16 0.12 -0.02Z', scene.inn('#94683a'))}</g>`;
  return metres(tap + pail + lota, stage.at(x, 0, stage.depth - 0.5), s);
}

export function towels(scene: Scene, stage: Stage): string {
  const plane = wallPlane(stage, 'left');
  const [a, b, c] = litCloth(scene, scene.furnishing.second);
  const s = stage.depth - 1.3;
  const hang = (from: number, drop: number, color: string): string =>
    poly(
      [
        plane(s + from, 1.62, -0.05),
        plane(s + from + 0.34, 1.62, -0.05),
        plane(s + from + 0.34, 1.62 - drop, -0.05),
        plane(s + from, 1.62 - drop, -0.05),
      ],
      color,
    );
  const band = poly(
    [plane(s, 1.06, -0.05), plane(s + 0.34, 1.06, -0.05), plane(s + 0.34, 1.12, -0.05), plane(s, 1.12, -0.05)],
    c,
  );
  return (
    line([plane(s - 0.1, 1.63, -0.05), plane(s + 0.9, 1.63, -0.05)], scene.inn(scene.furnishing.wood), 5) +
    hang(0, 0.7, a) +
    band +
    hang(0.44, 0.55, b)
  );
}
