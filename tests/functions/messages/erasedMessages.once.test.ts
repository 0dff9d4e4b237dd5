import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { handler as mailUnread } from '../../../functions/events/mailUnread.ts';
import { eraseFromThread } from '../../../functions/messages/erasing.ts';
import { threadKey } from '../../../functions/messages/threadItem.ts';
import { ask, confirmDirectly, mailsTo } from '../../support/accounts.ts';
import { block, guestsThread, inboxOf, newKey, reply, write } from '../../support/messages.ts';
import { openOwners } from '../../support/owners.ts';
import { diesBefore } from '../../support/pause.ts';
import { expectForgotten, type KnownPerson, openPerson, operator, textOf } from '../../support/people.ts';
import { at, passTime } from '../../support/time.ts';
import { propertyForm } from '../../support/vendorDesk.ts';

const owners = openOwners();
let guest: KnownPerson;
let host: KnownPerson;
let propertyId: string;

beforeEach(async () => {
  at(0, '15:00');
  [guest, host] = await Promise.all([openPerson('user'), openPerson('vendor')]);
  await confirmDirectly(owners.desk.tables, host);
  const body = { ...propertyForm(), vendorId: host.id };
  propertyId = (await ask('createProperty', { token: host.token, body })).body.data._id;
});

const run = (...args: string[]) => operator(owners.desk.tables, ...args);

/** A thread in which each has written once, and saved or reported something; its id. */
async function talk(): Promise<string> {
  await write(guest, propertyId, `I am ${guest.firstName} ${guest.lastName}`);
  const { thread } = await guestsThread(guest, propertyId);
  await reply(host, thread._id, `I am ${host.firstName}, from Hunza`);
  return thread._id;
}

async function ownersPage(threadId: string) {
  return (await ask('getVendorThread', { token: host.token, params: { threadId } })).body;
}

describe('an erased guest', () => {
  test('leaves no own word and no name, and the owner keeps what he wrote', async () => {
    const threadId = await talk();
    expect(await run('delete-account', 'user', guest.email, '--yes')).toContain('1 message erased.');
    await expectForgotten(owners.desk.tables, guest);
    const { thread, data } = await ownersPage(threadId);
    expect([thread.name, thread.closed]).toEqual(['', 'person_gone']);
    expect(data).toMatchObject([{ _id: '2', by: 'owner', text: `I am ${host.firstName}, from Hunza` }]);
    expect(await inboxOf('owner', host)).toMatchObject([{ _id: threadId, name: '' }]);
  });

  test('leaves nothing unread, and no mail about it', async () => {
    await write(guest, propertyId, `I am ${guest.firstName}`);
    const { thread } = await guestsThread(guest, propertyId);
    await run('delete-account', 'user', guest.email, '--yes');
    expect((await ownersPage(thread._id)).thread.unread).toBe(0);
    expect(await inboxOf('owner', host)).toMatchObject([{ unread: 0, beginning: '' }]);
    const counted = await ask('countVendorUnreadThreads', { token: host.token, params: { vendorId: host.id } });
    expect(counted.body.data.threads).toBe(0);
    passTime(16 * 60);
    await mailUnread({});
    expect((await mailsTo(host.email)).filter(({ subject }) => subject.includes('unread message'))).toEqual([]);
  });

  test('is written to by nobody', async () => {
    const threadId = await talk();
    await run('delete-account', 'user', guest.email, '--yes');
    const { status, body } = await reply(host, threadId, 'Hello?');
    expect([status, body.code]).toEqual([409, 'thread_closed']);
  });

  test('takes the reports along, and leaves those of others', async () => {
    const threadId = await talk();
    const other = await openPerson('user');
    await write(other, propertyId, 'Send money');
    const others = (await guestsThread(other, propertyId)).thread._id;
    for (const each of [threadId, others]) {
      const body = { messageId: '1', reason: 'other' };
      await ask('reportMessageAsOwner', { token: host.token, params: { threadId: each }, body });
    }
    await run('delete-account', 'user', guest.email, '--yes');
    const said = await run('message-reports');
    expect([said.includes(guest.id), said.includes(other.id)]).toEqual([false, true]);
  });

  test('is erased from a thread that the owner has blocked, too', async () => {
    const threadId = await talk();
    await block(host, threadId);
    await run('delete-account', 'user', guest.email, '--yes');
    await expectForgotten(owners.desk.tables, guest);
  });
});

describe('an erased owner', () => {
  test('leaves no own word, no name and no saved answer, and the guest keeps what he wrote', async () => {
    await talk();
    const params = { vendorId: host.id, answerId: newKey() };
    await ask('saveAnswer', { token: host.token, params, body: { name: 'Who', text: `${host.firstName} here` } });
    expect(await run('delete-account', 'vendor', host.email, '--yes')).toContain('1 message erased.');
    await expectForgotten(owners.desk.tables, host);
    expect(await textOf(owners.desk.tables)).not.toContain('answer#');
    const { thread, data } = await guestsThread(guest, propertyId);
    expect([thread.name, thread.closed]).toEqual(['', 'hotel_gone']);
    expect(data).toMatchObject([{ by: 'guest', text: `I am ${guest.firstName} ${guest.lastName}` }]);
  });

  test('leaves nothing unread for the guest', async () => {
    await talk();
    await run('delete-account', 'vendor', host.email, '--yes');
    expect((await guestsThread(guest, propertyId)).thread.unread).toBe(0);
    expect(await inboxOf('guest', guest)).toMatchObject([{ unread: 0, name: '', beginning: '' }]);
  });
});

test('an erasing that stops at any step of a thread is completed by the next one', async () => {
  const { messages } = owners.desk.tables;
  let died = true;
  for (let call = 1; died; call += 1) {
    guest = await openPerson('user');
    await write(guest, propertyId, `I am ${guest.firstName}`);
    const { _id: threadId } = (await guestsThread(guest, propertyId)).thread;
    died = await diesBefore(call, () => eraseFromThread(messages, threadId, 'guest'));
    if (died) await eraseFromThread(messages, threadId, 'guest');
    const { thread, data } = await ownersPage(threadId);
    const [line] = await inboxOf('owner', host);
    expect([thread.name, thread.unread, data, line?.name, line?.unread]).toEqual(['', 0, [], '', 0]);
  }
});

test('an erasing goes on where a thread of the inbox was swept before its line', async () => {
  const threadId = await talk();
  const { client, name: TableName } = owners.desk.tables.messages;
  await client.send(new DeleteCommand({ TableName, Key: threadKey(threadId) }));
  expect(await run('delete-account', 'user', guest.email, '--yes')).toContain('0 messages erased.');
});

test('an erasing says what becomes of messages before it is done, and counts them in the log', async () => {
  await talk();
  expect(await run('delete-account', 'user', guest.email)).toContain('Own messages go; those of hosts stay with them.');
  expect((await guestsThread(guest, propertyId)).data).toHaveLength(2);
  await run('delete-account', 'user', guest.email, '--yes');
  expect(await run('log')).toContain(`delete-account  ${guest.id}  1 message erased`);
});

test('an export has the own messages, and nothing that the other side wrote', async () => {
  await talk();
  const told = JSON.parse(await run('export-account', 'user', guest.email));
  const text = `I am ${guest.firstName} ${guest.lastName}`;
  expect(told.messages.threads).toMatchObject([
    { hotelName: 'Pine House', messages: [{ number: 1, by: 'guest', text }] },
  ]);
  expect(told.messages.savedAnswers).toEqual([]);
});

test("an owner's export has the saved answers, and the own messages with who is blocked too", async () => {
  const threadId = await talk();
  await block(host, threadId);
  const params = { vendorId: host.id, answerId: newKey() };
  await ask('saveAnswer', { token: host.token, params, body: { name: 'Road', text: 'It is open.' } });
  const { messages } = JSON.parse(await run('export-account', 'vendor', host.email));
  expect(messages.threads).toMatchObject([{ messages: [{ by: 'owner', text: `I am ${host.firstName}, from Hunza` }] }]);
  expect(messages.savedAnswers).toEqual([{ name: 'Road', text: 'It is open.' }]);
  expect(JSON.stringify(messages)).not.toContain(guest.firstName);
});
