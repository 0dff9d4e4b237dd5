import type { ClassType, Season } from './facts.ts';
import type { Random } from './random.ts';

/** Five colours of one weaver: ground, second, accent, light, dark. */
export type Cloth = readonly [string, string, string, string, string];
type Choice<T> = readonly [T, ...T[]];

const cloths: Choice<Cloth> = [
  ['#2f7377', '#e9a869', '#b9503f', '#f4e8d3', '#1f4449'],
  ['#b4533f', '#e7b26f', '#2f6d73', '#f6e7cf', '#5d2a27'],
  ['#56705a', '#dca661', '#a84d3b', '#f1e8d2', '#2f4136'],
  ['#d79a5a', '#8a4b36', '#35696b', '#f7ead2', '#5a3427'],
  ['#7c4a4a', '#d9a78a', '#3f7273', '#f3e4d5', '#43272b'],
  ['#40607a', '#d9b27c', '#b65f46', '#efe6d6', '#26394c'],
  ['#e6d6bb', '#3b7a7c', '#c4674a', '#fbf3e2', '#6d4a36'],
  ['#8d9c7a', '#c9764f', '#4b5d70', '#f4ecd9', '#4a5440'],
  ['#c7846c', '#f0d2a8', '#5f7a6b', '#faeedb', '#6f3d33'],
  ['#5d4a63', '#d4a06b', '#8f4350', '#efe2d2', '#35293d'],
  ['#9bb7b4', '#e2b684', '#5f7f86', '#f7f0e1', '#3f5c62'],
  ['#efe4cd', '#7a8f76', '#d19a5d', '#fdf7ea', '#5c5040'],
];

const walls: Record<ClassType, Choice<string>> = {
  Economy: ['#f3e9d6', '#e8d6b9', '#cfe0da', '#d8dcc2', '#efd9c4', '#bcd6d4', '#e9c892', '#dfd3c4', '#d9c7d0'],
  Business: ['#f1e8da', '#dbe3da', '#c9d6c8', '#ead2bd', '#8fb0ae', '#c48f6c', '#8a9a84', '#e4dccb', '#a9b7bf'],
  First: ['#efe3cf', '#3f6769', '#5a6d58', '#8d4c3e', '#d9c6a6', '#44566a', '#c99a6b', '#6f4d55', '#b9c7bd'],
};

const woods: Record<ClassType, Choice<string>> = {
  Economy: ['#b98a5c', '#a67a50', '#8c6443', '#c79d6c', '#4f7f7f', '#6f8468'],
  Business: ['#8a6042', '#a0724c', '#6f4b35', '#b58b60', '#7a5a44'],
  First: ['#5d3b2a', '#6b4530', '#4d3226', '#75503a'],
};

const floors: Record<ClassType, Choice<string>> = {
  Economy: ['#b08d68', '#a89b88', '#c2a27c', '#94826e', '#b5785a'],
  Business: ['#b58d64', '#a07a56', '#c7a57b', '#8f6c4e'],
  First: ['#8a5f40', '#74503a', '#a1744e', '#6a4733'],
};

export type Furnishing = { cloth: Cloth; second: Cloth; wall: string; wood: string; floor: string };

export function furnish(random: Random, classType: ClassType): Furnishing {
  return {
    cloth: random.pick(cloths),
    second: random.pick(cloths),
    wall: random.pick(walls[classType]),
    wood: random.pick(woods[classType]),
    floor: random.pick(floors[classType]),
  };
}

export type Land = {
  grass: string;
  field: string;
  leaf: string;
  poplar: string;
  fruit: string;
  pine: string;
  frost: string;
};

/** Fruit trees carry blossom in spring and gold in autumn: what the valleys are visited for. */
export const lands: Record<Season, Land> = {
  spring: {
    grass: '#94ad68',
    field: '#b9c47c',
    leaf: '#7fa05a',
    poplar: '#8fae62',
    fruit: '#f1c3ba',
    pine: '#3a6152',
    frost: '#557d67',
  },
  summer: {
    grass: '#7d9c5c',
    field: '#a9b268',
    leaf: '#5f8450',
    poplar: '#66894f',
    fruit: '#7a9a55',
    pine: '#2f5549',
    frost: '#48725e',
  },
  autumn: {
    grass: '#b8a05f',
    field: '#d4b36a',
    leaf: '#d08a3e',
    poplar: '#e3b14c',
    fruit: '#d9713f',
    pine: '#3b5a4b',
    frost: '#577560',
  },
  winter: {
    grass: '#e8ebe6',
    field: '#d9e0de',
    leaf: '#9a8a7c',
    poplar: '#a8988a',
    fruit: '#97857a',
    pine: '#3a5a58',
    frost: '#e3eaea',
  },
};
