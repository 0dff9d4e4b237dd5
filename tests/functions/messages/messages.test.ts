import { describe, expect, test } from 'vitest';
import type { Message } from '../../../shared/contracts/threads.ts';
import { ask, openAccount } from '../../support/accounts.ts';
import { guestsThread, inboxOf, newKey, openParties, reply, write } from '../../support/messages.ts';

const parties = openParties();
const { owners } = parties;

describe('a message', () => {
  test('is read by both sides, the newest first, in the order in which the server took it', async () => {
    await write(parties.guest, parties.propertyId, 'Is the road open?');
    await reply(owners.vendor, await parties.threadId(), 'Yes, since Monday.');
    const { data } = await guestsThread(parties.guest, parties.propertyId);
    expect(data.map(({ _id, by, text }: Message) => [_id, by, text])).toEqual([
      ['2', 'owner', 'Yes, since Monday.'],
      ['1', 'guest', 'Is the road open?'],
    ]);
  });

  test('that comes twice with its key is one', async () => {
    const key = newKey();
    const first = await write(parties.guest, parties.propertyId, 'Is there heating?', key);
    const again = await write(parties.guest, parties.propertyId, 'Is there heating?', key);
    expect([again.status, again.body.data]).toEqual([201, first.body.data]);
    expect((await guestsThread(parties.guest, parties.propertyId)).data).toHaveLength(1);
  });

  test('of two sendings with one key at one moment is one', async () => {
    const key = newKey();
    await Promise.all([1, 2].map(() => write(parties.guest, parties.propertyId, 'Is there heating?', key)));
    expect((await guestsThread(parties.guest, parties.propertyId)).data).toHaveLength(1);
  });

  test('with other words under a used key is refused', async () => {
    const key = newKey();
    await write(parties.guest, parties.propertyId, 'Is there heating?', key);
    const { status, body } = await write(parties.guest, parties.propertyId, 'Is there a view?', key);
    expect([status, body.code]).toEqual([409, 'message_sent_before']);
  });

  test('of each of two at one moment stands, with a number of its own', async () => {
    await Promise.all(['One', 'Two'].map((text) => write(parties.guest, parties.propertyId, text)));
    const { data } = await guestsThread(parties.guest, parties.propertyId);
    expect(data.map(({ _id }: Message) => _id)).toEqual(['2', '1']);
  });

  test('has its links and long numbers covered for both sides, until a booking is agreed', async () => {
    await write(parties.guest, parties.propertyId, 'Call 0300 1234567');
    const { thread, data } = await guestsThread(parties.guest, parties.propertyId);
    expect([thread.agreed, data[0]?.text]).toEqual([false, 'Call •••']);
    const own = await ask('getVendorThread', { token: owners.vendor.token, params: { threadId: thread._id } });
    expect(own.body.data[0]?.text).toBe('Call •••');
    expect((await inboxOf('owner', owners.vendor))[0]?.beginning).toBe('Call •••');
  });
});

describe('an inbox', () => {
  test('shows a thread to each side once, with what is unread of the other one', async () => {
    await write(parties.guest, parties.propertyId, 'One');
    await write(parties.guest, parties.propertyId, 'Two');
    expect(await inboxOf('owner', owners.vendor)).toMatchObject([{ beginning: 'Two', by: 'guest', unread: 2 }]);
    expect(await inboxOf('guest', parties.guest)).toMatchObject([{ beginning: 'Two', unread: 0 }]);
  });

  test('has nothing unread of what was read', async () => {
    await write(parties.guest, parties.propertyId, 'One');
    const id = await parties.threadId();
    const { token } = owners.vendor;
    await ask('readThreadAsOwner', { token, params: { threadId: id }, body: { upTo: '1' } });
    expect(await inboxOf('owner', owners.vendor)).toMatchObject([{ unread: 0 }]);
    const counted = await ask('countVendorUnreadThreads', { token, params: { vendorId: owners.vendor.id } });
    expect(counted.body.data).toEqual({ threads: 0 });
  });
});

describe('a block', () => {
  test('refuses messages of both sides, and hides the thread from whoever made it', async () => {
    await write(parties.guest, parties.propertyId, 'One');
    const id = await parties.threadId();
    const { token } = owners.vendor;
    await ask('blockThreadAsOwner', { token, params: { threadId: id }, body: { blocked: true } });
    const refused = [await write(parties.guest, parties.propertyId, 'Two'), await reply(owners.vendor, id, 'Three')];
    expect(refused.map(({ body }) => body.code)).toEqual(['thread_closed', 'thread_closed']);
    expect(await inboxOf('owner', owners.vendor)).toEqual([]);
    expect(await inboxOf('guest', parties.guest)).toHaveLength(1);
    await ask('blockThreadAsOwner', { token, params: { threadId: id }, body: { blocked: false } });
    expect((await write(parties.guest, parties.propertyId, 'Four')).status).toBe(201);
    expect(await inboxOf('owner', owners.vendor)).toHaveLength(1);
  });
});

describe('a writer', () => {
  test('who has not confirmed the e-mail writes nothing', async () => {
    const stranger = await openAccount('user', {});
    const { status, body } = await write(stranger, parties.propertyId, 'One');
    expect([status, body.code]).toEqual([403, 'writer_unconfirmed']);
  });

  test("reads nobody else's thread", async () => {
    await write(parties.guest, parties.propertyId, 'One');
    const other = await openAccount('vendor');
    const { status } = await ask('getVendorThread', {
      token: other.token,
      params: { threadId: await parties.threadId() },
    });
    expect(status).toBe(404);
  });
});
