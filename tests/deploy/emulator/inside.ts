import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { listedAs, readBooking } from '../../../functions/bookings/bookingItem.ts';
import { nightsPartition } from '../../../functions/bookings/nightItem.ts';
import { resetKey } from '../../../functions/recovery/recoveryItem.ts';
import { documents, type TableKey } from '../../../functions/runtime/table.ts';
import { addDays, today } from '../../../shared/rules/dates.ts';
import { daysByMonth } from '../../../shared/rules/nights.ts';
import { allItems } from '../../campaign/client/stores.ts';
import type { Inside } from '../journey/scene.ts';

interface SentMail {
  To: string[];
  BodyText: string;
}

/** The keys of all items of a stage, to tell later whether they are all there. */
export async function keysOf(address: string, tables: Record<TableKey, string>): Promise<string> {
  const client = documents(new DynamoDBClient({ endpoint: address }));
  const items = await Promise.all(Object.values(tables).map((name) => allItems(client, name)));
  client.destroy();
  return items
    .map((each) =>
      each
        .map(({ pk, sk }) => `${pk} ${sk}`)
        .sort()
        .join('\n'),
    )
    .join('\n\n');
}

/** Looks into a stage on the emulator, whose tables have these names. */
export function insideOf(address: string, tables: Record<TableKey, string>): Inside {
  const client = documents(new DynamoDBClient({ endpoint: address }));
  const table = (key: TableKey) => ({ client, name: tables[key] });
  return {
    mailsTo: async (email) => {
      const answer = await fetch(`${address}/_ministack/ses/messages`, { signal: AbortSignal.timeout(10_000) });
      const { messages } = (await answer.json()) as { messages: Record<string, SentMail[]> };
      const all = Object.values(messages).flat();
      return all.filter(({ To }) => To.includes(email)).map(({ BodyText }) => BodyText);
    },
    letCodeAge: async (role, challenge) => {
      const { client, name: TableName } = table(`${role}s`);
      const UpdateExpression = 'SET sentAt = :long';
      const change = { UpdateExpression, ExpressionAttributeValues: { ':long': 0 } };
      await client.send(new UpdateCommand({ TableName, Key: resetKey(challenge), ...change }));
    },
    endStay: async (id) => {
      const bookings = table('bookings');
      const booking = await readBooking(bookings, id);
      if (!booking) throw new Error(`There is no booking ${id}.`);
      const { checkIn, checkOut, propertyId, roomId } = booking;
      const past = { ...booking, checkIn: addDays(today(), -4), checkOut: addDays(today(), -1) };
      await client.send(new PutCommand({ TableName: bookings.name, Item: { ...past, listed: listedAs(past) } }));
      for (const month of daysByMonth(checkIn, checkOut).keys()) {
        const Key = { pk: nightsPartition(propertyId), sk: `${month}#${roomId}` };
        await client.send(new DeleteCommand({ TableName: bookings.name, Key }));
      }
    },
  };
}
