import type { ClassType } from '../../../shared/rules/catalogue.ts';
import type { PlaceKey, RoomFacts, Season, View } from '../drawing/facts.ts';
import { hashed, opaqueId } from './opaqueId.ts';
import type { SeedPhoto } from './seedProperty.ts';

type Views = readonly View[];

const seasons: readonly Season[] = ['spring', 'summer', 'summer', 'autumn', 'autumn', 'winter'];

// What owners of each class bother to photograph besides the room. These are shared by a property's rooms, so that
// drawing the catalogue takes seconds.
const besides: Record<ClassType, readonly [Views, ...Views[]]> = {
  Economy: [[], ['house'], ['window', 'house']],
  Business: [
    ['window', 'house'],
    ['bath', 'house'],
    ['window', 'bath', 'house'],
  ],
  First: [
    ['window', 'bath', 'house'],
    ['window', 'bath', 'terrace', 'house'],
  ],
};

type Site = { key: string; place: PlaceKey; classType: ClassType };

/** Decides the pictures of a property's rooms: its own room first, then what the property shows everywhere. */
export function photoPlan({ key, place, classType }: Site) {
  const season = seasons[hashed(`season ${key}`, seasons.length)] ?? 'summer';
  const choices = besides[classType];
  const views = choices[hashed(`views ${key}`, choices.length)] ?? choices[0];
  const photo = (seed: string, view: View, beds: number): SeedPhoto => {
    const facts: RoomFacts = { seed: opaqueId(seed), place, classType, beds, season };
    return { id: opaqueId(`photo ${seed} ${view}`), facts, view };
  };
  return (roomNumber: number, beds: number): SeedPhoto[] => [
    photo(`${key} room ${roomNumber}`, 'room', beds),
    ...views.map((view) => photo(key, view, 1)),
  ];
}
