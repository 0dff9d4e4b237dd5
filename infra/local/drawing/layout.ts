import type { Berth } from './beds.ts';
import type { ClassType } from './facts.ts';
import type { Opening, Shape } from './openings.ts';
import type { Random } from './random.ts';
import type { Lens } from './stage.ts';

/** Where things stand in a room; `x` spans on the far wall that are still free for furniture. */
export type Layout = {
  lens: Lens;
  berths: Berth[];
  openings: Opening[];
  free: [number, number][];
  overBeds: boolean;
  rugAt: 'front' | 'under';
};

const heights: Record<ClassType, number> = { Economy: 2.6, Business: 2.75, First: 3.05 };
const bedWidths: Record<ClassType, readonly [number, number, number, number]> = {
  Economy: [1.35, 1, 0.95, 0.9],
  Business: [1.7, 1.1, 1, 0.95],
  First: [1.9, 1.2, 1.1, 1],
};

type Plan = { random: Random; classType: ClassType; beds: number; bedWidth: number; shape: Shape; height: number };

function lensFor({ random, height, classType }: Plan, width: number, depth: number): Lens {
  // The second bound keeps the outermost bed's foot inside the picture.
  const back = Math.min(classType === 'First' ? 146 : 154, 320 / (width / 2 - 0.6));
  return {
    width,
    depth,
    height,
    back,
    eye: 1.56,
    aside: random.between(-0.5, 0.5),
    horizon: 258 + random.between(-8, 10),
    distance: depth > 4 ? 1.5 : 2,
  };
}

const window = (shape: Shape, [x, y]: readonly [number, number], [w, h]: readonly [number, number]): Opening => ({
  wall: 'back',
  shape,
  x,
  y,
  w,
  h,
  panes: w > 1.9 ? 3 : w > 0.75 ? 2 : 1,
});

/** Beds at the far wall's one end, a large window at its other. */
function beside(plan: Plan): Layout {
  const { random, beds, bedWidth, shape, height } = plan;
  const gap = 0.56;
  const row = beds * bedWidth + (beds - 1) * gap;
  const glass = random.between(1.6, { Economy: 1.8, Business: 2.2, First: 2.6 }[plan.classType]);
  const width = Math.max(4.7, row + glass + 1.75);
  const left = random.chance(0.5);
  const start = left ? 0.62 : width - 0.62 - row;
  const x = left ? width - glass - 0.6 : 0.6;
  const sill = random.pick([0.9, 0.92, 1]);
  return {
    lens: lensFor(plan, width, 3.7),
    berths: Array.from({ length: beds }, (_, index) => ({
      head: 'back',
      start: start + index * (bedWidth + gap),
      width: bedWidth,
      length: 2.02,
    })),
    openings: [window(shape, [x, sill], [glass, Math.min(height - sill - 0.3, random.between(1.5, 1.95))])],
    free: [[x, x + glass]],
    overBeds: true,
    rugAt: 'front',
  };
}

/** Beds in the middle of the far wall, windows on both sides or a wide one above. */
function centred(plan: Plan): Layout {
  const { random, beds, bedWidth, shape, height } = plan;
  const gap = beds === 1 ? 0 : 0.6;
  const row = beds * bedWidth + (beds - 1) * gap;
  const flanked = beds === 1 && random.chance(0.6);
  const side = flanked ? 1.8 : 1.1;
  const width = Math.max(4.5, row + side * 2);
  const start = (width - row) / 2;
  const above = Math.min(width - 1.4, random.between(1.9, 3));
  const sill = 1.24;
  const room = height - sill - 0.22;
  const tall = Math.min(1.65, height - 1.2);
  const glazing = {
    flanked: () => [window(shape, [0.52, 0.92], [1.04, tall]), window(shape, [width - 1.56, 0.92], [1.04, tall])],
    each: () =>
      [1, 0, 2].map((index) => window(shape, [start + index * (bedWidth + gap) + 0.1, sill], [bedWidth - 0.2, room])),
    wide: () => [window(shape === 'arch' ? 'square' : shape, [(width - above) / 2, sill], [above, room])],
  };
  const unflanked = beds === 3 && random.chance(0.6) ? 'each' : 'wide';
  const openings = glazing[flanked ? 'flanked' : unflanked]();
  return {
    lens: lensFor(plan, width, 3.7),
    berths: Array.from({ length: beds }, (_, index) => ({
      head: 'back',
      start: start + index * (bedWidth + gap),
      width: bedWidth,
      length: 2.02,
    })),
    openings,
    free: [],
    overBeds: flanked,
    rugAt: 'under',
  };
}

/** Two beds with the window between them. */
function parted(plan: Plan): Layout {
  const { random, bedWidth, shape, height } = plan;
  const glass = random.between(1.6, 2);
  const width = bedWidth * 2 + glass + 1.8;
  const x = (width - glass) / 2;
  const berth = (start: number): Berth => ({ head: 'back', start, width: bedWidth, length: 2.02 });
  return {
    lens: lensFor(plan, width, 3.7),
    berths: [berth(0.56), berth(width - 0.56 - bedWidth)],
    openings: [window(shape, [x, 0.92], [glass, Math.min(height - 1.2, 1.7)])],
    free: [[x, x + glass]],
    overBeds: true,
    rugAt: 'front',
  };
}

/** Heads at the side walls, an aisle to a large window: families, and one bed with the whole view. */
function aisle(plan: Plan): Layout {
  const { random, beds, bedWidth, shape, height } = plan;
  const rows = Math.ceil(beds / 2);
  const pitch = bedWidth + (rows > 2 ? 0.5 : 0.6);
  const depth = Math.max(3.7, rows * pitch + 1.35);
  const width = beds === 1 ? 4.8 : 5.7;
  const first = random.pick<'left' | 'right'>(['left', 'right']);
  const second = first === 'left' ? 'right' : 'left';
  const glass = beds === 1 ? random.between(2, 2.6) : random.between(1.8, 2.3);
  const middle = beds === 1 ? (first === 'left' ? 0.66 : 0.34) : 0.5;
  const x = width * middle - glass / 2;
  return {
    lens: {
      ...lensFor(plan, width, depth),
      // Wide enough to keep the heads at the side walls inside the picture.
      back: Math.min(138, 780 / width),
      aside: random.between(-0.25, 0.25),
      eye: rows > 2 ? 1.95 : 1.74,
    },
    berths: Array.from({ length: beds }, (_, index) => ({
      head: index % 2 === 0 ? first : second,
      start: depth - 0.42 - bedWidth - Math.floor(index / 2) * pitch,
      width: bedWidth,
      length: 1.98,
      from: 0.02,
    })),
    openings: [window(shape, [x, 0.9], [glass, Math.min(height - 1.2, 1.75)])],
    free: [[x, x + glass]],
    overBeds: false,
    rugAt: 'front',
  };
}

export function layoutFor(random: Random, classType: ClassType, beds: number): Layout {
  const shape = random.pick<Shape>(['square', 'square', 'arch', 'arch', 'round']);
  const index = Math.min(3, beds - 1);
  const plan: Plan = {
    random,
    classType,
    beds,
    shape,
    height: heights[classType],
    bedWidth: bedWidths[classType][index] ?? 0.9,
  };
  const choices = {
    1: [beside, beside, centred, aisle],
    2: [parted, beside, centred, aisle],
    3: [centred, beside, aisle],
  } as const;
  if (beds > 3) return aisle(plan);
  return random.pick<(plan: Plan) => Layout>(choices[beds as 1 | 2 | 3])(plan);
}
