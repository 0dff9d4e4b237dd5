import { mock } from 'node:test';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type PropertyItem, readRecord } from '../../functions/properties/propertyItem.ts';
import { propertyStore } from '../../functions/properties/propertyStore.ts';
import { addDays } from '../../shared/rules/dates.ts';
import { usualRates } from './sampleRates.ts';
import { sampleProperties } from './sampleRooms.ts';

/** Write units of a hotel for which a day changes the prices of lists, as the clock writes it. */
export interface ClockUnits {
  kinds: number;
  'write units': number;
  day: string;
}

/** Measures hotels of so many kinds, of which those in the rates change. */
export async function measureClock(
  { client, takeUnits }: { client: DynamoDBDocumentClient; takeUnits: () => number },
  table: string,
): Promise<ClockUnits[]> {
  const rows: ClockUnits[] = [];
  for (const kinds of [2, 12]) {
    const [sample] = sampleProperties(kinds, kinds);
    if (!sample) continue;
    const { rates: _, kinds: __, ...property } = { ...sample, id: `clock${kinds}` };
    const store = propertyStore({ client, name: table });
    const saved = async () => (await readRecord({ client, name: table }, property.id)) as PropertyItem;
    await store.save(property);
    const priced = new Map(property.rooms.map(({ id, price }) => [id, price]));
    const ofKinds = Object.entries((await saved()).kinds).map(([id, kind]) => [kind, priced.get(id) ?? 0] as const);
    await store.save({ ...property, rates: { ...usualRates(new Map(ofKinds)), revision: 1 } });
    const day = (await saved()).pricesDue ?? '';
    mock.timers.enable({ apis: ['Date'], now: new Date(`${addDays(day, 0)}T00:05:00+05:00`) });
    takeUnits();
    await store.reprice(property.id, day);
    rows.push({ kinds, 'write units': takeUnits() - 1, day });
    mock.timers.reset();
  }
  return rows;
}
