import { lighten, mix } from './color.ts';
import type { Scene } from './scene.ts';
import { east, west } from './sky.ts';
import { group, type Point, path, rect } from './svg.ts';

/** Streaks of light on water between two levels, denser towards the light. */
function glints(scene: Scene, [top, bottom]: Point, color: string): string {
  const { random, light } = scene;
  const d: string[] = [];
  for (let count = 0; count < 46; count += 1) {
    const t = random.next();
    const y = top + (bottom - top) * t;
    const x = random.chance(0.5)
      ? random.between(west, east)
      : 480 + light.side * 210 + random.between(-70, 70) * (0.5 + t);
    const w = random.between(12, 60) * (0.4 + t);
    d.push(`M${x.toFixed(0)} ${y.toFixed(0)}h${w.toFixed(0)}v${(0.9 + t * 1.6).toFixed(1)}h-${w.toFixed(0)}z`);
  }
  return path(d.join(''), color, 'opacity="0.4"');
}

/** A lake from `top` to `bottom` that mirrors what stands on its shore. */
export function lake(scene: Scene, [top, bottom]: Point, mirrored: string): string {
  const { sheet, light } = scene;
  const water = scene.out('#2f8c94', 0.12);
  const fill = sheet.down(
    [0, mix(water, light.sky[2], 0.5)],
    [0.5, mix(water, light.sky[0], 0.25)],
    [1, scene.out('#1f656d')],
  );
  const mirror = group(mirrored, `transform="translate(0 ${Math.round(top * 1.62)}) scale(1 -0.62)" opacity="0.4"`);
  const shore = rect({ x: west, y: top - 1.5, w: east - west, h: 4 }, lighten(light.haze, 0.3), 'opacity="0.5"');
  return (
    rect({ x: west, y: top, w: east - west, h: bottom - top }, fill) +
    mirror +
    glints(scene, [top + 6, bottom], lighten(light.sky[2], 0.3)) +
    shore
  );
}

/** A river that winds towards the viewer through the given middles `[x, y, half width]`. */
export function river(scene: Scene, bends: readonly (readonly [number, number, number])[]): string {
  const { sheet, light } = scene;
  const side = (sign: 1 | -1, share: number): Point[] => bends.map(([x, y, half]) => [x + sign * half * share, y]);
  const body = (share: number): string => ribbon(side(-1, share), side(1, share).reverse());
  const water = scene.out('#3d9ba0', 0.06);
  const fill = sheet.down([0, mix(water, light.sky[2], 0.55)], [1, water]);
  return (
    path(body(1.22), scene.out('#d8cfb8', 0.1)) +
    path(body(1), fill) +
    path(body(0.34), lighten(water, 0.5), 'opacity="0.4"')
  );
}

function ribbon(down: Point[], up: Point[]): string {
  const curve = (points: Point[]): string =>
    points
      .slice(1)
      .map(([x, y], index) => {
        const [fromX, fromY] = points[index] ?? [x, y];
        const half = (fromY + y) / 2;
        return `C${fromX.toFixed(0)} ${half.toFixed(0)} ${x.toFixed(0)} ${half.toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)}`;
      })
      .join('');
  const [start = [0, 0]] = down;
  const [turn = [0, 0]] = up;
  return `M${start[0].toFixed(0)} ${start[1].toFixed(0)}${curve(down)}L${turn[0].toFixed(0)} ${turn[1].toFixed(0)}${curve(up)}Z`;
}
