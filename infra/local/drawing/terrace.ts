import { lighten, mix } from './color.ts';
import { litCloth, rug } from './decor.ts';
import { plant } from './furniture.ts';
import { glow, metres, pendant } from './lamps.ts';
import { landscape } from './landscape.ts';
import type { Scene } from './scene.ts';
import { block, createStage, type Frame, type Stage, shadow } from './stage.ts';
import { floor } from './surfaces.ts';
import { placed } from './svg.ts';
import { candle, cup, fruit, teapot } from './tableware.ts';
import { eaves, railing, sarai, width } from './veranda.ts';
import { type WeaveName, weave } from './weaves.ts';

function chair(scene: Scene, frame: Frame): string {
  const wood = scene.inn(scene.furnishing.wood);
  const cloth = litCloth(scene, scene.furnishing.cloth);
  const legs = [
    [0, 0.52],
    [0.54, 0.52],
    [0, 0],
    [0.54, 0],
  ] as const;
  return (
    shadow(scene, frame, { u: [0, 0.6], v: [0, 0.58] }) +
    legs.map(([u, v]) => block(frame, { u: [u, u + 0.06], v: [v, v + 0.06], h: [0, 0.4] }, wood)).join('') +
    block(frame, { u: [0, 0.06], v: [0, 0.06], h: [0.4, 1] }, wood) +
    block(frame, { u: [0, 0.06], v: [0.52, 0.58], h: [0.4, 1] }, wood) +
    block(frame, { u: [0, 0.05], v: [0, 0.58], h: [0.55, 1.02] }, cloth[0]) +
    block(frame, { u: [0, 0.6], v: [0, 0.58], h: [0.38, 0.44] }, wood) +
    block(frame, { u: [0.04, 0.6], v: [0.02, 0.56], h: [0.44, 0.52] }, cloth[0]) +
    weave(scene.random, {
      plane: (u, v) => frame(0.04 + u, 0.02 + v, 0.522),
      size: [0.56, 0.54],
      cloth,
      name: scene.random.pick<WeaveName>(['bands', 'stripes', 'checks']),
    })
  );
}

function setting(scene: Scene, stage: Stage): string {
  const { random } = scene;
  const { at } = stage;
  const x = 4 + random.between(-1.3, 1.3);
  const z = 0.95;
  const wood = scene.inn(scene.furnishing.wood);
  const top: Frame = (u, v, h) => at(x + u, h, z + v);
  const stand = (thing: (scene: Scene) => string, u: number): string =>
    metres(thing(scene), at(x + u, 0.6, z + 0.26), stage.scale(z + 0.26) * 0.8);
  return (
    rug(scene, stage, {
      x: x - 1.5,
      z: 0.45,
      w: 3,
      d: 1.45,
      name: random.pick<WeaveName>(['kilim', 'medallion', 'bands', 'chevrons']),
    }) +
    chair(scene, (u, v, h) => at(x - 1.15 + u, h, z + v)) +
    chair(scene, (u, v, h) => at(x + 1.15 - u, h, z + v)) +
    shadow(scene, top, { u: [-0.34, 0.34], v: [0.02, 0.54] }) +
    block(top, { u: [-0.05, 0.05], v: [0.22, 0.32], h: [0, 0.54] }, wood) +
    block(top, { u: [-0.38, 0.38], v: [0, 0.56], h: [0.54, 0.6] }, lighten(wood, 0.08)) +
    stand(random.chance(0.6) ? teapot : fruit, -0.14) +
    (scene.light.lamps ? stand(candle, 0.02) + glow(scene, at(x, 0.8, z), 120) : '') +
    stand(cup, 0.16)
  );
}

type Cover = 'open' | 'eaves' | 'arcade';

/** Where no lamp hangs, dusk and night reach the table; a lantern on it answers. */
const underSky = (scene: Scene): Scene =>
  scene.light.lamps ? { ...scene, inn: (hex) => mix(scene.inn(hex), scene.out(hex), 0.55) } : scene;

function arcade(scene: Scene, stage: Stage): string {
  const lantern = { scale: stage.scale(2.7), drop: 0.5, kind: 'lantern' } as const;
  return sarai(scene, stage) + pendant(scene, stage.at(4, 3.7, 2.7), lantern);
}

/** The veranda: two chairs, chai, and the whole valley. */
export function terrace(scene: Scene): string {
  const { random, facts } = scene;
  const aside = random.between(-0.4, 0.4);
  const stage = createStage({
    width,
    depth: 2.8,
    height: 2.7,
    eye: 1.6,
    aside,
    back: 122,
    horizon: 338,
    distance: 1.7,
  });
  const covers = { Economy: random.pick<Cover>(['open', 'eaves']), Business: 'eaves', First: 'arcade' } as const;
  const cover = covers[facts.classType];
  const lit = cover === 'open' ? underSky(scene) : scene;
  const draw = { open: () => '', eaves: () => eaves(lit, stage), arcade: () => arcade(lit, stage) };
  const pots = [0.75, width - 1.35]
    .filter(() => random.chance(0.75))
    .map((x) => plant(lit, (u, v, h) => stage.at(x + u, h, stage.depth - 0.55 + v)));
  const view = placed(landscape(scene), [480 - 480 * 0.9 + random.between(-60, 60), -26], 0.9);
  return [view, floor(lit, stage), railing(lit, stage), draw[cover](), ...pots, setting(lit, stage)].join('');
}
