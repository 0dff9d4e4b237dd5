import { readMessage } from '../../functions/messages/threadItem.ts';
import { newId } from '../../functions/runtime/ids.ts';
import { openTable } from '../../functions/runtime/table.ts';
import { inboxPageSize, messageBounds, threadPageSize } from '../../shared/rules/messages.ts';
import { ask, type Person, someone } from './bookingDesk.ts';
import type { Scene } from './bookingScene.ts';
import { itemBytes } from './itemBytes.ts';

/** Messages as they usually are, and of the most bytes that may be typed, in Urdu. */
const usual = 'Is the road to your house open for a small car, and is there hot water in the morning?';
const longest = 'ہ'.repeat(messageBounds.bytes / 2);

/** The units of a thread and of an inbox, and the bytes of a message of the longest text. */
export async function talkWork({ measure, vendor, propertyId }: Scene): Promise<number> {
  const own = { token: vendor.token, params: { vendorId: vendor.id } };
  let guest = await someone('user');
  for (let other = 1; other < inboxPageSize.most; other += 1) await write(await someone('user'), propertyId, usual);
  await measure('the first message of a thread', () => write(guest, propertyId, usual));
  const threadId = (await threadOf(guest, propertyId)).thread._id;
  const ofThread = { token: vendor.token, params: { threadId } };
  await measure('a message', () => write(guest, propertyId, usual));
  await measure('a reply', () =>
    ask('sendMessageAsOwner', { ...ofThread, body: { text: usual, requestKey: newId(12) } }),
  );
  await measure('note that a thread was read', () =>
    ask('readThread', {
      ...{ token: guest.token, params: { propertyId } },
      body: { upTo: '3' },
    }),
  );
  await measure('an inbox page of 12', async () => {
    const { length } = (await ask('listVendorThreads', own)).body.data;
    if (length !== inboxPageSize.most) throw new Error(`A page of ${inboxPageSize.most} has ${length}.`);
  });
  await measure('count unread threads', () => ask('countVendorUnreadThreads', own));
  for (let sent = 3; sent < threadPageSize.most; sent += 1) await write(guest, propertyId, usual);
  await measure('a thread page of 20', () => ask('getVendorThread', ofThread));
  guest = await someone('user');
  await write(guest, propertyId, longest);
  await measure('a message of the longest text', () => write(guest, propertyId, longest));
  const { thread } = await threadOf(guest, propertyId);
  return itemBytes((await readMessage(openTable('messages'), thread._id, 1)) ?? {});
}

function write({ token }: Person, propertyId: string, text: string) {
  return ask('sendMessage', { token, params: { propertyId }, body: { text, requestKey: newId(12) } });
}

async function threadOf({ token }: Person, propertyId: string) {
  return (await ask('getUserThread', { token, params: { propertyId } })).body;
}
