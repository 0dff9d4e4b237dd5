import type { PlaceKey } from './facts.ts';
import { gilgit } from './gilgit.ts';
import { murree, swat } from './hills.ts';
import { kashmir } from './kashmir.ts';
import { skardu } from './lakes.ts';
import { chitral, hunza } from './mountains.ts';
import { naran } from './naran.ts';
import type { Scene } from './scene.ts';

const places: Record<PlaceKey, (scene: Scene) => string> = {
  murree,
  swat,
  hunza,
  kashmir,
  gilgit,
  skardu,
  naran,
  chitral,
};

/** What one sees at a place, landmark at (480, 400), drawn wider than a picture so that it can be shifted. */
export const landscape = (scene: Scene): string => places[scene.facts.place](scene);
