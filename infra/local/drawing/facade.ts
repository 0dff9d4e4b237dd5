import { darken, lighten } from './color.ts';
import type { Scene } from './scene.ts';
import { circle, path, poly, rect } from './svg.ts';

/** A house front, in pixels, its foot in the middle of the origin. */
export type Build = {
  floors: number;
  bays: number;
  bay: number;
  storey: number;
  wall: string;
  wood: string;
  accent: string;
  timber: boolean;
  arched: boolean;
  veranda: boolean;
  balcony: boolean;
  masonry: boolean;
};

/** How far the side wall runs back, to the right and upwards. */
export const back = { x: 74, y: -16 } as const;

export const half = ({ bays, bay }: Build): number => (bays * bay) / 2 + 10;
export const tall = ({ floors, storey }: Build): number => floors * storey + 10;

function lightIn(scene: Scene): string {
  const { light, random } = scene;
  if (!light.lamps) return scene.out(random.pick(['#4d6670', '#577580', '#45606b']));
  return random.chance(0.75) ? random.pick(['#ffd88f', '#ffcb78', '#ffe3ab']) : scene.out('#3d4a55');
}

function pane(scene: Scene, build: Build, [x, y]: readonly [number, number]): string {
  const [w, h] = [build.bay * 0.4, build.storey * 0.5];
  const frame = scene.out(build.wood);
  const shape = (grow: number): string =>
    build.arched
      ? `M${x - w / 2 - grow} ${y + grow}V${y - h * 0.62}Q${x - w * 0.42 - grow} ${y - h * 0.95 - grow} ${x} ${y - h - grow * 1.6}Q${x + w * 0.42 + grow} ${y - h * 0.95 - grow} ${x + w / 2 + grow} ${y - h * 0.62}V${y + grow}Z`
      : `M${x - w / 2 - grow} ${y + grow}V${y - h - grow}H${x + w / 2 + grow}V${y + grow}Z`;
  const cross = rect({ x: x - 1, y: y - h, w: 2, h }, frame) + rect({ x: x - w / 2, y: y - h * 0.58, w, h: 2 }, frame);
  const shutter = (side: -1 | 1): string =>
    rect({ x: side < 0 ? x - w / 2 - 12 : x + w / 2 + 3, y: y - h, w: 9, h: h + 1 }, scene.out(build.accent));
  return (
    path(shape(3.5), lighten(frame, 0.12)) +
    path(shape(0), lightIn(scene)) +
    cross +
    (build.arched || build.bay < 66 ? '' : shutter(-1) + shutter(1)) +
    rect({ x: x - w / 2 - 6, y: y + 3, w: w + 12, h: 4 }, lighten(frame, 0.25))
  );
}

function texture(scene: Scene, build: Build): string {
  const [w, h] = [half(build), tall(build)];
  const dark = scene.out(darken(build.wall, 0.12));
  if (build.timber) {
    const beams = Array.from({ length: build.floors * 2 + 1 }, (_, index) =>
      rect(
        { x: -w, y: -(h * index) / (build.floors * 2) - 2, w: w * 2, h: 4.5 },
        scene.out(build.wood),
        'opacity="0.75"',
      ),
    );
    return (
      beams.join('') +
      rect({ x: -w, y: -h, w: 6, h }, scene.out(build.wood)) +
      rect({ x: w - 6, y: -h, w: 6, h }, scene.out(build.wood))
    );
  }
  const stones = Array.from({ length: 46 }, () => {
    const [x, y] = [scene.random.between(-w, w - 22), -scene.random.between(6, build.masonry ? h : build.storey * 0.5)];
    return `M${x.toFixed(0)} ${y.toFixed(0)}h${scene.random.int(11, 22)}v-7h-${scene.random.int(11, 18)}z`;
  });
  return path(stones.join(''), dark, 'opacity="0.6"');
}

function door(scene: Scene, build: Build): string {
  const frame = scene.out(build.wood);
  return (
    path('M-19 0V-40Q-16 -54 0 -58Q16 -54 19 -40V0Z', lighten(frame, 0.14)) +
    path('M-14 0V-38Q-12 -48 0 -52Q12 -48 14 -38V0Z', scene.light.lamps ? '#f6bd6a' : scene.out(build.accent)) +
    rect({ x: -0.8, y: -50, w: 1.6, h: 50 }, frame) +
    circle([4, -24], 1.8, '#e4bd72') +
    rect({ x: -28, y: -2, w: 56, h: 5 }, scene.out('#cabb9f')) +
    rect({ x: -36, y: 2, w: 72, h: 5 }, scene.out('#b5a68b'))
  );
}

function rail(scene: Scene, build: Build, y: number): string {
  const w = half(build) - 4;
  const wood = scene.out(lighten(build.wood, 0.12));
  const bars = Array.from(
    { length: Math.floor((w * 2) / 9) },
    (_, index) => `M${(-w + 4 + index * 9).toFixed(0)} ${y}v-19h3v19z`,
  );
  return (
    rect({ x: -w - 6, y, w: w * 2 + 12, h: 6 }, darken(wood, 0.25)) +
    path(bars.join(''), wood) +
    rect({ x: -w - 6, y: y - 22, w: w * 2 + 12, h: 4 }, lighten(wood, 0.15)) +
    rect({ x: -w, y: y + 6, w: w * 2, h: 8 }, '#1d1a22', 'opacity="0.22"')
  );
}

function columns(scene: Scene, build: Build): string {
  const wood = scene.out(lighten(build.wood, 0.08));
  const top = -build.storey + 6;
  const w = half(build);
  const each = Array.from({ length: build.bays + 1 }, (_, index) => {
    const x = -w + 12 + ((w * 2 - 24) * index) / build.bays;
    return (
      rect({ x: x - 3.5, y: top, w: 7, h: -top }, wood) +
      path(
        `M${x - 16} ${top + 5}Q${x - 4} ${top + 8} ${x - 3.5} ${top + 20}H${x + 3.5}Q${x + 4} ${top + 8} ${x + 16} ${top + 5}Z`,
        wood,
      ) +
      rect({ x: x - 6, y: -6, w: 12, h: 6 }, darken(wood, 0.2))
    );
  });
  return (
    poly(
      [
        [-w, top],
        [w, top],
        [w, 0],
        [-w, 0],
      ],
      '#1d1a22',
      'opacity="0.16"',
    ) +
    each.join('') +
    rect({ x: -w - 4, y: top, w: w * 2 + 8, h: 6 }, lighten(wood, 0.1))
  );
}

/** Walls, windows, door, veranda and balcony. */
export function facade(scene: Scene, build: Build): string {
  const [w, h] = [half(build), tall(build)];
  const front = scene.sheet.down(
    [0, scene.out(darken(build.wall, 0.1))],
    [0.3, scene.out(build.wall)],
    [1, scene.out(lighten(build.wall, 0.1))],
  );
  const parts = [
    poly(
      [
        [w, 0],
        [w, -h],
        [w + back.x, -h + back.y * 0.3],
        [w + back.x, back.y],
      ],
      scene.out(darken(build.wall, 0.32)),
    ),
    rect({ x: -w, y: -h, w: w * 2, h }, front),
    texture(scene, build),
  ];
  const floors = Array.from({ length: build.floors }, (_, floor) => floor);
  parts.push(...floors.map((floor) => windowsOf(scene, build, floor)), door(scene, build));
  if (build.balcony) parts.push(...floors.slice(1).map((floor) => rail(scene, build, -floor * build.storey - 4)));
  if (build.veranda) parts.push(columns(scene, build));
  return parts.join('');
}

/** One floor's windows on the front, leaving room for the door, and one on the side. */
function windowsOf(scene: Scene, build: Build, floor: number): string {
  const w = half(build);
  const foot = -floor * build.storey;
  const middles = Array.from({ length: build.bays }, (_, bay) => (bay - (build.bays - 1) / 2) * build.bay);
  const front = middles
    .filter((x) => floor > 0 || Math.abs(x) > 30)
    .map((x) => pane(scene, build, [x, foot - build.storey * 0.22]));
  const y = foot - build.storey * 0.34;
  return (
    front.join('') +
    poly(
      [
        [w + 26, y],
        [w + 26, y - 32],
        [w + 48, y - 33],
        [w + 48, y - 3],
      ],
      lightIn(scene),
    )
  );
}
