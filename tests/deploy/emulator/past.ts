import { DeleteCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { bookingKey, placesOf, readBooking } from '../../../functions/bookings/bookingItem.ts';
import { dueKey, duePartition } from '../../../functions/messages/inboxItem.ts';
import { readThread, threadKey } from '../../../functions/messages/threadItem.ts';
import { payeesKey, readPayees } from '../../../functions/money/payeeItem.ts';
import { nightsPartition } from '../../../functions/nights/nightItem.ts';
import { uploadKey, uploadsPartition } from '../../../functions/photos/photoItem.ts';
import { isWhole, readRecord, recordKey } from '../../../functions/properties/propertyItem.ts';
import { markWrite } from '../../../functions/properties/unsettled.ts';
import { resetKey } from '../../../functions/recovery/recoveryItem.ts';
import type { Key, Table, TableKey } from '../../../functions/runtime/table.ts';
import { transact } from '../../../functions/runtime/transact.ts';
import { entryKeys } from '../../../functions/search/entryKeys.ts';
import { addDays, today } from '../../../shared/rules/dates.ts';
import { talkers } from '../../../shared/rules/messages.ts';
import { daysByMonth } from '../../../shared/rules/nights.ts';
import type { Inside } from '../journey/scene.ts';

const longAgo = '2000-01-01T00:00:00.000Z';

/** Writes into tables what they would hold if time had passed, or a function had died. */
export function pastIn(table: (key: TableKey) => Table): Omit<Inside, 'mailsTo'> {
  return {
    letCodeAge: (role, challenge) => set(table(`${role}s`), resetKey(challenge), { sentAt: 0 }),
    endStay: (id) => endStay(table('bookings'), id),
    letAllBeDue: async (id) => {
      const bookings = table('bookings');
      await set(bookings, bookingKey(id), { answerBy: longAgo });
      for (const due of await itemsUnder(bookings, 'due')) {
        await move(bookings, due, { pk: due.pk, sk: due.sk.replace(/^[^#]+/, longAgo) });
      }
    },
    letUnreadAge: (id) => letUnreadAge(table('messages'), id),
    letPayeeHold: async (id) => {
      const vendors = table('vendors');
      const next = { ...(await readPayees(vendors, id))?.next, holdsFrom: longAgo };
      await set(vendors, payeesKey(id), { next });
    },
    letUploadAge: async (photoId) => {
      const uploads = await itemsUnder(table('properties'), uploadsPartition);
      for (const upload of uploads.filter(({ sk }) => sk.endsWith(`#${photoId}`))) {
        await move(table('properties'), upload, uploadKey(longAgo, photoId));
      }
    },
    leaveUnsettled: (id) => leaveUnsettled(table('properties'), id),
  };
}

async function letUnreadAge(messages: Table, id: string): Promise<void> {
  const thread = await readThread(messages, id);
  const waiting = (await itemsUnder(messages, duePartition)).filter(({ sk }) => sk.endsWith(`#${id}`));
  for (const side of talkers.filter((each) => thread?.[each].due !== undefined)) {
    await set(messages, threadKey(id), { [side]: { ...thread?.[side], due: longAgo } });
    const due = waiting.find(({ sk }) => sk.includes(`#${side}#`));
    if (due) await move(messages, due, dueKey(longAgo, side, id));
  }
}

async function endStay(bookings: Table, id: string): Promise<void> {
  const booking = await readBooking(bookings, id);
  if (!booking) throw new Error(`There is no booking ${id}.`);
  const { propertyId, rooms } = booking;
  const past = { ...booking, checkIn: addDays(today(), -4), checkOut: addDays(today(), -1) };
  const { client, name: TableName } = bookings;
  await client.send(new PutCommand({ TableName, Item: { ...past, ...placesOf(past) } }));
  for (const month of daysByMonth(booking).keys()) {
    for (const { id: roomId } of rooms) {
      const Key = { pk: nightsPartition(propertyId), sk: `${month}#${roomId}` };
      await client.send(new DeleteCommand({ TableName, Key }));
    }
  }
}

/** The record and its mark are written, no entry is, and a photo that it has dropped is still there. */
async function leaveUnsettled(properties: Table, id: string): Promise<void> {
  const record = await readRecord(properties, id);
  if (!isWhole(record)) throw new Error(`There is no property ${id}.`);
  await set(properties, recordKey(id), { stale: [record.indexed], dropped: ['u-that-a-crash-has-left'] });
  const { name: TableName } = properties;
  const gone = entryKeys(id, record.indexed).map((Key) => ({ Delete: { TableName, Key } }));
  await transact(properties, [markWrite(TableName, id), ...gone]);
}

async function set({ client, name: TableName }: Table, Key: Key, fields: object): Promise<void> {
  const names = Object.keys(fields);
  const change = {
    UpdateExpression: `SET ${names.map((name) => `#${name} = :${name}`).join(', ')}`,
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: Object.fromEntries(Object.entries(fields).map(([name, value]) => [`:${name}`, value])),
  };
  await client.send(new UpdateCommand({ TableName, Key, ...change }));
}

async function move({ client, name: TableName }: Table, item: Key, to: Key): Promise<void> {
  await client.send(new DeleteCommand({ TableName, Key: { pk: item.pk, sk: item.sk } }));
  await client.send(new PutCommand({ TableName, Item: { ...item, ...to } }));
}

async function itemsUnder({ client, name: TableName }: Table, pk: string): Promise<Key[]> {
  const condition = { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': pk } };
  const { Items = [] } = await client.send(new QueryCommand({ TableName, ...condition }));
  return Items as Key[];
}
