import type { Destination } from '../../../../shared/rules/places.ts';
import { guidePaths } from '../../paths.ts';
import { destinationKeys } from './summaries.ts';

/** The destination whose guide stands at an address, in any letter case. */
export function placeOf(pathname: string): Destination | undefined {
  const address = pathname.replace(/\/+$/, '').toLowerCase();
  return destinationKeys.find((key) => guidePaths[key].toLowerCase() === address);
}
