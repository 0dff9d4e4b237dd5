import { placeNamesIn } from '../../shared/rules/pageTemplates.ts';
import { plainly } from '../../shared/rules/places.ts';

/** The names of places that a template brings along, taken out of it, and how it calls a place: what it does not know as it was written. */
export function takePlaceNames(template: string): { template: string; sayPlace: (typed: string) => string } {
  const [, json] = placeNamesIn.exec(template) ?? [];
  const names = Object.entries<string>(JSON.parse(json ?? '{}')).map(([name, said]) => [plainly(name), said] as const);
  const known = new Map(names);
  return {
    template: template.replace(placeNamesIn, ''),
    sayPlace: (typed) => known.get(plainly(typed)) ?? typed,
  };
}
