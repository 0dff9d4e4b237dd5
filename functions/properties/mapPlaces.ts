import { fail } from '../../shared/errors.ts';
import { degreesInLink, isMapLink, spotInLink, spotInPage } from '../../shared/rules/mapLinks.ts';
import { type MapPlace, readMapPlace, within } from '../../shared/rules/mapPlace.ts';
import { FetchFault } from '../runtime/fetchFault.ts';
import { networkOf } from '../runtime/networkFile.ts';
import type { Port } from '../runtime/ports.ts';
import { fetchPublic, type Network } from '../runtime/publicFetch.ts';
import type { Address } from './property.ts';

/** Follows the short links of maps, over https, to hosts of maps alone. */
export interface MapLinks {
  /** The place to which a link leads. @throws FetchFault */
  follow(link: string): Promise<MapPlace>;
}

/** As with the feeds of calendars, FEED_NETWORK names another network where tests of one machine have one. */
export const mapLinks: Port<MapLinks> = {
  resource: 'internet',
  actions: [],
  settings: ['FEED_NETWORK'],
  open: () => followerOn(networkOf(process.env.FEED_NETWORK)),
};

const isOfMaps = ({ href }: URL) => isMapLink(href);
const saysPlace = ({ href }: URL) => isMapLink(href) && (degreesInLink(href) ?? spotInLink(href)) !== undefined;

/** The answer of the operation has 8 seconds. */
const request = {
  accept: 'text/html',
  milliseconds: 5_000,
  maxBytes: 1_500_000,
  mayAsk: isOfMaps,
  isEnough: saysPlace,
};

/** Follows links over a network; over the internet where none is given. */
export function followerOn(network?: Network): MapLinks {
  return {
    follow: async (link) => {
      const { address, text } = await fetchPublic(link, request, network);
      const place = readMapPlace(address);
      const spot = spotInPage(text);
      return 'follow' in place && spot ? within(spot) : place;
    },
  };
}

/**
 * An address with the spot of what was typed as its place on the map. Where nothing was sent, the one of before stays; an empty text takes it away.
 * @throws Failure `invalid_request` where a link leads to no place
 */
export async function located(
  { mapPlace, ...address }: Address & { mapPlace?: string | undefined },
  before: Address['spot'],
  links: MapLinks,
): Promise<Address> {
  const spot = mapPlace === undefined ? before : await spotOf(mapPlace.trim(), links);
  return { ...address, ...(spot && { spot }) };
}

async function spotOf(typed: string, links: MapLinks): Promise<Address['spot']> {
  if (typed === '') return undefined;
  const place = readMapPlace(typed);
  const found = 'follow' in place ? await followed(place.follow, links) : place;
  if (!('spot' in found)) {
    const code = 'wrong' in found ? found.wrong : 'map_link_unread';
    throw fail('invalid_request', { issues: [{ path: 'address.mapPlace', code }] });
  }
  const [north, east] = found.spot;
  return { north, east };
}

async function followed(link: string, links: MapLinks): Promise<MapPlace> {
  try {
    return await links.follow(link);
  } catch (error) {
    if (error instanceof FetchFault) return { wrong: 'map_link_unread' };
    throw error;
  }
}
