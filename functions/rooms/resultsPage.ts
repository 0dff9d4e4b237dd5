import * as z from 'zod/mini';
import { getRoomSearch, type RoomHit } from '../../shared/contracts/search.ts';
import type { Reply, Request } from '../../shared/endpoint.ts';
import { grouped } from '../../shared/rules/grouped.ts';
import {
  answerPlace,
  type CardKind,
  eagerCards,
  noIndex,
  type PriceKind,
  photoSlot,
  type ResultsSlot,
  type RoomSlot,
} from '../../shared/rules/pageTemplates.ts';
import { photoIdOf } from '../../shared/rules/photos.ts';
import { withOrigin } from '../../shared/siteOrigin.ts';
import { dataElement, escapeHtml, languageOf, withPhotoIn } from './htmlText.ts';
import { takePlaceNames } from './placeNames.ts';

interface Templates {
  /** With a card of each kind. */
  filled: string | undefined;
  /** As it is while nothing is known. */
  waiting: string | undefined;
}

interface Results {
  /** The site's own, where it lasts. */
  origin: string | undefined;
  /** As the site asks for them. */
  request: Request<typeof getRoomSearch>;
  found: Reply<typeof getRoomSearch>;
}

/** Where no site has been put up, pages that can be read. */
const bare = '<!doctype html><html><meta charset="utf-8"><title>Sarai</title><p>Sarai</p></html>';
const bareCard = '<a href="/user/room-details/{{id}}?room={{number}}">{{name}}</a></li>';
const bareFilled =
  '<!doctype html><html><meta charset="utf-8"><title>{{shown}} · Sarai</title><h1>{{shown}}</h1>' +
  `<ul><li data-card="eager">${bareCard}<li data-card="lazy">${bareCard}</ul></html>`;

/** The results of a search that the site has to ask for itself. */
export function waitingPage(template: string | undefined): string {
  return template ?? bare;
}

/**
 * The results of a search: the template of the site with a card for each room that was found, and the API's answer, from which
 * the site begins without waiting. With dates a card says more than a template can, so that only the answer is there.
 */
export function resultsPage({ filled = bareFilled, waiting }: Templates, { request, found, origin }: Results): string {
  // As everywhere, nothing leaves that the contract does not name.
  const sent = z.parse(getRoomSearch.response, found);
  const dated = request.query.checkIn !== undefined;
  const isFilled = !dated && sent.data.length > 0;
  const page = isFilled ? filledPage(filled, { request, found, origin }, sent.data) : waitingPage(waiting);
  const answered = { operation: 'getRoomSearch', request, answer: sent };
  return page.replace(answerPlace, () => dataElement('type="application/json" id="answer"', answered));
}

function filledPage(filled: string, results: Results, hits: readonly RoomHit[]): string {
  const { template, sayPlace } = takePlaceNames(filled);
  return withCards(withHead(template, results, sayPlace), hits, sayPlace);
}

type SayPlace = (typed: string) => string;

/** The page with what it is of. One of a place can be found by search engines; what somebody wished beside that cannot. */
function withHead(template: string, { request, found, origin }: Results, sayPlace: SayPlace): string {
  const { location, limit: _, ...wishes } = request.query;
  const values: Record<ResultsSlot, string> = {
    shown: found.shows.kind === 'hotel' ? found.shows.name : sayPlace(found.shows.name),
    query: new URLSearchParams({ location }).toString(),
  };
  const isOfPlace = Object.values(wishes).every((wish) => wish === undefined);
  const page = withOrigin(isOfPlace ? template.replace(noIndex, '') : template, origin);
  // The build has taken the slot itself for English.
  const inItsLanguage = page.replace(/ lang="en"(?=>\{\{shown\}\})/g, ` lang="${languageOf(values.shown)}"`);
  return inItsLanguage.replace(/\{\{(shown|query)\}\}/g, (_, name) => escapeHtml(values[name as ResultsSlot]));
}

const cardIn = /<li data-card="(\w+)"[^>]*>.*?<\/li>/gs;

function withCards(template: string, hits: readonly RoomHit[], sayPlace: SayPlace): string {
  const cards = new Map([...template.matchAll(cardIn)].map(([card, kind]) => [kind as CardKind, card]));
  const filled = hits.map((hit, at) => cardOf(cards.get(at < eagerCards ? 'eager' : 'lazy') ?? '', hit, sayPlace));
  // All stand in the place of the first one.
  return template.replace(cardIn, () => filled.splice(0).join(''));
}

function cardOf(card: string, hit: RoomHit, sayPlace: SayPlace): string {
  const [hotel] = hit.hotels;
  const room = hotel?.rooms[0];
  const isLowest = hit.matching.rooms > 1;
  const name = hotel?.name ?? '';
  const values: Partial<Record<RoomSlot, string>> = {
    id: hit._id,
    name,
    lang: languageOf(name),
    place: sayPlace(hit.Location),
    number: String(room?.roomNumber ?? ''),
    price: grouped(isLowest ? hit.matching.fromPrice : (room?.price ?? 0)),
  };
  const photo = photoIdOf(room?.images[0]?.imgURL ?? '');
  return withPhotoIn(withPrice(card, isLowest ? 'lowest' : 'one'), photo, photoSlot).replace(
    /\{\{(\w+)\}\}/g,
    (_, slot) => escapeHtml(values[slot as RoomSlot] ?? ''),
  );
}

/** The card with one of the two things that it can say of the price. */
function withPrice(card: string, kind: PriceKind): string {
  return card.replace(/<span data-price="(\w+)"[^>]*>.*?<\/span>/gs, (said, other) => (other === kind ? said : ''));
}
