import { listPaths } from '../../shared/addresses/publicPaths.ts';
import type { Rating } from '../../shared/contracts/properties.ts';
import type { Details } from './roomDetails.ts';

/** Rooms of a hotel that are told of: one of a hundred rooms has few that differ. */
const toldRooms = 10;

/** A hotel and its rooms for search engines, in the words of schema.org. @param origin the site's own */
export function roomData({ roomDetails: property }: Details, origin: string): object {
  const [hotel] = property.hotels;
  const { street, city } = property.address;
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
        ...ratingData(hotel?.rating),
        makesOffer: hotel?.rooms.slice(0, toldRooms).map((room) => offerData(room, url)),
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
