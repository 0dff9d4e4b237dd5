import type { FeedFaultName } from '../../shared/rules/calendars.ts';
import { FetchFault } from '../runtime/fetchFault.ts';
import { networkOf } from '../runtime/networkFile.ts';
import type { Port } from '../runtime/ports.ts';
import { fetchPublic, type Network } from '../runtime/publicFetch.ts';
import { FeedFault } from './feedFault.ts';

/** Text of a feed, or that it is the one of before. */
export type FetchedFeed = { text: string; etag: string | undefined } | 'unchanged';

/** A channel answers with another status than success: the address was withdrawn, or was never one of a calendar. */
export class RefusedFeed extends Error {
  override name = 'RefusedFeed';
}

const request = { accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1', milliseconds: 10_000, maxBytes: 1_000_000 };

/** Gets the feeds of channels, from the internet alone. */
export interface FeedFetcher {
  /** @throws FetchFault, RefusedFeed */
  fetch(address: string, etag: string | undefined): Promise<FetchedFeed>;
}

/**
 * Everybody may be asked on the internet. Where FEED_NETWORK names a file, as tests of one machine do and no stage does, names lead where
 * that says.
 */
export const feedFetch: Port<FeedFetcher> = {
  resource: 'internet',
  actions: [],
  settings: ['FEED_NETWORK'],
  open: () => fetcherOn(networkOf(process.env.FEED_NETWORK)),
};

/** Gets feeds over a network; over the internet where none is given. */
export function fetcherOn(network?: Network): FeedFetcher {
  return {
    fetch: async (address, etag) => {
      const answer = await fetchPublic(address, { ...request, etag }, network);
      if (answer.status === 304 && etag !== undefined) return 'unchanged';
      if (answer.status !== 200) throw new RefusedFeed(`A feed is answered with ${answer.status}.`);
      return { text: answer.text, etag: answer.etag };
    },
  };
}

/** The code of a fault of a feed; undefined for another error. */
export function feedFaultOf(error: unknown): FeedFaultName | undefined {
  if (error instanceof RefusedFeed) return 'refused';
  return error instanceof FeedFault || error instanceof FetchFault ? error.code : undefined;
}
