import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { findPage } from '../../functions/search/foundPage.ts';
import { openSearch } from '../../functions/search/searchReading.ts';
import { openTakenRooms } from '../../functions/search/takenRooms.ts';
import { widest } from '../../shared/rules/catalogue.ts';

export type SearchWishes = Partial<Parameters<typeof findPage>[0]> & { location: string };

/** A page of a search as its handlers make it, read by one client from the tables of these names. */
export function openPages(client: DynamoDBDocumentClient, names: { properties: string; bookings: string }) {
  const ports = {
    search: openSearch({ client, name: names.properties }),
    taken: openTakenRooms({ client, name: names.bookings }),
  };
  return (wishes: SearchWishes) => findPage({ ...widest, rooms: 1, sort: 'price', limit: 8, ...wishes }, ports);
}
