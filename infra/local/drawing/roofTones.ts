import { darken, mix } from './color.ts';
import type { Build } from './facade.ts';
import type { Scene } from './scene.ts';

export type RoofKind = 'gable' | 'hip' | 'flat' | 'swept';
export type Roofed = Build & { roof: RoofKind; roofColor: string };

type Tones = { face: string; side: string; edge: string };

export function tones(scene: Scene, { roofColor }: Roofed): Tones {
  const snow = scene.facts.season === 'winter' ? 0.72 : 0;
  const face = scene.out(mix(roofColor, '#fdfaf3', snow));
  return {
    face,
    side: mix(darken(face, 0.3), scene.out('#a9bfcb'), snow * 0.6),
    edge: scene.out(darken(roofColor, 0.35)),
  };
}
