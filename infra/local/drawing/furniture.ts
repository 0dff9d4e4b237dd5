import { darken, lighten } from './color.ts';
import { glow, metres } from './lamps.ts';
import type { Scene } from './scene.ts';
import { block, type Frame, shadow } from './stage.ts';
import { circle, ellipse, type Point, path, poly, rect } from './svg.ts';

/** Something that stands in a frame of its own: u across, v away from its wall, h up. */
export type Piece = (scene: Scene, frame: Frame) => string;

const scaleOf = (frame: Frame): number =>
  Math.hypot(...([0, 1] as const).map((axis) => frame(0, 0, 1)[axis] - frame(0, 0, 0)[axis]));

export const nightstand: Piece = (scene, frame) => {
  const wood = scene.inn(scene.furnishing.wood);
  const knob = frame(0.22, 0.41, 0.36);
  return (
    shadow(scene, frame, { u: [0, 0.44], v: [0, 0.4] }) +
    block(frame, { u: [0, 0.44], v: [0, 0.4], h: [0.06, 0.5] }, wood) +
    poly(
      [frame(0.04, 0.405, 0.28), frame(0.4, 0.405, 0.28), frame(0.4, 0.405, 0.44), frame(0.04, 0.405, 0.44)],
      lighten(wood, 0.06),
    ) +
    circle(knob, 2.2, scene.inn('#e0b36c'))
  );
};

export const stool: Piece = (scene, frame) => {
  const wood = scene.inn(scene.furnishing.wood);
  const legs = [
    [0, 0.34],
    [0.34, 0.34],
    [0, 0],
    [0.34, 0],
  ] as const;
  return (
    shadow(scene, frame, { u: [0, 0.4], v: [0, 0.4] }) +
    legs.map(([u, v]) => block(frame, { u: [u, u + 0.06], v: [v, v + 0.06], h: [0, 0.4] }, wood)).join('') +
    block(frame, { u: [-0.02, 0.42], v: [-0.02, 0.42], h: [0.4, 0.46] }, scene.inn(scene.furnishing.second[0]))
  );
};

export const trunk: Piece = (scene, frame) => {
  const [base, second, accent] = scene.furnishing.second.map(scene.inn);
  const on = (u: number, h: number): Point => frame(u, 0.46, h);
  const rhomb = (u: number): string =>
    poly([on(u - 0.13, 0.24), on(u, 0.38), on(u + 0.13, 0.24), on(u, 0.1)], second ?? '#fff') +
    poly([on(u - 0.06, 0.24), on(u, 0.31), on(u + 0.06, 0.24), on(u, 0.17)], accent ?? '#fff');
  return (
    shadow(scene, frame, { u: [0, 0.95], v: [0, 0.46] }) +
    block(frame, { u: [0, 0.95], v: [0, 0.46], h: [0, 0.46] }, base ?? '#fff') +
    rhomb(0.22) +
    rhomb(0.73) +
    poly([on(0, 0.4), on(0.95, 0.4), on(0.95, 0.43), on(0, 0.43)], second ?? '#fff')
  );
};

export const desk: Piece = (scene, frame) => {
  const wood = scene.inn(scene.furnishing.wood);
  const legs = [0.02, 1.02] as const;
  const book = (u: number, h: number, color: string): string =>
    block(frame, { u: [u, u + 0.2], v: [0.12, 0.4], h: [h, h + 0.04] }, scene.inn(color));
  return (
    shadow(scene, frame, { u: [0, 1.1], v: [0, 0.5] }) +
    legs
      .map(
        (u) =>
          block(frame, { u: [u, u + 0.06], v: [0.02, 0.08], h: [0, 0.72] }, wood) +
          block(frame, { u: [u, u + 0.06], v: [0.44, 0.5], h: [0, 0.72] }, wood),
      )
      .join('') +
    block(frame, { u: [0, 1.1], v: [0, 0.52], h: [0.62, 0.76] }, wood) +
    book(0.14, 0.76, scene.furnishing.cloth[0]) +
    book(0.16, 0.8, scene.furnishing.cloth[2])
  );
};

export const armchair: Piece = (scene, frame) => {
  const cloth = scene.inn(scene.furnishing.second[0]);
  const wood = scene.inn(scene.furnishing.wood);
  return (
    shadow(scene, frame, { u: [0, 0.8], v: [0, 0.8] }) +
    [0.02, 0.7].map((u) => block(frame, { u: [u, u + 0.08], v: [0.7, 0.78], h: [0, 0.2] }, wood)).join('') +
    block(frame, { u: [0, 0.8], v: [0, 0.2], h: [0.14, 0.9] }, cloth) +
    block(frame, { u: [0, 0.14], v: [0.1, 0.8], h: [0.16, 0.58] }, cloth) +
    block(frame, { u: [0.66, 0.8], v: [0.1, 0.8], h: [0.16, 0.58] }, cloth) +
    block(frame, { u: [0.14, 0.66], v: [0.18, 0.8], h: [0.16, 0.44] }, lighten(cloth, 0.08)) +
    poly(
      [frame(0.2, 0.34, 0.44), frame(0.6, 0.34, 0.44), frame(0.57, 0.22, 0.78), frame(0.23, 0.22, 0.78)],
      scene.inn(scene.furnishing.second[1]),
    )
  );
};

/** The bukhari, the sheet-iron stove that heats every northern room. */
export const stove: Piece = (scene, frame) => {
  const iron = scene.inn('#4c4a4a');
  const s = scaleOf(frame);
  const at = frame(0.3, 0.3, 0);
  const fire = scene.light.lamps || scene.facts.season === 'winter' ? '#ffb054' : scene.inn('#2d2928');
  const drawing =
    ellipse([0, -0.01], [0.42, 0.07], '#1d1214', 'opacity="0.25"') +
    path('M-0.2 0L-0.15 -0.2M0.2 0L0.15 -0.2', 'none', `stroke="${iron}" stroke-width="0.035"`) +
    rect({ x: -0.05, y: -4, w: 0.1, h: 3.4 }, darken(iron, 0.1)) +
    rect({ x: -0.05, y: -4, w: 0.035, h: 3.4 }, lighten(iron, 0.2)) +
    path('M-0.26 -0.16H0.26V-0.62Q0 -0.74 -0.26 -0.62Z', iron) +
    path('M0.08 -0.16H0.26V-0.62Q0.16 -0.68 0.08 -0.68Z', darken(iron, 0.3)) +
    rect({ x: -0.13, y: -0.42, w: 0.2, h: 0.16, r: 0.02 }, fire) +
    rect({ x: -0.29, y: -0.68, w: 0.58, h: 0.04 }, lighten(iron, 0.14)) +
    path('M-0.2 -0.7Q-0.2 -0.9 -0.04 -0.9Q0.1 -0.9 0.1 -0.7Z', scene.inn('#a9aeb0')) +
    path('M0.08 -0.8L0.18 -0.88', 'none', `stroke="${scene.inn('#a9aeb0')}" stroke-width="0.03"`);
  return metres(drawing, at, s) + glow(scene, [at[0], at[1] - s * 0.3], s * 0.8);
};

export const plant: Piece = (scene, frame) => {
  const at = frame(0.25, 0.25, 0);
  const leaf = scene.inn('#5f7f5a');
  const blade = (angle: number, length: number, hex: string): string =>
    `<path d="M0 0Q${0.16} ${-length * 0.5} 0 ${-length}Q${-0.16} ${-length * 0.5} 0 0Z" fill="${hex}" transform="translate(0 -0.36) rotate(${angle})"/>`;
  const fan = [-58, 52, -36, 30, -14, 10].map((angle, index) =>
    blade(angle, 0.62 + (index % 3) * 0.12, index % 2 === 0 ? leaf : darken(leaf, 0.18)),
  );
  const pot =
    path('M-0.17 -0.38H0.17L0.13 0H-0.13Z', scene.inn('#c07a52')) +
    path('M0.05 -0.38H0.17L0.13 0H0.04Z', scene.inn('#9c5f41')) +
    rect({ x: -0.19, y: -0.42, w: 0.38, h: 0.07 }, scene.inn('#cd8a62'));
  return metres(ellipse([0, 0], [0.28, 0.05], '#1d1214', 'opacity="0.22"') + fan.join('') + pot, at, scaleOf(frame));
};

/** A stone hearth with its fire, against a wall. */
export const hearth: Piece = (scene, frame) => {
  const stone = scene.inn('#cdbb9d');
  const wood = scene.inn(scene.furnishing.wood);
  const on = (u: number, h: number): Point => frame(u, 0.42, h);
  const flame = (u: number, r: number, hex: string): string =>
    poly(
      [
        on(u - r, 0.16),
        on(u - r * 0.6, 0.16 + r * 1.6),
        on(u - r * 0.2, 0.16 + r),
        on(u + r * 0.1, 0.16 + r * 2.6),
        on(u + r * 0.5, 0.16 + r * 1.1),
        on(u + r * 0.8, 0.16 + r * 1.5),
        on(u + r, 0.16),
      ],
      hex,
    );
  const joints = [0.3, 0.6, 0.9]
    .map((h) => poly([on(0, h), on(1.4, h), on(1.4, h + 0.012), on(0, h + 0.012)], darken(stone, 0.16)))
    .join('');
  const mouth: Point[] = [
    on(0.3, 0.12),
    on(0.3, 0.62),
    on(0.5, 0.84),
    on(0.7, 0.92),
    on(0.9, 0.84),
    on(1.1, 0.62),
    on(1.1, 0.12),
  ];
  const centre = on(0.7, 0.35);
  return (
    shadow(scene, frame, { u: [-0.1, 1.5], v: [0, 0.6] }) +
    block(frame, { u: [0.2, 1.2], v: [0, 0.3], h: [1.2, 2.9] }, stone) +
    block(frame, { u: [0, 1.4], v: [0, 0.42], h: [0, 1.14] }, stone) +
    joints +
    poly(mouth, '#2c211e') +
    flame(0.7, 0.24, '#e0683a') +
    flame(0.68, 0.16, '#f6a84a') +
    flame(0.7, 0.08, '#ffe08a') +
    block(frame, { u: [0.4, 1], v: [0.36, 0.44], h: [0.11, 0.18] }, '#5b3b2a') +
    block(frame, { u: [-0.08, 1.48], v: [0, 0.52], h: [1.14, 1.24] }, wood) +
    block(frame, { u: [-0.06, 1.46], v: [0.3, 0.7], h: [0, 0.06] }, darken(stone, 0.08)) +
    circle(centre, scaleOf(frame) * 1.1, scene.sheet.glow([0, '#ffb765', 0.42], [1, '#ff9a4a', 0]))
  );
};

export const wardrobe: Piece = (scene, frame) => {
  const wood = scene.inn(scene.furnishing.wood);
  const on = (u: number, h: number): Point => frame(u, 0.505, h);
  const door = (u: number): string =>
    poly([on(u, 0.16), on(u + 0.42, 0.16), on(u + 0.42, 1.84), on(u, 1.84)], lighten(wood, 0.08)) +
    poly([on(u + 0.07, 0.3), on(u + 0.35, 0.3), on(u + 0.35, 1.7), on(u + 0.07, 1.7)], darken(wood, 0.06));
  return (
    shadow(scene, frame, { u: [0, 1], v: [0, 0.5] }) +
    block(frame, { u: [0, 1], v: [0, 0.5], h: [0.06, 1.95] }, wood) +
    door(0.06) +
    door(0.52) +
    circle(on(0.47, 1), 2, '#e0b36c') +
    circle(on(0.53, 1), 2, '#e0b36c')
  );
};
