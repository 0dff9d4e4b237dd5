import { mix, tint } from './color.ts';
import type { RoomFacts, View } from './facts.ts';
import { type Light, lightFor } from './light.ts';
import { type Furnishing, furnish, type Land, lands } from './palette.ts';
import { type Random, randomFrom } from './random.ts';
import { Sheet } from './svg.ts';

export const width = 960;
export const height = 640;

/** Everything one picture is drawn with. */
export type Scene = {
  facts: RoomFacts;
  random: Random;
  light: Light;
  sheet: Sheet;
  land: Land;
  furnishing: Furnishing;
  /** A colour in the open, paler with distance: 0 is at hand, 1 on the horizon. */
  out(hex: string, distance?: number): string;
  /** A colour under the light inside. */
  inn(hex: string): string;
};

export function createScene(facts: RoomFacts, view: View): Scene {
  const key = [facts.seed, facts.place, facts.classType, facts.beds].join('|');
  const random = randomFrom(`${key}|${facts.season}|${view}`);
  const light = lightFor(random, facts.season);
  return {
    facts,
    random,
    light,
    sheet: new Sheet(),
    land: lands[facts.season],
    // From the room alone: all its pictures show the same cloth, wood and walls.
    furnishing: furnish(randomFrom(key), facts.classType),
    out: (hex, distance = 0) => mix(tint(hex, light.outdoors), light.haze, distance),
    inn: (hex) => tint(hex, light.indoors),
  };
}
