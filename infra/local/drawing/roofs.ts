import { darken, lighten } from './color.ts';
import { back, half, tall } from './facade.ts';
import { type Roofed, tones } from './roofTones.ts';
import type { Scene } from './scene.ts';
import { circle, ellipse, path, poly, rect } from './svg.ts';
import { flat, swept } from './wideRoofs.ts';

function seams(left: number, right: number, [low, high, lean]: readonly [number, number, number]): string {
  const count = Math.round((right - left) / 20);
  return Array.from({ length: count }, (_, index) => {
    const x = left + ((right - left) * (index + 0.5)) / count;
    const top = x + lean;
    return `M${x.toFixed(0)} ${low}L${top.toFixed(0)} ${high}h1.6L${(x + 1.8).toFixed(0)} ${low}z`;
  }).join('');
}

function chimney(scene: Scene, x: number, y: number): string {
  const stone = scene.out('#b7a58a');
  const puff = (dx: number, dy: number, r: number): string =>
    ellipse([x + dx, y - 52 + dy], [r * 1.3, r], lighten(scene.light.sky[2], 0.3), 'opacity="0.45"');
  return (
    rect({ x: x - 11, y: y - 38, w: 22, h: 52 }, stone) +
    rect({ x: x + 2, y: y - 38, w: 9, h: 52 }, darken(stone, 0.25)) +
    rect({ x: x - 14, y: y - 42, w: 28, h: 6 }, darken(stone, 0.1)) +
    puff(4, 0, 8) +
    puff(14, -18, 11) +
    puff(30, -36, 14)
  );
}

export function gable(scene: Scene, build: Roofed): string {
  const [w, h] = [half(build), tall(build)];
  const { face, side, edge } = tones(scene, build);
  const rise = 92;
  const apex = w + back.x / 2;
  const dormers = build.bays > 3 ? [-0.45, 0.45] : [build.timber ? 0 : -0.4];
  return (
    chimney(scene, -w * 0.62, -h - rise + 22) +
    poly(
      [
        [w, -h],
        [apex - 4, -h - rise + 8],
        [w + back.x, -h + back.y * 0.3],
      ],
      scene.out(darken(build.wall, 0.24)),
    ) +
    poly(
      [
        [apex - 8, -h - rise],
        [apex + 6, -h - rise - 2],
        [w + back.x + 20, -h + 12],
        [w + back.x + 8, -h + 14],
      ],
      side,
    ) +
    poly(
      [
        [-w - 22, -h + 12],
        [-w + 26, -h - rise],
        [apex, -h - rise],
        [w + 18, -h + 12],
      ],
      scene.sheet.down([0, face], [1, darken(face, 0.16)]),
    ) +
    path(seams(-w - 16, w + 14, [-h + 10, -h - rise + 3, 34]), darken(face, 0.24), 'opacity="0.6"') +
    rect({ x: -w - 23, y: -h + 11, w: w * 2 + 42, h: 5 }, edge) +
    dormers.map((share) => dormer(scene, build, share * w)).join('')
  );
}

function dormer(scene: Scene, build: Roofed, x: number): string {
  const y = -tall(build) - 6;
  const { face, edge } = tones(scene, build);
  return (
    rect({ x: x - 22, y: y - 36, w: 44, h: 36 }, scene.out(build.wall)) +
    rect({ x: x - 10, y: y - 28, w: 20, h: 22 }, scene.light.lamps ? '#ffd88f' : scene.out('#4d6670')) +
    rect({ x: x - 1, y: y - 28, w: 2, h: 22 }, edge) +
    poly(
      [
        [x - 32, y - 30],
        [x, y - 66],
        [x + 32, y - 30],
        [x + 24, y - 30],
        [x, y - 55],
        [x - 24, y - 30],
      ],
      edge,
    ) +
    poly(
      [
        [x - 24, y - 31],
        [x, y - 56],
        [x + 24, y - 31],
      ],
      scene.out(lighten(build.wall, 0.12)),
    ) +
    poly(
      [
        [x, y - 66],
        [x + 32, y - 30],
        [x + 40, y - 34],
        [x + 14, y - 66],
      ],
      face,
    ) +
    circle([x, y - 40], 3.6, edge)
  );
}

export function hip(scene: Scene, build: Roofed): string {
  const [w, h] = [half(build), tall(build)];
  const { face, side, edge } = tones(scene, build);
  return (
    chimney(scene, w * 0.2, -h - 58) +
    poly(
      [
        [w + 20, -h + 10],
        [w * 0.62, -h - 72],
        [w * 0.7 + 30, -h - 74],
        [w + back.x + 22, -h - 2],
      ],
      side,
    ) +
    poly(
      [
        [-w - 24, -h + 10],
        [-w * 0.55, -h - 72],
        [w * 0.62, -h - 72],
        [w + 20, -h + 10],
      ],
      scene.sheet.down([0, face], [1, darken(face, 0.16)]),
    ) +
    path(
      [-58, -42, -26, -10]
        .map((y) => `M${-w - 2 + -y * 0.7} ${-h + y}H${w - 4 + y * 0.5}v1.8H${-w - 2 + -y * 0.7}z`)
        .join(''),
      darken(face, 0.24),
      'opacity="0.5"',
    ) +
    rect({ x: -w - 25, y: -h + 9, w: w * 2 + 46, h: 6 }, edge) +
    rect({ x: -w, y: -h + 15, w: w * 2, h: 9 }, '#1d1a22', 'opacity="0.22"')
  );
}

export function roof(scene: Scene, build: Roofed): string {
  return { gable, hip, flat, swept }[build.roof](scene, build);
}
