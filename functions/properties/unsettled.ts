import { port } from '../runtime/port.ts';
import { queryAll } from '../runtime/read.ts';
import type { Write } from '../runtime/transact.ts';

const partition = 'unsettled';

function markKey(propertyId: string) {
  return { pk: partition, sk: propertyId };
}

/** The write that marks a property: what follows from its record has still to be done. */
export function markWrite(TableName: string, propertyId: string): Write {
  return { Put: { TableName, Item: markKey(propertyId) } };
}

/** The write that takes the mark away. */
export function unmarkWrite(TableName: string, propertyId: string): Write {
  return { Delete: { TableName, Key: markKey(propertyId) } };
}

/** Finds the properties that are marked. */
export const unsettledProperties = port('properties', ['Query'], (table) => ({
  list: async (): Promise<string[]> => {
    const marks = await queryAll<{ sk: string }>(table, {
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': partition },
      ConsistentRead: true,
    });
    return marks.map(({ sk }) => sk);
  },
}));
