import { pillow } from './beds.ts';
import { lighten } from './color.ts';
import { curtains, litCloth } from './decor.ts';
import { glow, metres, pendant } from './lamps.ts';
import type { Opening, Shape } from './openings.ts';
import type { Scene } from './scene.ts';
import { walls } from './shell.ts';
import { block, createStage, floorFrame, type Stage } from './stage.ts';
import { ceiling, floor } from './surfaces.ts';
import { books, candle, cup, fruit, teapot, vase } from './tableware.ts';
import type { Treatment } from './treatments.ts';
import { type WeaveName, weave } from './weaves.ts';

function glazing(scene: Scene): Opening[] {
  const { random, facts } = scene;
  const shape = random.pick<Shape>(['square', 'square', 'arch', 'round']);
  const kind = random.int(0, facts.classType === 'Economy' ? 1 : 3);
  const one = (x: number, w: number, h: number, panes: number): Opening => ({
    wall: 'back',
    shape,
    x,
    y: 0.82,
    w,
    h,
    panes,
  });
  if (kind === 1) return [one(1.2, 1.6, 1.62, 2)];
  if (kind === 2) return [one(2.06, 1.3, 1.66, 1), one(0.6, 1.3, 1.66, 1)];
  if (kind === 3) return [one(1.4, 1.2, 1.68, 1), one(0.2, 1, 1.5, 1), one(2.8, 1, 1.5, 1)];
  return [{ ...one(0.65, 2.7, 1.6, 3), shape: 'square' }];
}

function bench(scene: Scene, stage: Stage): string {
  const { random, furnishing } = scene;
  const frame = floorFrame(stage);
  const { depth } = stage;
  const cloth = litCloth(scene, furnishing.cloth);
  const second = litCloth(scene, furnishing.second);
  const cushion = (u: number, color: string): string =>
    pillow(
      [
        frame(u, depth - 0.08, 0.86),
        frame(u + 0.42, depth - 0.08, 0.86),
        frame(u + 0.42, depth - 0.26, 0.53),
        frame(u, depth - 0.26, 0.53),
      ],
      color,
    );
  const flat = (u: number, v: number, h: number): readonly [number, number] => stage.at(u, h, depth - v);
  const name = random.pick<WeaveName>(['stripes', 'kilim', 'bands', 'checks', 'chevrons']);
  const spots = random.chance(0.5) ? [0.55, 2.95] : [0.5, 0.88, 2.9];
  return (
    block(flat, { u: [0.15, 3.85], v: [0, 0.56], h: [0, 0.4] }, scene.inn(furnishing.wood)) +
    block(flat, { u: [0.17, 3.83], v: [0, 0.54], h: [0.4, 0.5] }, cloth[0]) +
    weave(random, { plane: (u, v) => flat(0.17 + u, v, 0.502), size: [3.66, 0.54], cloth, name }) +
    spots.map((u, index) => cushion(u, [second[0], cloth[2], second[1]][index] ?? cloth[1])).join('')
  );
}

function table(scene: Scene, stage: Stage): string {
  const { random, furnishing } = scene;
  const shift = random.between(-0.5, 0.5);
  const flat = (u: number, v: number, h: number): readonly [number, number] => stage.at(2 + shift + u, h, v);
  const wood = lighten(scene.inn(furnishing.wood), 0.06);
  const h = 0.62;
  const cloth = litCloth(scene, furnishing.second);
  const runner = weave(random, {
    plane: (u, v) => flat(-0.22 + u, 0.06 + v, h + 0.003),
    size: [0.44, 0.62],
    cloth,
    name: random.pick<WeaveName>(['bands', 'kilim', 'stripes']),
  });
  const pair = random.pick([
    [teapot, fruit],
    [teapot, vase],
    [vase, books],
    [teapot, candle],
    [fruit, candle],
    [teapot, books],
  ] as const);
  const stand = (thing: (scene: Scene) => string, u: number, v: number): string =>
    metres(thing(scene), flat(u, v, h), stage.scale(v) * 0.92);
  const lantern = pair.some((thing) => thing === candle) ? glow(scene, flat(0.42, 0.4, h + 0.1), 230) : '';
  return (
    block(flat, { u: [-0.72, 0.72], v: [0, 0.72], h: [h - 0.07, h] }, wood) +
    runner +
    stand(pair[0], -0.4, 0.42) +
    stand(pair[1], 0.42, 0.4) +
    stand(cup, -0.12, 0.24) +
    (random.chance(0.7) ? stand(cup, 0.2, 0.3) : '') +
    lantern
  );
}

/** The seat by the window: chai, cushions, and the place itself. */
export function windowSeat(scene: Scene): string {
  const { random, facts } = scene;
  const openings = glazing(scene);
  const stage = createStage({
    width: 4,
    depth: 1.7,
    height: 2.75,
    eye: 1.42,
    aside: random.between(-0.25, 0.25),
    back: 212,
    horizon: 300,
    distance: 1.6,
  });
  const treatment = {
    Economy: random.pick<Treatment>(['plain', 'planks', 'dado']),
    Business: random.pick<Treatment>(['plain', 'planks', 'stone']),
    First: random.pick<Treatment>(['plain', 'stone', 'frieze']),
  }[facts.classType];
  const hang = stage.at(random.chance(0.5) ? 0.35 : 3.65, 2.75, 1.1);
  return [
    walls(scene, stage, { openings, treatment }),
    ceiling(scene, stage, facts.classType === 'First' ? 'coffers' : 'logs'),
    floor(scene, stage),
    openings.length === 1 && random.chance(0.7) ? curtains(scene, stage, openings[0] as Opening) : '',
    bench(scene, stage),
    scene.light.lamps || random.chance(0.4)
      ? pendant(scene, hang, {
          scale: stage.scale(1.1),
          drop: 0.55,
          kind: facts.classType === 'Economy' ? 'bulb' : 'lantern',
        })
      : '',
    table(scene, stage),
  ].join('');
}
