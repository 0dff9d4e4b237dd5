import type { Bedding, Headboard } from './beds.ts';
import { litCloth } from './decor.ts';
import type { Pendant } from './lamps.ts';
import type { Scene } from './scene.ts';
import type { CeilingKind } from './surfaces.ts';
import type { Treatment } from './treatments.ts';
import type { WeaveName } from './weaves.ts';

type Style = { treatment: Treatment; ceiling: CeilingKind; pendant: Pendant; bedding: Bedding; curtained: boolean };

export function styleOf(scene: Scene): Style {
  const { random, furnishing, facts } = scene;
  const name = {
    Economy: random.pick<WeaveName>(['patchwork', 'stripes', 'checks', 'patchwork', 'bands']),
    Business: random.pick<WeaveName>(['plain', 'bands', 'stripes', 'checks', 'chevrons']),
    First: random.pick<WeaveName>(['medallion', 'kilim', 'plain', 'chevrons', 'medallion']),
  }[facts.classType];
  return {
    treatment: {
      Economy: random.pick<Treatment>(['plain', 'dado', 'planks', 'dado', 'stone']),
      Business: random.pick<Treatment>(['plain', 'planks', 'stone', 'frieze', 'plain']),
      First: random.pick<Treatment>(['panels', 'panels', 'panels', 'stone']),
    }[facts.classType],
    ceiling: {
      Economy: random.pick<CeilingKind>(['logs', 'planks', 'logs']),
      Business: random.pick<CeilingKind>(['planks', 'logs']),
      First: random.pick<CeilingKind>(['coffers', 'coffers', 'logs']),
    }[facts.classType],
    pendant: {
      Economy: 'bulb' as const,
      Business: random.pick<Pendant>(['basket', 'lantern']),
      First: random.pick<Pendant>(['brass', 'lantern']),
    }[facts.classType],
    curtained: facts.classType !== 'Economy' || random.chance(0.4),
    bedding: {
      quilt: litCloth(scene, furnishing.cloth),
      throwOver: litCloth(scene, furnishing.second),
      linen: scene.inn('#f7efe0'),
      wood: scene.inn(furnishing.wood),
      weaveName: name,
      headboard: {
        Economy: random.pick<Headboard>(['rails', 'rails', 'none']),
        Business: random.pick<Headboard>(['panel', 'panel', 'arch']),
        First: random.pick<Headboard>(['carved', 'carved', 'arch']),
      }[facts.classType],
    },
  };
}
