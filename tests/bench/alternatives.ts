import { CreateTableCommand } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, paginateQuery, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { Property } from '../../functions/properties/property.ts';
import { placeKey } from '../../shared/rules/places.ts';

const TableName = 'rooms-by-location';

/** A first design for comparison: one item a room, an index by place, everything else a filter. */
export async function createAlternative(client: DynamoDBDocumentClient): Promise<void> {
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
      AttributeDefinitions: ['pk', 'place'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' as const })),
      GlobalSecondaryIndexes: [
        {
          IndexName: 'place',
          KeySchema: [{ AttributeName: 'place', KeyType: 'HASH' }],
          Projection: { ProjectionType: 'ALL' },
        },
      ],
    }),
  );
}

/** The items of that design for a property. */
export function alternativeItems({ id, location, hotel, rooms, listedAt }: Property) {
  return rooms.map((room) => ({
    pk: `${id}#${room.roomNumber}`,
    place: placeKey(location),
    ...hotel,
    ...room,
    listedAt,
  }));
}

const filter = {
  FilterExpression: 'classType = :class AND #capacity BETWEEN :one AND :two AND price BETWEEN :low AND :high',
  ExpressionAttributeNames: { '#capacity': 'capacity' },
};
const filterValues = { ':class': 'Economy', ':one': 1, ':two': 2, ':low': 500, ':high': 2000 };

/** The default search by reading the whole table. */
export async function searchByScan(client: DynamoDBDocumentClient): Promise<void> {
  const input = { TableName, ...filter, ExpressionAttributeValues: filterValues };
  for await (const _ of paginateScan({ client }, input));
}

/** The default search by reading everything at the place. The result is sorted by price, so the read cannot stop early. */
export async function searchByPlaceIndex(client: DynamoDBDocumentClient): Promise<void> {
  const input = {
    TableName,
    IndexName: 'place',
    KeyConditionExpression: 'place = :place',
    ...filter,
    ExpressionAttributeValues: { ...filterValues, ':place': 'murree' },
  };
  for await (const _ of paginateQuery({ client }, input));
}

export const alternativeTable = TableName;
