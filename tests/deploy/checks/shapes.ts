import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { documents } from '../../../functions/runtime/table.ts';
import { currentShape } from '../../../functions/search/entryKeys.ts';
import { allItems } from '../../campaign/client/stores.ts';
import type { Parties } from '../journey/bookings.ts';
import { mustBeFound } from '../journey/finding.ts';
import { type Listing, listHotel, takeDown } from '../journey/listing.ts';
import { mustHold, type Scene } from '../journey/scene.ts';
import { nextList, nextShape, nextSource } from '../stacks/nextShape.ts';
import { rebuildSearch } from '../stacks/rebuildSearch.ts';
import type { Target } from './releases.ts';

interface ShapeScene extends Pick<Parties, 'host' | 'hotel'> {
  scene: Scene;
  address: string;
  /** The name of the table of properties. */
  table: string;
}

/**
 * A release that writes search entries of another shape: hotels are found before they are rebuilt, after it, and by the
 * functions of the release before, as some of them run on while a stack is deployed, and all after going back.
 */
export async function changeShape(target: Target, { scene, address, table, host, hotel }: ShapeScene): Promise<string> {
  const { cdk, environment } = target;
  const read = () => readShapes(address, table);
  await cdk.release('nextShape');
  await mustBeFound(scene, hotel);
  const newer = await listHotel(scene, host, 'Newer House');
  mustStand(await read(), { [hotel.propertyId]: currentShape, [newer.propertyId]: nextShape });
  await rebuildSearch({ environment, source: nextSource });
  mustStand(await read(), { [hotel.propertyId]: nextShape, [newer.propertyId]: nextShape });
  for (const each of [hotel, newer]) await mustBeFound(scene, each);
  await cdk.release('first');
  for (const each of [hotel, newer]) await mustBeFound(scene, each);
  await takeDown(scene, host, newer);
  await mustBeGone(scene, newer);
  await rebuildSearch({ environment });
  await mustBeFound(scene, hotel);
  return `from ${currentShape} to ${nextShape} and back`;
}

/** The shape that the record of each property names, where its entries are of that shape. */
type Shapes = ReadonlyMap<string, number | 'not that of its record'>;

async function readShapes(endpoint: string, table: string): Promise<Shapes> {
  const client = documents(new DynamoDBClient({ endpoint }));
  const items = await allItems(client, table);
  client.destroy();
  const inNextList = new Set(items.filter(({ pk }) => pk === nextList).map(({ sk }) => sk.split('#')[1]));
  const records = items.filter(({ sk, rooms }) => sk === 'property' && rooms !== undefined);
  const shapes = records.map((each) => {
    const { id, indexed } = each as unknown as { id: string; indexed: { shape: number } };
    const isSo = inNextList.has(id) === (indexed.shape === nextShape);
    return [id, isSo ? indexed.shape : 'not that of its record'] as const;
  });
  return new Map(shapes);
}

function mustStand(shapes: Shapes, expected: Record<string, number>): void {
  for (const [id, shape] of Object.entries(expected)) {
    mustHold(shapes.get(id) === shape, `the entries of ${id} are of shape ${shape}: ${shapes.get(id)}`);
  }
}

async function mustBeGone({ ask }: Scene, { propertyId, name }: Listing): Promise<void> {
  const { body } = await ask('searchRooms', { body: { location: name } });
  const found = body.data.filter(({ _id }: { _id: string }) => _id === propertyId);
  mustHold(found.length === 0, `nobody finds what was taken down: ${JSON.stringify(found)}`);
}
