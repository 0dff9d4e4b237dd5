import * as z from 'zod/mini';
import { answer } from '../../shared/answers.ts';
import { getRoomDetails } from '../../shared/contracts/search.ts';
import { grouped } from '../../shared/rules/grouped.ts';
import { answerPlace, dataPlace, photoSlot, type RoomSlot } from '../../shared/rules/pageTemplates.ts';
import { photoIdOf } from '../../shared/rules/photos.ts';
import { withOrigin } from '../../shared/siteOrigin.ts';
import { dataElement, escapeHtml, languageOf, withPhotoIn } from './htmlText.ts';
import { takePlaceNames } from './placeNames.ts';
import { roomData } from './roomData.ts';
import type { Details } from './roomDetails.ts';

interface RoomPage {
  /** What the address asked for. */
  asked: { roomId: string; room?: number | undefined };
  details: Details;
  /** The site's own, where it lasts: search engines want whole addresses. */
  origin: string | undefined;
}

/** Where no site has been put up, a page that can be read. */
const bare =
  '<!doctype html><html><meta charset="utf-8"><title>{{name}} · Sarai</title><h1>{{name}}</h1><p>{{place}}</p><p>{{about}}</p></html>';

/**
 * A room's page: the template of the site with the room's own words and picture, what search engines read of it, and the API's
 * answer, from which the site begins without waiting.
 */
export function roomPage(filled: string = bare, { asked, details, origin }: RoomPage): string {
  const { template, sayPlace } = takePlaceNames(filled);
  const values = { ...valuesOf(details), place: sayPlace(details.roomDetails.Location) };
  const { roomId, room } = asked;
  const request = { params: { roomId }, query: room === undefined ? {} : { room } };
  // As everywhere, nothing leaves that the contract does not name.
  const sent = z.parse(getRoomDetails.response, { ...answer('room_details'), data: withoutEmail(details) });
  const answered = { operation: 'getRoomDetails', request, answer: sent };
  const data = origin === undefined ? '' : dataElement('type="application/ld+json"', roomData(details, origin));
  return withPhoto(withOrigin(template, origin), details)
    .replace(/\{\{(\w+)\}\}/g, (_, name) => escapeHtml(values[name as RoomSlot] ?? ''))
    .replace(dataPlace, () => data)
    .replace(answerPlace, () => dataElement('type="application/json" id="answer"', answered));
}

/** The site asks for the owner's address itself: in a page it would be collected by whoever collects addresses. */
function withoutEmail(details: Details): Details {
  return { ...details, vendorInformation: { ...details.vendorInformation, email: '' } };
}

/** What stands where there is no such room; the site itself says so. */
export function missingRoomPage(template: string | undefined): string {
  return template ?? '<!doctype html><html><meta charset="utf-8"><title>Sarai</title><p>Room not found</p></html>';
}

/** The first photo in the place of that of the template; without one there is nothing to preview either. */
function withPhoto(template: string, details: Details): string {
  const photo = photoOf(details);
  if (photo === undefined) {
    return withPhotoIn(template, photo, photoSlot).replace(/^.*"og:image.*\n/gm, '');
  }
  return withPhotoIn(template, photo, photoSlot);
}

function photoOf({ roomDetails }: Details): string | undefined {
  return photoIdOf(roomDetails.hotels[0]?.rooms[0]?.images[0]?.imgURL ?? '');
}

function valuesOf({ roomDetails }: Details): Partial<Record<RoomSlot, string>> {
  const [hotel] = roomDetails.hotels;
  const room = hotel?.rooms[0];
  return {
    id: roomDetails._id,
    name: hotel?.name ?? '',
    about: hotel?.description ?? '',
    lang: languageOf(hotel?.description ?? ''),
    number: String(room?.roomNumber ?? ''),
    price: grouped(room?.price ?? 0),
  };
}
