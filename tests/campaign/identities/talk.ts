import { phoneIdOf } from '../../../functions/push/phoneItem.ts';
import { newPhone } from '../../../infra/local/push/receiver.ts';
import { operations } from '../../../shared/operations.ts';
import type { Role } from '../../../shared/roles.ts';
import type { Ask } from '../client/api.ts';
import { mustBe, type Person } from '../client/people.ts';

/** A phone as its browser tells it. */
type Phone = Record<'endpoint' | 'p256dh' | 'auth' | 'key', string> & { shows: boolean };

/** A's conversation with the own house, an answer that A keeps, and A's phones. */
export interface Talk {
  threadId: string;
  requestKey: string;
  answerId: string;
  /** The phone of A the vendor. */
  phoneId: string;
  /** One that nobody has subscribed. */
  phoneOfB: Phone;
  /** Lead to the second page of a conversation of A the traveller, and of the inbox of A the vendor. */
  cursors: { thread: string; inbox: string };
  /** Words and addresses that nobody but A may read. */
  secrets: string[];
}

const words = {
  elsewhere: 'Does A know the other house?',
  asked: 'Where does A keep the key?',
  answered: 'Below the third stone of A.',
  kept: 'A keeps this answer.',
};

/** Lets A the traveller ask at a house of A the vendor, who answers; both subscribe a phone. */
export async function talkOf(ask: Ask, { user, vendor }: Record<Role, Person>, properties: string[]): Promise<Talk> {
  const [propertyId = '', second = ''] = properties;
  const requestKey = 'campaign-message-of-a-1';
  const sent = { text: words.asked, requestKey };
  mustBe(201, await ask('sendMessage', { token: user.token, params: { propertyId }, body: sent }));
  const other = { text: words.elsewhere, requestKey };
  mustBe(201, await ask('sendMessage', { token: user.token, params: { propertyId: second }, body: other }));
  const { _id: threadId } = mustBe(200, await ask('getUserThread', { token: user.token, params: { propertyId } })).body
    .thread;
  const reply = { text: words.answered, requestKey: 'campaign-message-of-a-2' };
  mustBe(201, await ask('sendMessageAsOwner', { token: vendor.token, params: { threadId }, body: reply }));
  const answerId = 'campaign-answer-of-a-1';
  const kept = { token: vendor.token, params: { vendorId: vendor.id, answerId } };
  mustBe(200, await ask('saveAnswer', { ...kept, body: { name: 'Key', text: words.kept } }));
  const query = { limit: '1' };
  const page = mustBe(200, await ask('getUserThread', { token: user.token, params: { propertyId }, query })).body;
  const list = { token: vendor.token, params: { vendorId: vendor.id }, query };
  const inbox = mustBe(200, await ask('listVendorThreads', list)).body;
  const [phone, phoneOfUser] = [await subscribed(ask, vendor), await subscribed(ask, user)];
  return {
    ...{
      threadId,
      requestKey,
      answerId,
      phoneId: phoneIdOf(phone.endpoint),
      phoneOfB: { ...newPhoneAt('b'), key: phone.key },
    },
    cursors: { thread: page.nextCursor, inbox: inbox.nextCursor },
    secrets: [
      ...Object.values(words),
      threadId,
      ...[phone, phoneOfUser].flatMap(({ endpoint, auth }) => [endpoint, auth]),
    ],
  };
}

/** Subscribes a phone of somebody's. */
export async function subscribed(ask: Ask, { role, id, token }: Person): Promise<Phone> {
  const own = { token, params: { [`${role}Id`]: id } };
  const { pushKey, subscribe } = operations[role];
  const { key } = mustBe(200, await ask(pushKey, own)).body.data;
  const phone = { ...newPhoneAt(`${role}-${id}`), key };
  mustBe(200, await ask(subscribe, { ...own, body: phone }));
  return phone;
}

function newPhoneAt(name: string): Phone {
  const { p256dh, auth } = newPhone();
  return { endpoint: `https://push.sarai.example/send/campaign-${name}`, p256dh, auth, key: p256dh, shows: false };
}
