import type { Random } from './random.ts';
import type { Point } from './svg.ts';

/** Polygons in the unit square, by the index of the cloth's colour. */
export type Weave = (random: Random) => [color: number, shapes: Point[][]][];

export const band = (from: number, to: number): Point[] => [
  [0, from],
  [1, from],
  [1, to],
  [0, to],
];
export const diamond = (u: number, v: number, [ru, rv]: Point): Point[] => [
  [u, v - rv],
  [u + ru, v],
  [u, v + rv],
  [u - ru, v],
];
export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

export const kilim: Weave = (random) => {
  const columns = random.int(3, 5);
  const rows = random.int(2, 3);
  const centres = range(rows).flatMap((y) =>
    range(columns).map((x): Point => [(x + 0.5) / columns, 0.14 + ((y + 0.5) * 0.72) / rows]),
  );
  const grown = (share: number): Point[][] =>
    centres.map(([u, v]) => diamond(u, v, [(0.5 * share) / columns, (0.36 * share) / rows]));
  const teeth = range(columns * 3).flatMap((index) => {
    const [from, to] = [index / (columns * 3), (index + 1) / (columns * 3)];
    return [
      [
        [from, 0.03],
        [to, 0.03],
        [(from + to) / 2, 0.11],
      ],
      [
        [from, 0.97],
        [to, 0.97],
        [(from + to) / 2, 0.89],
      ],
    ] as Point[][];
  });
  return [
    [4, grown(1)],
    [1, grown(0.78)],
    [2, grown(0.5)],
    [3, [...grown(0.2), band(0, 0.03), band(0.97, 1)]],
    [1, teeth],
  ];
};

export const chevrons: Weave = (random) => {
  const columns = random.int(3, 5);
  const zigzag = (v: number, thick: number): Point[] => {
    const tops = range(columns * 2 + 1).map(
      (index): Point => [index / (columns * 2), v + (index % 2 === 0 ? 0 : 0.08)],
    );
    return [...tops, ...tops.map(([u, w]): Point => [u, w + thick]).reverse()];
  };
  return [
    [1, [0.08, 0.4, 0.72].map((v) => zigzag(v, 0.09))],
    [3, [0.2, 0.52, 0.84].map((v) => zigzag(v, 0.035))],
    [2, [0.28, 0.6].map((v) => zigzag(v, 0.06))],
  ];
};

export const medallion: Weave = () => [
  [
    1,
    [
      band(0.04, 0.09),
      band(0.91, 0.96),
      [
        [0.03, 0.04],
        [0.07, 0.04],
        [0.07, 0.96],
        [0.03, 0.96],
      ],
      [
        [0.93, 0.04],
        [0.97, 0.04],
        [0.97, 0.96],
        [0.93, 0.96],
      ],
    ],
  ],
  [4, [diamond(0.5, 0.5, [0.36, 0.34])]],
  [2, [diamond(0.5, 0.5, [0.29, 0.27])]],
  [
    3,
    [
      diamond(0.5, 0.5, [0.15, 0.14]),
      diamond(0.15, 0.2, [0.05, 0.06]),
      diamond(0.85, 0.2, [0.05, 0.06]),
      diamond(0.15, 0.8, [0.05, 0.06]),
      diamond(0.85, 0.8, [0.05, 0.06]),
    ],
  ],
  [1, [diamond(0.5, 0.5, [0.07, 0.06])]],
];
