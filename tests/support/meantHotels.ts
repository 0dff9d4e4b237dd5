import { expect } from 'vitest';
import { handler } from '../../functions/handlers/searchRooms.ts';
import type { Property } from '../../functions/properties/property.ts';
import { propertyStore } from '../../functions/properties/propertyStore.ts';
import { call } from './call.ts';
import { aProperty, aRoom } from './properties.ts';
import { freshTables, type TestTables } from './tables.ts';

export function house(
  id: string,
  city: string,
  given: { name?: string; location?: string; prices?: number[] } = {},
): Property {
  const { name = `House ${id}`, location = city, prices = [5000] } = given;
  return aProperty({
    id,
    location,
    address: { ...aProperty().address, city },
    hotel: { ...aProperty().hotel, name },
    rooms: prices.map((price, at) => aRoom({ roomNumber: 101 + at, price })),
  });
}

/** Hotels that can be meant in more than one way. */
export const catalogue = [
  house('sehr', 'Murree', { name: 'Sehr Bungalow', prices: [30_000, 31_000] }),
  house('annex', 'Murree', { name: 'Sehr Bungalow Annex', prices: [9000] }),
  house('post', 'Murree', { name: 'The Old Post Office Guest House', prices: [4000] }),
  house('fort', 'Hunza', { prices: [3000, 9000] }),
  house('glacier', 'Passu', { location: 'Hunza Valley', prices: [7000, 8000] }),
  house('bridge', 'Passu', { location: 'Hunza Valley', prices: [12_000] }),
  house('lake', 'Skardu', { prices: [6000] }),
  house('gali', 'Nathia Gali', { location: 'Murree Hills' }),
  house('keran', 'Keran', { location: 'Neelum Valley' }),
  house('sharda', 'Sharda', { location: 'Neelum Valley', prices: [2000] }),
  house('kalar', 'Kalar', { name: 'سرائے کالر' }),
];

/** The hotels of the catalogue in tables of their own. */
export async function openMeantHotels(): Promise<TestTables> {
  const tables = await freshTables();
  for (const property of catalogue) await propertyStore(tables.properties).save(property);
  return tables;
}

/** The results of a search of a typed place, by the ids of its hotels. */
export async function found(location: string, filters: object = {}) {
  const { status, body } = await call(handler, { body: { location, ...filters } });
  expect(status).toBe(200);
  return { ids: body.data.map(({ _id }: { _id: string }) => _id), shows: body.shows };
}
