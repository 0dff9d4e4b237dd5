import { type Destination, destinations } from '../../../../shared/rules/places.ts';
import { guidePaths } from '../../paths.ts';

export const destinationKeys = Object.keys(destinations) as Destination[];

/** The destination whose guide stands at an address, in any letter case. */
export function placeOf(pathname: string): Destination | undefined {
  const address = pathname.replace(/\/+$/, '').toLowerCase();
  return destinationKeys.find((key) => guidePaths[key].toLowerCase() === address);
}
