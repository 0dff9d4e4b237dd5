import { darken, lighten } from './color.ts';
import { headboard, sideboard } from './headboards.ts';
import type { Cloth } from './palette.ts';
import { randomFrom } from './random.ts';
import type { Scene } from './scene.ts';
import { block, type Frame, type Span, type Stage, shadow } from './stage.ts';
import { group, type Point, path, poly, smoothOutline } from './svg.ts';
import { type WeaveName, weave } from './weaves.ts';

/** Where the head is: at the far wall, or at a side wall. `start` is the near end across, in metres. */
export type Berth = { head: 'back' | 'left' | 'right'; start: number; width: number; length: number; from?: number };
export type Bedding = {
  quilt: Cloth;
  throwOver: Cloth;
  linen: string;
  wood: string;
  weaveName: WeaveName;
  headboard: Headboard;
};
export type Headboard = 'none' | 'rails' | 'panel' | 'arch' | 'carved';

function bedFrame({ at, depth, width }: Stage, { head, start, from = 0 }: Berth): Frame {
  if (head === 'back') return (u, v, h) => at(start + u, h, depth - from - v);
  return head === 'left' ? (u, v, h) => at(from + v, h, start + u) : (u, v, h) => at(width - from - v, h, start + u);
}

/** A soft four-cornered thing: corners stay, edges bulge. */
export function pillow(corners: readonly [Point, Point, Point, Point], color: string): string {
  const [a, b, c, d] = corners;
  const cx = (a[0] + b[0] + c[0] + d[0]) / 4;
  const cy = (a[1] + b[1] + c[1] + d[1]) / 4;
  const ring = corners.flatMap((corner, index): Point[] => {
    const next = corners[(index + 1) % 4] ?? a;
    const at = (t: number, out: number): Point => {
      const [x, y] = [corner[0] + (next[0] - corner[0]) * t, corner[1] + (next[1] - corner[1]) * t];
      return [cx + (x - cx) * out, cy + (y - cy) * out];
    };
    return [at(0, 1.12), at(0.12, 1.02), at(0.5, 1.1), at(0.88, 1.02)];
  });
  const lower = ring.map(([x, y]): Point => [x, y + Math.abs(c[1] - a[1]) * 0.14]);
  const crease = ring.map(([x, y]): Point => [cx + (x - cx) * 0.72, cy + (y - cy) * 0.6 - Math.abs(c[1] - a[1]) * 0.1]);
  return (
    path(smoothOutline(lower), darken(color, 0.2)) +
    path(smoothOutline(ring), color) +
    path(smoothOutline(crease), lighten(color, 0.08))
  );
}

function pillows(
  scene: Scene,
  frame: Frame,
  { berth, top, bedding }: { berth: Berth; top: number; bedding: Bedding },
): string {
  const { width } = berth;
  const count = width > 1.3 ? 2 : 1;
  const leaning = (u: readonly [number, number], [v, lift]: Point, color: string): string =>
    pillow(
      [
        frame(u[0], v, top + lift),
        frame(u[1], v, top + lift),
        frame(u[1], v + 0.3, top + 0.04),
        frame(u[0], v + 0.3, top + 0.04),
      ],
      color,
    );
  const each = width / count;
  const parts: string[] = [];
  for (let index = 0; index < count; index += 1) {
    parts.push(leaning([index * each + 0.1, (index + 1) * each - 0.1], [0.1, 0.3], bedding.linen));
  }
  if (scene.facts.classType !== 'Economy') {
    for (let index = 0; index < count; index += 1) {
      parts.push(leaning([index * each + 0.18, (index + 1) * each - 0.18], [0.26, 0.22], bedding.quilt[1]));
    }
    parts.push(leaning([width / 2 - 0.22, width / 2 + 0.22], [0.42, 0.16], bedding.throwOver[2]));
  }
  return parts.join('');
}

/** A bed with its legs, mattress, pillows, turned-down linen and quilt. */
export function bed(scene: Scene, stage: Stage, { berth, bedding }: { berth: Berth; bedding: Bedding }): string {
  const frame = bedFrame(stage, berth);
  const { width, length } = berth;
  const { quilt, wood, linen } = bedding;
  const plainBed = scene.facts.classType === 'Economy';
  const [rail, top] = plainBed ? [0.34, 0.5] : [0.24, 0.6];
  const legs = [
    [0, length - 0.09],
    [width - 0.09, length - 0.09],
    [0, 0],
    [width - 0.09, 0],
  ] as const;
  const hang = plainBed ? rail - 0.02 : 0.14;
  const fold = length * 0.36;
  const quiltTop = (u: number, v: number): Point => frame(u - 0.03, fold + v, top + 0.05);
  const size: Point = [width + 0.06, length - fold + 0.03];
  const parts = [
    shadow(scene, frame, { u: [0, width], v: [0, length] }),
    ...legs.map(([u, v]) => block(frame, { u: [u, u + 0.09], v: [v, v + 0.09], h: [0, rail] }, wood)),
    berth.head === 'back' ? headboard(frame, berth, bedding) : sideboard(frame, berth, bedding),
    block(frame, { u: [0, width], v: [0, length], h: [plainBed ? rail - 0.09 : 0.1, rail] }, wood),
    block(frame, { u: [0.02, width - 0.02], v: [0.04, length - 0.02], h: [rail, top] }, linen),
    pillows(scene, frame, { berth, top, bedding }),
    block(frame, { u: [-0.03, width + 0.03], v: [fold, length + 0.03], h: [hang, top + 0.05] }, quilt[0]),
    weave(randomFrom(scene.facts.seed), { plane: quiltTop, size, cloth: quilt, name: bedding.weaveName }),
    quiltFront(scene, frame, { berth, bedding, h: [hang, top + 0.05] }),
    block(frame, { u: [-0.035, width + 0.035], v: [fold - 0.12, fold + 0.14], h: [top - 0.1, top + 0.07] }, linen),
    frontHem(frame, { berth, hang, top, color: quilt[1] }),
    plainBed ? '' : throwOver(scene, frame, { berth, top, bedding }),
  ];
  return group(parts.join(''), 'data-bed=""');
}

/** The quilt's pattern goes on down the foot; woven with the same numbers, so that its stripes meet. */
function quiltFront(
  scene: Scene,
  frame: Frame,
  { berth, bedding, h }: { berth: Berth; bedding: Bedding; h: Span },
): string {
  const framed = new Set(['medallion', 'kilim', 'plain', 'bands']);
  if (framed.has(bedding.weaveName)) return '';
  const plane = (u: number, down: number): Point => frame(u - 0.03, berth.length + 0.032, h[1] - down);
  const cloth = bedding.quilt.map((color) => darken(color, 0.13)) as unknown as Cloth;
  const size: Point = [berth.width + 0.06, h[1] - h[0]];
  return weave(randomFrom(scene.facts.seed), { plane, size, cloth, name: bedding.weaveName });
}

function frontHem(
  frame: Frame,
  { berth, hang, top, color }: { berth: Berth; hang: number; top: number; color: string },
): string {
  const edge = berth.length + 0.035;
  const low = hang + (top - hang) * 0.16;
  const high = hang + (top - hang) * 0.34;
  return poly(
    [
      frame(-0.03, edge, low),
      frame(berth.width + 0.03, edge, low),
      frame(berth.width + 0.03, edge, high),
      frame(-0.03, edge, high),
    ],
    darken(color, 0.14),
  );
}

function throwOver(
  scene: Scene,
  frame: Frame,
  { berth, top, bedding }: { berth: Berth; top: number; bedding: Bedding },
): string {
  const { width, length } = berth;
  const v: Span = [length * 0.7, length * 0.7 + 0.42];
  const [cloth] = bedding.throwOver;
  const edge = (u: number, h: number): Point[] => [frame(u, v[0], h), frame(u, v[1], h)];
  const hangs = (u: number, side: 'start' | 'end'): string => {
    const [far = [0, 0], near = [0, 0]] = edge(u, top);
    const leansIn = side === 'start' ? near[0] > far[0] : near[0] < far[0];
    // A bed along a side wall shows the side that is nearer; any other only what its place in the room turns to us.
    const seen = berth.head === 'back' ? leansIn : side === 'start';
    return seen ? poly([...edge(u, top + 0.07), ...edge(u, 0.22).reverse()], darken(cloth, 0.14)) : '';
  };
  const plane = (u: number, along: number): Point => frame(u - 0.04, v[0] + along, top + 0.075);
  const name = scene.facts.classType === 'First' ? 'kilim' : 'bands';
  return (
    hangs(-0.04, 'start') +
    hangs(width + 0.04, 'end') +
    weave(scene.random, { plane, size: [width + 0.08, 0.42], cloth: bedding.throwOver, name })
  );
}
