/** Begins the keys of the pages that a function fills, in the photo bucket: `page-templates/en/room.html`. */
export const templateFolder = 'page-templates/';

/**
 * A room's page, and the page where there is none; the results of a search with the rooms that were found, and as they are while
 * nothing is known of them.
 */
export type TemplateName = 'room' | 'missing' | 'results' | 'search';

/** What a function puts into a room's page, or a card of the results, as text, each where `{{name}}` stands. */
export const roomSlots = ['id', 'name', 'number', 'place', 'price', 'about', 'lang'] as const;

export type RoomSlot = (typeof roomSlots)[number];

/** What it puts into a page of results beside its cards: the place or hotel that is shown, and the query that finds it again. */
export type ResultsSlot = 'shown' | 'query';

/** What stands for a value. */
export function slot(name: RoomSlot | ResultsSlot): string {
  return `{{${name}}}`;
}

/** Where the data for search engines goes, and where the answer from which the site begins. */
export const dataPlace = '<!--data-->';
export const answerPlace = '<!--answer-->';

/** What a template says of places in its language, where that is not English: JSON, `{ "Hunza Valley": "وادیِ ہنزہ" }`. */
export function placeNamesElement(names: Readonly<Record<string, string>>): string {
  return Object.keys(names).length === 0 ? '' : `<!--places ${JSON.stringify(names)}-->`;
}

export const placeNamesIn = /<!--places (.*?)-->/s;

/** The photo's id in a template, which stands in the place of an uploaded one. */
export const photoSlot = 'u-photo-of-the-room';

/** Where the site has a room's page. */
export const roomPagePath = `/user/room-details/${slot('id')}`;

/** The cards of the results: so many first ones load their pictures at once. Each stands in the template once. */
export const eagerCards = 4;
export type CardKind = 'eager' | 'lazy';

/** A card says one of two things of the price: that of its only room, or the lowest of several. */
export type PriceKind = 'one' | 'lowest';

/** Keeps a page from search engines. */
export const noIndex = '<meta name="robots" content="noindex">';
