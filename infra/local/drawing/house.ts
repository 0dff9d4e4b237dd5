import { darken, lighten, mix } from './color.ts';
import { type Build, facade } from './facade.ts';
import type { PlaceKey } from './facts.ts';
import { landscape } from './landscape.ts';
import { roof } from './roofs.ts';
import type { RoofKind } from './roofTones.ts';
import type { Scene } from './scene.ts';
import { east, west } from './sky.ts';
import { ellipse, group, type Point, placed, smooth } from './svg.ts';
import { boulders, meadow, pines, poplars, roundTrees, row } from './trees.ts';

type Manner = {
  roofs: readonly [RoofKind, ...RoofKind[]];
  roofColors: readonly [string, ...string[]];
  walls: readonly [string, ...string[]];
  timber: boolean;
  garden: 'pine' | 'poplar' | 'fruit';
};

/** How people build at each place. */
const manners: Record<PlaceKey, Manner> = {
  murree: {
    roofs: ['gable', 'gable', 'hip'],
    roofColors: ['#a04a3a', '#4f7a6b', '#7a4238'],
    walls: ['#efe3cd', '#d8c8ad', '#b9a88f'],
    timber: false,
    garden: 'pine',
  },
  swat: {
    roofs: ['hip', 'gable'],
    roofColors: ['#8a5640', '#a8603f', '#6d7d72'],
    walls: ['#f0e6d3', '#c9ad86', '#9a6f4c'],
    timber: true,
    garden: 'poplar',
  },
  hunza: {
    roofs: ['flat'],
    roofColors: ['#8c6a4c', '#74553f'],
    walls: ['#d9c6a4', '#bfa884', '#efe4cf'],
    timber: true,
    garden: 'fruit',
  },
  kashmir: {
    roofs: ['gable'],
    roofColors: ['#a34b3b', '#4b7a7a', '#8d6a44'],
    walls: ['#8b6243', '#75503a', '#a37850'],
    timber: true,
    garden: 'pine',
  },
  gilgit: {
    roofs: ['flat', 'hip'],
    roofColors: ['#8c6a4c', '#6f7f7a'],
    walls: ['#cfb996', '#e6d8bd', '#b39b7a'],
    timber: false,
    garden: 'poplar',
  },
  skardu: {
    roofs: ['swept'],
    roofColors: ['#b0402f', '#a3392d', '#bd5038'],
    walls: ['#f1e6d1', '#dcc8a6', '#b9a283'],
    timber: true,
    garden: 'fruit',
  },
  naran: {
    roofs: ['gable', 'gable', 'hip'],
    roofColors: ['#3f7580', '#4f7a5d', '#9c4a3a'],
    walls: ['#a87b50', '#8a6142', '#c9b08a'],
    timber: true,
    garden: 'pine',
  },
  chitral: {
    roofs: ['flat', 'hip'],
    roofColors: ['#7d5a42', '#8f6a4a'],
    walls: ['#e3d0ae', '#cdb48d', '#f0e6d3'],
    timber: true,
    garden: 'poplar',
  },
};

function build(scene: Scene): Build & { roof: RoofKind; roofColor: string } {
  const { random, facts, furnishing } = scene;
  const manner = manners[facts.place];
  const floors = { Economy: random.int(1, 2), Business: 2, First: random.int(2, 3) }[facts.classType];
  const wall = random.pick(manner.walls);
  return {
    floors,
    bays: { Economy: 3, Business: random.int(3, 4), First: random.int(4, 5) }[facts.classType],
    bay: floors === 3 ? 64 : 72,
    storey: floors === 3 ? 66 : 76,
    wall,
    wood: mix(furnishing.wood, '#6d4832', 0.4),
    accent: furnishing.cloth[0],
    timber: manner.timber && random.chance(0.7),
    arched: random.chance(0.4),
    veranda: random.chance(0.7) || facts.classType === 'First',
    balcony: floors > 1 && random.chance(0.75),
    masonry: random.chance(0.55),
    roof: random.pick(manner.roofs),
    roofColor: random.pick(manner.roofColors),
  };
}

function garden(scene: Scene, centre: number): string {
  const { land, facts, random } = scene;
  const kind = manners[facts.place].garden;
  const left = row(scene, [centre - 266, 568], [centre - 214, 582], [2, 190]);
  const right = row(scene, [centre + 300, 572], [centre + 380, 584], [2, 210]);
  if (kind === 'pine') return pines(scene, [...left, ...right], 0);
  if (kind === 'poplar')
    return (
      poplars(scene, [...left, ...right], 0) +
      roundTrees(scene, [{ x: centre - 190, y: 592, h: 76 }], { color: land.leaf, distance: 0 })
    );
  return (
    roundTrees(
      scene,
      [
        { x: centre - 236, y: 590, h: random.between(110, 140) },
        { x: centre + 316, y: 592, h: random.between(120, 160) },
      ],
      { color: land.fruit, distance: 0 },
    ) + poplars(scene, right.slice(0, 1), 0)
  );
}

function ground(scene: Scene, centre: number): string {
  const { land } = scene;
  const grass = scene.sheet.down([0, scene.out(lighten(land.grass, 0.08))], [1, scene.out(darken(land.grass, 0.16))]);
  const hill = smooth(
    [
      [west, 760],
      [west, 560],
      [centre - 420, 556],
      [centre - 200, 534],
      [centre + 200, 532],
      [centre + 420, 560],
      [east, 570],
      [east, 760],
    ],
    grass,
  );
  const lane: Point[] = [
    [centre - 22, 560],
    [centre + 22, 560],
    [centre + 6, 590],
    [centre + 130, 700],
    [centre - 150, 700],
    [centre - 60, 590],
  ];
  return hill + smooth(lane, scene.out(mix('#dccdb0', land.grass, 0.2)));
}

function dryWall(scene: Scene, centre: number): string {
  const stones = Array.from({ length: 11 }, () => ({
    x: scene.random.between(20, 940),
    y: scene.random.between(604, 628),
    h: scene.random.between(9, 26),
  })).sort((a, b) => a.y - b.y);
  return boulders(
    scene,
    stones.filter(({ x }) => Math.abs(x - centre + 10) > 130),
  );
}

/** The guest house in its landscape. */
export function house(scene: Scene): string {
  const { random } = scene;
  const plan = build(scene);
  const centre = random.between(560, 640);
  const mirrored = random.chance(0.5);
  const drawing =
    ellipse([16, 2], [plan.bays * plan.bay * 0.62 + 60, 15], '#16242c', 'opacity="0.26"') +
    facade(scene, plan) +
    roof(scene, plan);
  const content =
    placed(landscape(scene), [-262, -42]) +
    ground(scene, centre) +
    garden(scene, centre) +
    placed(drawing, [centre, 566], plan.floors === 1 ? 1.18 : 1) +
    dryWall(scene, centre) +
    meadow(scene, [590, 640], scene.facts.season === 'winter' ? ['#ffffff'] : ['#f0d394', '#d9786a', '#fbf0d8']);
  return mirrored ? group(content, 'transform="translate(960 0) scale(-1 1)"') : content;
}
