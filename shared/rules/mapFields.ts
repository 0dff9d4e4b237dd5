import { text } from './field.ts';
import type { Violation } from './issues.ts';
import { readMapPlace } from './mapPlace.ts';

/** A place on the map, as it is typed or pasted; it may be left out. Links of maps may be long. */
export const mapFields = {
  mapPlace: text({ label: 'Place on the map', maxLength: 2000, rule: mapPlaceViolation, optional: true }),
} as const;

function mapPlaceViolation(typed: string): Violation | undefined {
  if (typed.length > mapFields.mapPlace.maxLength) return { code: 'map_place_unreadable' };
  const place = readMapPlace(typed);
  return 'wrong' in place ? { code: place.wrong } : undefined;
}
