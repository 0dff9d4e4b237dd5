import { band, chevrons, diamond, kilim, medallion, range, type Weave } from './geometric.ts';
import type { Cloth } from './palette.ts';
import type { Random } from './random.ts';
import type { Plane } from './stage.ts';
import { outline, type Point, path } from './svg.ts';

const bands: Weave = (random) => {
  const stops = range(random.int(2, 4)).map((index, _, all) => (index + 0.5) / all.length);
  return [
    [1, stops.map((v) => band(v - 0.07, v + 0.07))],
    [2, stops.map((v) => band(v - 0.02, v + 0.02))],
    [3, stops.flatMap((v) => [band(v - 0.11, v - 0.095), band(v + 0.095, v + 0.11)])],
  ];
};

const stripes: Weave = (random) => {
  const count = random.int(5, 9);
  const stripe = (index: number, share: number): Point[] => {
    const [from, to] = [(index + 0.5 - share) / count, (index + 0.5 + share) / count];
    return [
      [from, 0],
      [to, 0],
      [to, 1],
      [from, 1],
    ];
  };
  return [
    [
      1,
      range(count)
        .filter((index) => index % 2 === 0)
        .map((index) => stripe(index, 0.28)),
    ],
    [
      3,
      range(count)
        .filter((index) => index % 2 === 1)
        .map((index) => stripe(index, 0.12)),
    ],
    [
      2,
      range(count)
        .filter((index) => index % 4 === 0)
        .map((index) => stripe(index, 0.08)),
    ],
  ];
};

const patchwork: Weave = (random) => {
  const columns = random.int(4, 6);
  const rows = random.int(3, 5);
  const cells = range(rows).flatMap((y) =>
    range(columns).map((x) => ({ u: x / columns, v: y / rows, color: random.int(0, 4) })),
  );
  const square = (u: number, v: number): Point[] => [
    [u, v],
    [u + 1 / columns, v],
    [u + 1 / columns, v + 1 / rows],
    [u, v + 1 / rows],
  ];
  const inner = cells.map(({ u, v, color }) => ({
    color: (color + 2) % 5,
    shape: diamond(u + 0.5 / columns, v + 0.5 / rows, [0.3 / columns, 0.3 / rows]),
  }));
  return range(5)
    .flatMap((color): [number, Point[][]][] => [
      [color, cells.filter((cell) => cell.color === color).map(({ u, v }) => square(u, v))],
    ])
    .concat(range(5).map((color) => [color, inner.filter((cell) => cell.color === color).map(({ shape }) => shape)]));
};

const checks: Weave = (random) => {
  const count = random.int(4, 6);
  const across = range(count).map((index): Point[] => {
    const from = (index + 0.2) / count;
    return [
      [from, 0],
      [from + 0.4 / count, 0],
      [from + 0.4 / count, 1],
      [from, 1],
    ];
  });
  return [
    [1, across],
    [3, range(count).map((index) => band((index + 0.3) / count, (index + 0.42) / count))],
    [2, range(count).map((index) => band((index + 0.7) / count, (index + 0.76) / count))],
  ];
};

const plain: Weave = () => [
  [3, [band(0.86, 0.9)]],
  [1, [band(0.91, 0.97)]],
];

export const weaves = { bands, stripes, kilim, patchwork, chevrons, medallion, checks, plain } as const;
export type WeaveName = keyof typeof weaves;

export type Piece = { plane: Plane; size: Point; cloth: Cloth; name: WeaveName };

/** Lays a woven pattern on a surface; the piece's colours are expected to be lit already. */
export function weave(random: Random, { plane, size, cloth, name }: Piece): string {
  const place = (points: Point[]): Point[] => points.map(([u, v]) => plane(u * size[0], v * size[1]));
  const ground = path(
    outline(
      place([
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ]),
    ),
    cloth[0],
  );
  const layers = weaves[name](random).filter(([, shapes]) => shapes.length > 0);
  return (
    ground +
    layers
      .map(([color, shapes]) => path(shapes.map((shape) => outline(place(shape))).join(''), cloth[color] ?? cloth[0]))
      .join('')
  );
}
