import { darken, lighten } from './color.ts';
import type { Scene } from './scene.ts';
import { line, type Point, path, poly, rect } from './svg.ts';

export const lit = (scene: Scene, otherwise: string): string => (scene.light.lamps ? '#ffd88f' : scene.out(otherwise));

export function panes(scene: Scene, spots: readonly Point[], [w, h]: Point): string {
  const d = spots.map(([x, y]) => `M${x} ${y}h${w}v${h}h${-w}z`).join('');
  return path(d, lit(scene, '#33424a'));
}

/** Holy Trinity in Murree: grey stone, a steep roof, a square tower with a short spire. */
export function church(scene: Scene): string {
  const stone = '#b7a78f';
  return (
    poly(
      [
        [-14, 0],
        [-14, -46],
        [38, -92],
        [90, -46],
        [90, 0],
      ],
      scene.out(stone, 0.04),
    ) +
    poly(
      [
        [-22, -40],
        [38, -100],
        [98, -40],
        [90, -36],
        [38, -88],
        [-14, -36],
      ],
      scene.out('#7a3f35', 0.04),
    ) +
    poly(
      [
        [90, 0],
        [90, -46],
        [150, -46],
        [150, 0],
      ],
      scene.out(darken(stone, 0.18), 0.04),
    ) +
    poly(
      [
        [38, -100],
        [98, -40],
        [158, -40],
        [104, -100],
      ],
      scene.out('#94503f', 0.04),
    ) +
    rect({ x: -52, y: -112, w: 40, h: 112 }, scene.out(lighten(stone, 0.1), 0.04)) +
    poly(
      [
        [-12, 0],
        [-12, -112],
        [-22, -112],
        [-22, 0],
      ],
      scene.out(darken(stone, 0.2), 0.04),
    ) +
    poly(
      [
        [-58, -110],
        [-32, -172],
        [-6, -110],
      ],
      scene.out('#7a3f35', 0.04),
    ) +
    poly(
      [
        [-32, -172],
        [-6, -110],
        [-24, -110],
      ],
      scene.out('#5d2f2b', 0.04),
    ) +
    line(
      [
        [-32, -170],
        [-32, -188],
      ],
      scene.out('#4d4038'),
      2,
    ) +
    line(
      [
        [-37, -182],
        [-27, -182],
      ],
      scene.out('#4d4038'),
      2,
    ) +
    path('M28 0v-34q10 -16 20 0v34zM-40 -64v-16q8 -12 16 0v16z', lit(scene, '#3b3a3c')) +
    panes(
      scene,
      [
        [102, -32],
        [120, -32],
        [138, -32],
      ],
      [7, 16],
    )
  );
}

/** The Shahi mosque of Chitral: white, three domes, slim minarets. */
export function mosque(scene: Scene): string {
  const white = scene.out('#f6efe2', 0.03);
  const shade = scene.out('#d3c6b4', 0.05);
  const dome = (x: number, y: number, r: number): string =>
    path(
      `M${x - r} ${y}c${-r * 0.5} ${-r * 1.1} ${r * 0.5} ${-r * 1.3} ${r} ${-r * 1.9}c${r * 0.5} ${r * 0.6} ${r * 1.5} ${r * 0.8} ${r} ${r * 1.9}z`,
      white,
    ) +
    path(
      `M${x} ${y}c${r * 0.5} ${-r * 0.8} ${r * 0.3} ${-r * 1.3} 0 ${-r * 1.9}c${r * 0.5} ${r * 0.6} ${r * 1.5} ${r * 0.8} ${r} ${r * 1.9}z`,
      shade,
    ) +
    line(
      [
        [x, y - r * 1.85],
        [x, y - r * 2.4],
      ],
      scene.out('#c99a55'),
      2,
    );
  const minaret = (x: number): string =>
    rect({ x: x - 4.5, y: -112, w: 9, h: 112 }, white) +
    rect({ x: x + 1, y: -112, w: 3.5, h: 112 }, shade) +
    rect({ x: x - 8, y: -88, w: 16, h: 4 }, shade) +
    rect({ x: x - 8, y: -114, w: 16, h: 4 }, shade) +
    dome(x, -114, 6);
  const arch = (x: number, w: number, h: number): string =>
    `M${x} 0v${-h * 0.6}q${w * 0.1} ${-h * 0.3} ${w / 2} ${-h * 0.4}q${w * 0.4} ${h * 0.1} ${w / 2} ${h * 0.4}v${h * 0.6}z`;
  return (
    minaret(-104) +
    minaret(104) +
    dome(-48, -52, 17) +
    dome(48, -52, 17) +
    dome(0, -60, 26) +
    rect({ x: -96, y: -54, w: 192, h: 54 }, white) +
    rect({ x: -26, y: -68, w: 52, h: 68 }, scene.out('#fdf7ec', 0.02)) +
    rect({ x: -100, y: -58, w: 200, h: 5 }, shade) +
    path(arch(-17, 34, 56), lit(scene, '#8fa3a2')) +
    path([-86, -62, -42, 32, 52, 72].map((x) => arch(x, 14, 30)).join(''), lit(scene, '#93a09c'))
  );
}
