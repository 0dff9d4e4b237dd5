import { beforeAll, expect, inject, test } from 'vitest';
import type { Property } from '../../../functions/properties/property.ts';
import type { RoomAmenities } from '../../../shared/rules/amenities.ts';
import type { RoomFact } from '../../../shared/rules/facts.ts';
import { fill } from '../../bench/fill.ts';
import { meteredClient } from '../../bench/meter.ts';
import { searchItems } from '../../support/entries.ts';
import { aProperty, aRoom } from '../../support/properties.ts';
import { openPages } from '../../support/searchPages.ts';
import { freshTables } from '../../support/tables.ts';

const ofHotels: Record<string, RoomAmenities['hotWater']> = {
  always: ['always'],
  hours: ['hours'],
  geyser: ['gas'],
  bucket: ['bucket'],
  none: ['none'],
  unsaid: undefined,
};

const { client } = meteredClient(inject('dynamoDbEndpoint'));
let find: ReturnType<typeof openPages>;

beforeAll(async () => {
  const { properties, bookings } = await freshTables();
  const hotels = Object.entries(ofHotels).map(
    ([id, hotWater], at): Property =>
      aProperty({
        id,
        location: 'Murree',
        rooms: [aRoom({ id: `${id}room`, price: 3000 + at, ...(hotWater && { amenities: { hotWater } }) })],
      }),
  );
  await fill(properties.client, properties.name, hotels.flatMap(searchItems));
  find = openPages(client, { properties: properties.name, bookings: bookings.name });
});

const found = async (facts: RoomFact[]) => (await find({ location: 'Murree', facts })).data.map(({ _id }) => _id);

test('a room with hot water all day is found by whoever is content with hot water at hours', async () => {
  expect(await found(['hotWaterAtHours'])).toEqual(['always', 'hours', 'geyser']);
});

test('a room with hot water at hours is not found by whoever wants it all day, whatever else is wanted', async () => {
  expect(await found(['hotWater'])).toEqual(['always']);
  expect(await found(['hotWaterAtHours', 'hotWater'])).toEqual(['always']);
});
