import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from 'vitest';
import { profileKey } from '../../../functions/accounts/accountKeys.ts';
import { handler as mailUnread } from '../../../functions/events/mailUnread.ts';
import { dueMails } from '../../../functions/messages/dueMails.ts';
import { unreadMail } from '../../../functions/messages/unreadMail.ts';
import { ask, mailsTo, openAccount } from '../../support/accounts.ts';
import { breakMail } from '../../support/brokenMail.ts';
import { bounceOf, tell } from '../../support/mailFeedback.ts';
import { guestsThread, noteRead, openParties, reply, write } from '../../support/messages.ts';
import { passTime } from '../../support/time.ts';

const parties = openParties();
const { owners } = parties;

async function mails(): Promise<number> {
  await mailUnread({});
  return (await mailsTo(owners.vendor.email)).filter(({ subject }) => subject.includes('unread message')).length;
}

test('a mail goes after a quarter of an hour, and then none until the thread is read', async () => {
  await write(parties.guest, parties.propertyId, 'One');
  expect(await mails()).toBe(0);
  passTime(16 * 60);
  expect(await mails()).toBe(1);
  await write(parties.guest, parties.propertyId, 'Two');
  passTime(16 * 60);
  expect(await mails()).toBe(1);
  const threadId = await parties.threadId();
  await ask('readThreadAsOwner', { token: owners.vendor.token, params: { threadId }, body: { upTo: '2' } });
  await write(parties.guest, parties.propertyId, 'Three');
  passTime(16 * 60);
  expect(await mails()).toBe(2);
});

test('no mail goes about what was read in time', async () => {
  await write(parties.guest, parties.propertyId, 'One');
  const threadId = await parties.threadId();
  await ask('readThreadAsOwner', { token: owners.vendor.token, params: { threadId }, body: { upTo: '1' } });
  passTime(16 * 60);
  expect(await mails()).toBe(0);
});

test('a guest is told by a mail too, in the own language and without a word that anybody typed', async () => {
  const reader = await openAccount('user', { emailConfirmedAt: new Date().toISOString(), language: 'ur' });
  await write(reader, parties.propertyId, 'One');
  const threadId = (await guestsThread(reader, parties.propertyId)).thread._id;
  await reply(owners.vendor, threadId, 'Come to Karimabad');
  passTime(16 * 60);
  await mailUnread({});
  const [mail] = (await mailsTo(reader.email)).filter(({ subject }) => subject.includes('بغیر پڑھا'));
  expect(mail?.body.text).toContain('https://sarai.example/ur/messages');
  expect(mail?.body.text).not.toMatch(/Karimabad|Zarmina|Pine House/);
});

test('a mail about what was read in part goes once', async () => {
  await write(parties.guest, parties.propertyId, 'One');
  await write(parties.guest, parties.propertyId, 'Two');
  passTime(16 * 60);
  expect(await mails()).toBe(1);
  await noteRead('owner', owners.vendor, await parties.threadId(), 1);
  passTime(16 * 60);
  expect(await mails()).toBe(1);
});

test('two runs at one moment send one mail', async () => {
  await write(parties.guest, parties.propertyId, 'One');
  passTime(16 * 60);
  await Promise.all([mailUnread({}), mailUnread({})]);
  expect(await mails()).toBe(1);
});

test('a run that has ended in the middle is followed by another one once its claim is over', async () => {
  await write(parties.guest, parties.propertyId, 'One');
  passTime(16 * 60);
  const dues = dueMails.open();
  const threadId = await parties.threadId();
  const due = (await dues.due()).find((each) => each.threadId === threadId);
  expect(due && (await dues.claim(due))?.id).toBe(threadId);
  expect(await mails()).toBe(0);
  passTime(91);
  expect(await mails()).toBe(1);
});

test('a mail that the service does not take is tried again by the next run', async () => {
  await write(parties.guest, parties.propertyId, 'One');
  passTime(16 * 60);
  await mailUnread({});
  await write(parties.guest, (await owners.create()).body.data._id, 'Two');
  passTime(16 * 60);
  await breakMail('is gone');
  const broken = await import('../../../functions/events/mailUnread.ts');
  await broken.handler({});
  expect(await mails()).toBe(2);
});

test.each(['2020-01-01T00:00:00.000Z#owner#nothing', 'other'])(
  'a mail that is due for nothing any more is swept: %s',
  async (sk) => {
    await write(parties.guest, parties.propertyId, 'One');
    const threadId = await parties.threadId();
    await noteRead('owner', owners.vendor, threadId, 1);
    const dues = dueMails.open();
    const due = { pk: 'mail-due', sk, threadId: sk === 'other' ? threadId : 'nothing', side: 'owner' as const };
    const { client, name: TableName } = owners.desk.tables.messages;
    await client.send(new PutCommand({ TableName, Item: due }));
    expect(await dues.claim(due)).toBeUndefined();
    expect((await dues.due()).map((each) => each.sk)).not.toContain(sk);
  },
);

test('a mail without a site has no link', () => {
  const { text } = unreadMail('owner', { language: 'en', siteUrl: '' });
  expect(text).toContain('A guest has written to you');
  expect(text).not.toContain('http');
});

test('no mail goes to an address that gets none', async () => {
  await write(parties.guest, parties.propertyId, 'One');
  await tell(bounceOf(owners.vendor.email));
  passTime(16 * 60);
  expect(await mails()).toBe(0);
});

test('nobody is told by a mail who is suspended', async () => {
  await write(parties.guest, parties.propertyId, 'One');
  const { client, name: TableName } = owners.desk.tables.vendors;
  const set = { UpdateExpression: 'SET suspension = :s', ExpressionAttributeValues: { ':s': { at: '', reason: '' } } };
  await client.send(new UpdateCommand({ TableName, Key: profileKey(owners.vendor.id), ...set }));
  passTime(16 * 60);
  expect(await mails()).toBe(0);
});
