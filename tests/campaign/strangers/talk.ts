import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { threadIdOf } from '../../../functions/bookings/threadId.ts';
import { phoneIdOf } from '../../../functions/push/phoneItem.ts';
import { limits } from '../../../infra/stages/limits.ts';
import type { Figures } from '../campaign.ts';
import type { Ask } from '../client/api.ts';
import { mustBe, type Person, signUp } from '../client/people.ts';
import { documentsOf } from '../client/stores.ts';
import { subscribed } from '../identities/talk.ts';
import { listHotel, mailsTo, own, person, type Scene, typedWords } from './scene.ts';

const [attackerAddress, ownersAddress] = [67, 80];

const mostOf = {
  thread: limits.threadMessages.account.max,
  account: limits.messages.account.max,
  threads: limits.threads.account.max,
};

/**
 * Writes to owners under the limits of production: a stranger who has not confirmed the e-mail reaches nobody, one who has begins so many
 * conversations and writes so many messages, and all that an owner gets by mail is one mail without a word of them.
 */
export async function talkToStrangers(scene: Scene): Promise<Figures> {
  const { run, from } = scene;
  const ask = from(attackerAddress);
  const owner = await person(scene, from(ownersAddress), { role: 'vendor', name: 'written-to' });
  const hotel = (at: number) => listHotel(scene, from(ownersAddress), owner, { rooms: 1, name: `House ${at}` });
  const houses: string[] = [];
  for (let at = 0; at <= mostOf.threads; at += 1) houses.push(await hotel(at));
  const nobody = await signUp(ask, 'user', `unconfirmed-${run.seed}`);
  const refused = await write(ask, nobody, { propertyId: houses[0] ?? '', at: 0 });
  if (refused.body?.code !== 'writer_unconfirmed') run.findings.add('somebody unconfirmed wrote', refused.text);
  const attacker = await person(scene, ask, { role: 'user', name: 'writer' });
  const sent = await writeAll(scene, ask, attacker, houses);
  await mustBeToldOnce(scene, owner, { attacker, propertyId: houses[0] ?? '' });
  await mustAnswerAlike(scene, ask, owner);
  return { 'messages of a stranger': sent };
}

interface Letter {
  propertyId: string;
  at: number;
}

function write(ask: Ask, { token }: Person, { propertyId, at }: Letter) {
  const body = { text: `${typedWords} ${at}`, requestKey: `campaign-junk-${at}-${propertyId}` };
  return ask('sendMessage', { token, params: { propertyId }, body });
}

/** As many as the attacker gets through: a first one to each house, then many in each conversation. */
async function writeAll(scene: Scene, ask: Ask, attacker: Person, houses: string[]): Promise<number> {
  const counts = new Map(houses.map((house) => [house, 0]));
  const send = async (letter: Letter) => {
    const { status } = await write(ask, attacker, letter);
    if (status === 201) counts.set(letter.propertyId, (counts.get(letter.propertyId) ?? 0) + 1);
  };
  const hour = hourNow();
  for (const propertyId of houses) await send({ propertyId, at: 0 });
  for (const propertyId of houses.slice(0, Math.ceil(mostOf.account / mostOf.thread) + 1)) {
    for (let at = 1; at <= mostOf.thread; at += 1) await send({ propertyId, at });
  }
  const written = [...counts.values()];
  const sum = written.reduce((all, each) => all + each, 0);
  // Counts begin again with each hour.
  if (hour !== hourNow()) return sum;
  const { findings } = scene.run;
  const begun = written.filter((each) => each > 0).length;
  if (Math.max(...written) !== mostOf.thread) findings.add('a conversation takes another number', written.join());
  if (begun !== mostOf.threads) findings.add('an account begins another number of conversations', String(begun));
  if (sum !== mostOf.account) findings.add('an account writes another number of messages', String(sum));
  return sum;
}

function hourNow(): number {
  return Math.floor(Date.now() / 3_600_000);
}

/** After a quarter of an hour the owner gets one mail about a conversation, and no more until it is read. */
async function mustBeToldOnce(
  scene: Scene,
  owner: Person,
  by: { attacker: Person; propertyId: string },
): Promise<void> {
  const { server, run } = scene;
  const before = await mailsTo(scene, owner.email);
  for (let round = 0; round < 2; round += 1) {
    await letMailBeDue(scene, threadIdOf({ propertyId: by.propertyId, userId: by.attacker.id }));
    await server.hourIsOver();
  }
  const told = (await mailsTo(scene, owner.email)).slice(before.length);
  if (told.length !== 1)
    run.findings.add('an owner is told of a conversation another number of times', String(told.length));
  if (told.some((text) => text.includes(typedWords)))
    run.findings.add('a mail says the words of a message', told.join());
}

/** Makes it a quarter of an hour ago that the first unread message of a thread came. */
async function letMailBeDue({ server: { dynamoDb, tables } }: Scene, threadId: string): Promise<void> {
  const client = documentsOf(dynamoDb);
  const at = new Date(Date.now() - 60_000).toISOString();
  const TableName = tables.messages;
  await client.send(
    new UpdateCommand({
      ...{ TableName, Key: { pk: `thread#${threadId}`, sk: 'thread' } },
      UpdateExpression: 'SET #owner.due = :at',
      ExpressionAttributeNames: { '#owner': 'owner' },
      ExpressionAttributeValues: { ':at': at },
    }),
  );
  await client.send(
    new UpdateCommand({
      ...{ TableName, Key: { pk: 'mail-due', sk: `${at}#owner#${threadId}` } },
      UpdateExpression: 'SET threadId = :id, side = :side',
      ExpressionAttributeValues: { ':id': threadId, ':side': 'owner' },
    }),
  );
  client.destroy();
}

/** Threads and phones of others are answered as those that nobody has, so that no answer tells which there are. */
async function mustAnswerAlike(scene: Scene, ask: Ask, owner: Person): Promise<void> {
  const other = await person(scene, ask, { role: 'vendor', name: 'other-owner' });
  const asker = await person(scene, ask, { role: 'user', name: 'asker' });
  const propertyId = await listHotel(scene, ask, other, { rooms: 1, name: 'Other House' });
  mustBe(201, await write(ask, asker, { propertyId, at: 0 }));
  const theirs = threadIdOf({ propertyId, userId: asker.id });
  const { token } = owner;
  for (const [what, threadId] of [
    ['a thread of another', theirs],
    ['a thread of nobody', 'a'.repeat(22)],
  ] as const) {
    const params = { threadId };
    const body = { text: typedWords, requestKey: 'campaign-probe-1' };
    const answers = [
      await ask('getVendorThread', { token, params }),
      await ask('sendMessageAsOwner', { token, params, body }),
      await ask('readThreadAsOwner', { token, params, body: { upTo: '1' } }),
      await ask('blockThreadAsOwner', { token, params, body: { blocked: true } }),
      await ask('reportMessageAsOwner', { token, params, body: { messageId: '1', reason: 'other' } }),
    ];
    const strange = answers.filter(({ body: { code } }) => code !== 'thread_not_found');
    scene.run.findings.addAll(
      `${what} is told of`,
      strange.map(({ text }) => text),
    );
  }
  const { endpoint } = await subscribed(ask, other);
  const { params } = own(owner);
  const ended = ['a'.repeat(43), phoneIdOf(endpoint)].map((phoneId) =>
    ask('unsubscribeVendorPhone', { token, params: { ...params, phoneId } }),
  );
  const [none, another] = await Promise.all(ended);
  if (none?.text !== another?.text) scene.run.findings.add('a phone of another is told of', another?.text ?? '');
}
