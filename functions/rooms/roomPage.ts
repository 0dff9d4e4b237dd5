import * as z from 'zod/mini';
import { listPaths } from '../../shared/addresses/publicPaths.ts';
import { answer } from '../../shared/answers.ts';
import type { Rating } from '../../shared/contracts/properties.ts';
import { getRoomDetails } from '../../shared/contracts/search.ts';
import { dataElement, drawnPage, type PageSite } from './drawnPage.ts';
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

/** Rooms of a hotel that are told of: one of a hundred rooms has few that differ. */
const namedRooms = 10;

/** A hotel and its rooms for search engines, in the words of schema.org. @param origin the site's own */
function roomData({ roomDetails: property }: Details, origin: string): object {
  const [hotel] = property.hotels;
  const { street, city, spot } = property.address;
  const url = `${origin}/user/room-details/${property._id}`;
  const place = [property.Location, city].find((each) => each !== '') ?? '';
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Hotel',
        ...{ name: hotel?.name, description: hotel?.description, url },
        image: hotel?.rooms[0]?.images.map(({ imgURL }) => origin + imgURL),
        address: {
          '@type': 'PostalAddress',
          ...{ streetAddress: street, addressLocality: city, addressRegion: property.Location, addressCountry: 'PK' },
        },
        ...(spot && { geo: { '@type': 'GeoCoordinates', latitude: spot.north, longitude: spot.east } }),
        ...ratingData(hotel?.rating),
        makesOffer: hotel?.rooms.slice(0, namedRooms).map((room) => offerData(room, url)),
      },
      crumbs([
        [`${origin}/`, 'Sarai'],
        [`${origin}${listPaths.hotels}?city=${encodeURIComponent(place)}`, place],
        [url, hotel?.name ?? ''],
      ]),
    ],
  };
}

function ratingData(rating: Rating | undefined): object {
  if (!rating) return {};
  const { average: ratingValue, count: reviewCount } = rating;
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue, reviewCount, bestRating: 5 } };
}

type Room = Details['roomDetails']['hotels'][number]['rooms'][number];

/** A room for a night. */
function offerData({ roomNumber, membersCapacity, No_of_beds, price, availability }: Room, url: string): object {
  return {
    '@type': 'Offer',
    ...{ price, priceCurrency: 'PKR', url: `${url}?room=${roomNumber}` },
    availability: `https://schema.org/${availability ? 'InStock' : 'SoldOut'}`,
    itemOffered: {
      '@type': 'HotelRoom',
      name: `Room ${roomNumber}`,
      occupancy: { '@type': 'QuantitativeValue', maxValue: membersCapacity },
      bed: { '@type': 'BedDetails', numberOfBeds: No_of_beds },
    },
  };
}

function crumbs(way: readonly (readonly [item: string, name: string])[]): object {
  const itemListElement = way.map(([item, name], at) => ({ '@type': 'ListItem', position: at + 1, name, item }));
  return { '@type': 'BreadcrumbList', itemListElement };
}
