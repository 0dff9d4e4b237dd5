import { setImmediate as aMoment } from 'node:timers/promises';
import { threadIdOf } from '../../../functions/bookings/threadId.ts';
import { phoneIdOf } from '../../../functions/push/phoneItem.ts';
import { operations } from '../../../shared/operations.ts';
import type { Person } from '../client/people.ts';
import { Entry } from './ledger.ts';
import type { Inn, Word } from './members.ts';
import type { Scene } from './scene.ts';
import { tried } from './tried.ts';

type Step = (scene: Scene, inn: Inn) => Promise<void>;

const steps: readonly Step[] = [
  ...[write, write, write, writeAgain, read, read],
  ...[block, keepAnswer, subscribe, unsubscribe],
];

/** Guests and owner of an inn write, read, block and keep answers, and their phones are told, until the scene stops. */
export async function innAtTalk(scene: Scene, inn: Inn): Promise<void> {
  while (scene.going) {
    await inn.talking.pick(steps)(scene, inn);
    await aMoment();
  }
}

async function write(scene: Scene, inn: Inn): Promise<void> {
  const { talking: random, guests, words, propertyId } = inn;
  const guest = random.pick(guests);
  const isBegun = words.some((word) => word.guest === guest && word.entry.state === 'stands');
  const by = isBegun && random.chance(0.5) ? 'owner' : 'guest';
  inn.written += 1;
  const text = `Word ${inn.written} of the ${by} at ${propertyId}`;
  const requestKey = `campaign-word-${inn.written}-${random.whole(1e8, 1e9)}`;
  const word: Word = { by, guest, text, requestKey, entry: new Entry<'stands'>(text) };
  words.push(word);
  await send(scene, inn, word);
}

/** A message whose answer did not come is sent again under its key, as the page does. */
async function writeAgain(scene: Scene, inn: Inn): Promise<void> {
  const word = inn.words.find(({ entry }) => entry.inDoubt);
  if (word) await send(scene, inn, word);
}

async function send(scene: Scene, inn: Inn, { by, guest, text, requestKey, entry }: Word): Promise<void> {
  const { owner, propertyId } = inn;
  const body = { text, requestKey };
  await entry.write(
    () => 'stands',
    () =>
      by === 'guest'
        ? tried(scene, 'sendMessage', { token: guest.token, params: { propertyId }, body })
        : tried(scene, 'sendMessageAsOwner', { token: owner.token, params: threadOf(inn, guest), body }),
  );
}

function threadOf({ propertyId }: Inn, { id: userId }: Person) {
  return { threadId: threadIdOf({ propertyId, userId }) };
}

/** A side reads all that the other one has written by now, or a part of it. */
async function read(scene: Scene, inn: Inn): Promise<void> {
  const { talking: random, guests, owner, propertyId } = inn;
  const guest = random.pick(guests);
  const asGuest = random.chance(0.5);
  const asked = asGuest
    ? { token: guest.token, params: { propertyId } }
    : { token: owner.token, params: threadOf(inn, guest) };
  const { body } = await scene.quietly(asGuest ? 'getUserThread' : 'getVendorThread', asked);
  const shown = (body?.data ?? []) as { _id: string }[];
  if (shown.length === 0) return;
  const upTo = random.pick(shown.slice(0, 3))._id;
  await scene.call(asGuest ? 'readThread' : 'readThreadAsOwner', { ...asked, body: { upTo } });
}

/** A side blocks the other one, and mostly allows it again. */
async function block(scene: Scene, inn: Inn): Promise<void> {
  const { talking: random, guests, owner, propertyId } = inn;
  const guest = random.pick(guests);
  const body = { blocked: random.chance(0.3) };
  const own = { token: guest.token, params: { propertyId } };
  await (random.chance(0.5)
    ? scene.call('blockThread', { ...own, body })
    : scene.call('blockThreadAsOwner', { token: owner.token, params: threadOf(inn, guest), body }));
}

/** More are tried than an owner may keep. */
async function keepAnswer(scene: Scene, { talking: random, owner: { id: vendorId, token } }: Inn): Promise<void> {
  const params = { vendorId, answerId: `campaign-answer-${random.whole(101, 125)}` };
  const body = { name: 'Way', text: `By jeep, ${random.whole(1, 99)} minutes.` };
  await (random.chance(0.8)
    ? scene.call('saveAnswer', { token, params, body })
    : scene.call('removeSavedAnswer', { token, params }));
}

/** A phone goes from one of them to another. */
async function subscribe(scene: Scene, inn: Inn): Promise<void> {
  const { talking: random, guests, owner, phones } = inn;
  const { told, entry } = random.pick(phones);
  const { role, id, token } = random.pick([...guests, owner]);
  const own = { token, params: { [`${role}Id`]: id } };
  const { body } = await scene.quietly(operations[role].pushKey, own);
  const key: string | undefined = body?.data?.key;
  if (key === undefined || entry.inDoubt) return;
  await entry.write(
    () => id,
    () => tried(scene, operations[role].subscribe, { ...own, body: { ...told, key, shows: random.chance(0.5) } }),
  );
}

async function unsubscribe(scene: Scene, { talking: random, guests, owner, phones }: Inn): Promise<void> {
  const { told, entry } = random.pick(phones);
  const person = [...guests, owner].find(({ id }) => id === entry.state);
  if (!person || entry.inDoubt) return;
  const { role, id, token } = person;
  const params = { [`${role}Id`]: id, phoneId: phoneIdOf(told.endpoint) };
  await entry.write(
    () => undefined,
    () => tried(scene, operations[role].unsubscribe, { token, params }),
  );
}
