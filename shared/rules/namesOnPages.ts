import { everywhere, knownNames, placeName, shortName } from './places.ts';

/** Every name by which a page may call a known place, each once. */
export function namesOnPages(): string[] {
  const names = [...knownNames.values()].flatMap((key) => [placeName(key), shortName(key)]);
  return [...new Set([placeName(everywhere), ...names])];
}
