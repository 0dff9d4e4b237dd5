import type { Amenities, AmenityTexts } from '../../../../../shared/rules/amenities.ts';
import type { Fields } from '../../../../../shared/rules/field.ts';

/** Amenities as a form holds them: numbers as text, and options with commas between them. */
export function amenityTexts<F extends Fields>(known: Amenities<F> | undefined): AmenityTexts<F> {
  const entries = Object.entries(known ?? {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)])) as AmenityTexts<F>;
}
