import * as z from 'zod/mini';
import { answer } from '../../shared/answers.ts';
import { getRoomDetails } from '../../shared/contracts/search.ts';
import { dataElement, drawnPage, type PageSite } from './drawnPage.ts';
import { roomData } from './roomData.ts';
import type { Details } from './roomDetails.ts';

interface RoomPage {
  /** Room in the address. */
  asked: { roomId: string; room?: number | undefined };
  details: Details;
}

/** A room's page, what search engines read of the room, and the API's answer. */
export function roomPage(site: PageSite, { asked, details }: RoomPage): string {
  const { roomId, room } = asked;
  const request = { params: { roomId }, query: room === undefined ? {} : { room } };
  // As everywhere, nothing leaves that the contract does not name.
  const sent = z.parse(getRoomDetails.response, { ...answer('room_details'), data: withoutEmail(details) });
  const { origin } = site;
  return drawnPage(site, {
    address: `/user/room-details/${roomId}${room === undefined ? '' : `?room=${room}`}`,
    brought: { operation: 'getRoomDetails', request, answer: sent },
    // Search engines want whole addresses.
    ...(origin && { lines: dataElement('type="application/ld+json"', roomData(details, origin)) }),
  });
}

/** The site asks for the owner's address itself: in a page it would be collected by whoever collects addresses. */
function withoutEmail(details: Details): Details {
  return { ...details, vendorInformation: { ...details.vendorInformation, email: '' } };
}

/** Page of a room that does not exist; the site itself says so. */
export function missingRoomPage(template: string | undefined): string {
  return template ?? '<!doctype html><html><meta charset="utf-8"><title>Sarai</title><p>Room not found</p></html>';
}
