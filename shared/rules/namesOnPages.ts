import { everywhere, knownNames, placeName, shortName } from './places.ts';

/** Every name by which a page may call a known place. */
export const namesOnPages: ReadonlySet<string> = new Set([
  placeName(everywhere),
  ...[...knownNames.values()].flatMap((key) => [placeName(key), shortName(key)]),
]);
