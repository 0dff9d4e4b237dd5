import { guidePaths } from '../../../../shared/addresses/publicPaths.ts';
import { type Destination, destinationKeys } from '../../../../shared/rules/destinations.ts';
import { isAt } from '../../paths.ts';

/** The destination whose guide stands at an address, in any letter case. */
export function placeOf(pathname: string): Destination | undefined {
  return destinationKeys.find((key) => isAt(pathname, guidePaths[key]));
}
