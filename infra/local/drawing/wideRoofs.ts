import { darken, lighten } from './color.ts';
import { back, half, tall } from './facade.ts';
import { type Roofed, tones } from './roofTones.ts';
import type { Scene } from './scene.ts';
import { circle, path, poly, rect } from './svg.ts';

export function flat(scene: Scene, build: Roofed): string {
  const [w, h] = [half(build), tall(build)];
  const wood = scene.out(build.roofColor);
  const cap = scene.facts.season === 'winter' ? scene.out('#f3f1ea') : scene.out(lighten(build.wall, 0.2));
  const ends = Array.from(
    { length: Math.floor((w * 2) / 22) },
    (_, index) =>
      circle([-w + 12 + index * 22, -h + 3], 4.6, darken(wood, 0.1)) +
      circle([-w + 12 + index * 22, -h + 3], 2.6, lighten(wood, 0.2)),
  );
  const loft = (x: number): string => {
    const lw = build.bay * 0.85;
    return (
      poly(
        [
          [x + lw, -h - 6],
          [x + lw, -h - 66],
          [x + lw + 34, -h - 70],
          [x + lw + 34, -h - 10],
        ],
        scene.out(darken(build.wall, 0.32)),
      ) +
      rect({ x: x - lw, y: -h - 66, w: lw * 2, h: 62 }, scene.out(lighten(build.wall, 0.05))) +
      [-0.45, 0.45]
        .map(
          (share) =>
            rect(
              { x: x + share * lw - 13, y: -h - 50, w: 26, h: 32 },
              scene.light.lamps ? '#ffd88f' : scene.out('#4d6670'),
            ) + rect({ x: x + share * lw - 1, y: -h - 50, w: 2, h: 32 }, wood),
        )
        .join('') +
      rect({ x: x - lw - 8, y: -h - 74, w: lw * 2 + 16, h: 9 }, wood) +
      poly(
        [
          [x + lw + 8, -h - 65],
          [x + lw + 8, -h - 74],
          [x + lw + 42, -h - 77],
          [x + lw + 42, -h - 68],
        ],
        darken(wood, 0.25),
      ) +
      rect({ x: x - lw - 8, y: -h - 78, w: lw * 2 + 16, h: 5 }, cap)
    );
  };
  return (
    (build.bays > 3 || build.floors === 1 ? loft(-w * 0.3) : loft(w * 0.2)) +
    poly(
      [
        [w + 8, -h + 8],
        [w + 8, -h - 12],
        [w + back.x + 8, -h - 18],
        [w + back.x + 8, -h + 2],
      ],
      darken(wood, 0.3),
    ) +
    rect({ x: -w - 8, y: -h - 12, w: w * 2 + 16, h: 22 }, wood) +
    ends.join('') +
    rect({ x: -w - 10, y: -h - 17, w: w * 2 + 20, h: 7 }, cap)
  );
}

export function swept(scene: Scene, build: Roofed): string {
  const [w, h] = [half(build), tall(build)];
  const { face, side, edge } = tones(scene, build);
  const skirt = (y: number, reach: number, [rise, top]: readonly [number, number]): string =>
    path(
      `M${reach + 26} ${y - 8}Q${reach - 6} ${y - 6} ${top} ${y - rise}L${top + 34} ${y - rise - 3}Q${reach + 46} ${y - 18} ${reach + 84} ${y - 22}Z`,
      side,
    ) +
    path(
      `M${-reach - 30} ${y - 6}Q${-reach + 10} ${y - 8} ${-top} ${y - rise}H${top}Q${reach - 10} ${y - 8} ${reach + 28} ${y - 6}L${reach + 18} ${y + 8}H${-reach - 20}Z`,
      scene.sheet.down([0, face], [1, darken(face, 0.14)]),
    ) +
    path(
      `M${-reach - 30} ${y - 6}L${-reach - 20} ${y + 8}H${reach + 18}L${reach + 28} ${y - 6}L${reach + 14} ${y + 2}H${-reach - 16}Z`,
      edge,
    );
  const top = w * 0.56;
  return (
    skirt(-h, w, [52, top]) +
    rect({ x: -top, y: -h - 82, w: top * 2, h: 34 }, scene.out(build.wall)) +
    poly(
      [
        [top, -h - 50],
        [top, -h - 82],
        [top + 34, -h - 84],
        [top + 34, -h - 52],
      ],
      scene.out(darken(build.wall, 0.3)),
    ) +
    [-0.6, -0.2, 0.2, 0.6]
      .map((share) =>
        rect({ x: share * top - 9, y: -h - 76, w: 18, h: 20 }, scene.light.lamps ? '#ffd88f' : scene.out('#4d6670')),
      )
      .join('') +
    skirt(-h - 82, top, [56, top * 0.36]) +
    rect({ x: -2, y: -h - 158, w: 4, h: 22 }, scene.out('#c99a4f'))
  );
}
