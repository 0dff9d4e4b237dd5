import { randomUUID } from 'node:crypto';
import type { Port } from '../runtime/ports.ts';
import { required } from '../runtime/settings.ts';
import { fetchPage, VisitFailure } from './visit.ts';

/** Facts of a visit: milliseconds of each answer, and the cards of the search. */
export interface Visit {
  homeMs: number;
  scriptMs: number;
  searchMs: number;
  cards: number;
}

/** Words of every home page, whatever its language and its release: the name of the product. */
const name = 'Sarai';

const script = /<script type="module"[^>]* src="(\/[\w./-]+)"/;

/** Searches that the stage names no place for; nothing need be found there. */
const anyPlace = 'Murree';

/**
 * The site at WATCHED_SITE, as people open it: the home page, its script, and a search. Where WATCHED_PLACE names a place the search
 * must find something there.
 */
export const watchedSite: Port<{ visit(): Promise<Visit> }> = {
  resource: 'site',
  actions: [],
  settings: ['WATCHED_SITE', 'WATCHED_PLACE'],
  open: () => {
    const address = required('WATCHED_SITE');
    const { WATCHED_PLACE: place } = process.env;
    return {
      visit: async () => {
        const home = await fetchPage('home', address, '/');
        const [, path] = script.exec(home.text) ?? [];
        if (!home.text.includes(name) || path === undefined) throw new VisitFailure('home_without_its_words');
        const [opened, search] = await Promise.all([
          fetchPage('script', address, path),
          fetchPage('search', address, searchPath(place ?? anyPlace)),
        ]);
        const cards = cardsIn(search.text);
        if (place !== undefined && cards === 0) throw new VisitFailure('search_finds_nothing');
        return { homeMs: home.ms, scriptMs: opened.ms, searchMs: search.ms, cards };
      },
    };
  },
};

/** No cache has an answer to an address that nobody has asked for, so that functions and tables answer. */
function searchPath(location: string): string {
  return `/api/user/searching-room?${new URLSearchParams({ location, visit: randomUUID() })}`;
}

/** The number of cards, of which the first has all that it shows. @throws VisitFailure */
function cardsIn(text: string): number {
  const { data } = parsed(text);
  if (!Array.isArray(data)) throw new VisitFailure('search_without_cards');
  const [first] = data;
  const hasPrice = first === undefined || typeof first?.matching?.fromPrice === 'number';
  if (!hasPrice || (first !== undefined && typeof first?._id !== 'string'))
    throw new VisitFailure('search_without_cards');
  return data.length;
}

function parsed(text: string): { data?: unknown } {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    throw new VisitFailure('search_is_no_json');
  }
}
