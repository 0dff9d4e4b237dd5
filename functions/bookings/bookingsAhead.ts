import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { port } from '../runtime/port.ts';

/**
 * Active bookings by their property: `property#<id>` / `active#<check-out day>#<booking id>`, in the table of bookings.
 * They are written with the booking and deleted when it ends otherwise than by its check-out.
 */
export const bookingsAhead = port('bookings', ['dynamodb:Query'], ({ client, name }) => ({
  /** Whether there is a booking whose check-out comes after a day, `YYYY-MM-DD`. */
  hasActive: async (propertyId: string, day: string): Promise<boolean> => {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: name,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
        // `~` sorts behind everything that follows a day: who checks out on the day itself is no longer ahead.
        ExpressionAttributeValues: { ':pk': `property#${propertyId}`, ':first': `active#${day}~`, ':last': 'active#~' },
        ConsistentRead: true,
        Limit: 1,
      }),
    );
    return Items.length > 0;
  },
}));
