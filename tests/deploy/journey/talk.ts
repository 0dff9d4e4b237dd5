import { newPhone } from '../../../infra/local/push/receiver.ts';
import { operations } from '../../../shared/operations.ts';
import { logIn, mustBe, type Person } from '../../campaign/client/people.ts';
import { own } from './accounts.ts';
import type { Parties } from './bookings.ts';
import { mustHold, type Scene } from './scene.ts';

/** A guest asks at a hotel, its owner answers, each reads, blocks and allows the other one, and reports a message. */
export async function talk({ ask }: Scene, { guest, host, hotel: { propertyId } }: Parties): Promise<void> {
  const asGuest = { token: guest.token, params: { propertyId } };
  for (const text of ['Is the road open?', 'We come by jeep.'])
    mustBe(201, await ask('sendMessage', { ...asGuest, body: written(text) }));
  const opened = mustBe(200, await ask('getUserThread', asGuest)).body;
  mustHold(opened.data.length === 2, 'a guest reads what was asked');
  const asHost = { token: host.token, params: { threadId: opened.thread._id } };
  const unread = mustBe(200, await ask('countVendorUnreadThreads', { token: host.token, params: own(host) })).body.data;
  mustHold(unread.threads === 1, 'an owner sees that a conversation is unread');
  const inbox = mustBe(200, await ask('listVendorThreads', { token: host.token, params: own(host) })).body.data;
  mustHold(inbox[0].unread === 2 && inbox[0].beginning === 'We come by jeep.', 'an inbox shows how a message begins');
  for (const upTo of ['1', '2']) mustBe(200, await ask('readThreadAsOwner', { ...asHost, body: { upTo } }));
  for (const text of ['It is open.', 'Come before dark.'])
    mustBe(201, await ask('sendMessageAsOwner', { ...asHost, body: written(text) }));
  mustHold(mustBe(200, await ask('getVendorThread', asHost)).body.thread.unread === 0, 'an owner has read all');
  const { threads } = mustBe(200, await ask('countUserUnreadThreads', { token: guest.token, params: own(guest) })).body
    .data;
  mustHold(threads === 1, 'a guest sees that a conversation is unread');
  for (const upTo of ['3', '4']) mustBe(200, await ask('readThread', { ...asGuest, body: { upTo } }));
  const list = mustBe(200, await ask('listUserThreads', { token: guest.token, params: own(guest) })).body.data;
  mustHold(list[0].unread === 0, 'a guest has read all');
  const report = (messageId: string) => ({ messageId, reason: 'other', note: 'A test.' });
  mustBe(201, await ask('reportMessage', { ...asGuest, body: report('4') }));
  mustBe(201, await ask('reportMessageAsOwner', { ...asHost, body: report('2') }));
  for (const blocked of [true, false]) {
    mustBe(200, await ask('blockThread', { ...asGuest, body: { blocked } }));
    mustBe(200, await ask('blockThreadAsOwner', { ...asHost, body: { blocked } }));
    mustBe(blocked ? 409 : 201, await ask('sendMessageAsOwner', { ...asHost, body: written('Is it so?') }));
  }
}

function written(text: string) {
  return { text, requestKey: crypto.randomUUID() };
}

/** An owner keeps an answer, changes it, and removes it. */
export async function keepAnswers({ ask }: Scene, host: Person): Promise<void> {
  const { token } = host;
  const params = own(host);
  const answer = { token, params: { ...params, answerId: crypto.randomUUID() } };
  for (const text of ['By jeep.', 'By jeep, or on foot.'])
    mustBe(200, await ask('saveAnswer', { ...answer, body: { name: 'Way', text } }));
  const kept = mustBe(200, await ask('listSavedAnswers', { token, params })).body.data;
  mustHold(kept.length === 1 && kept[0].text === 'By jeep, or on foot.', 'an answer that is kept again is changed');
  const { data } = mustBe(200, await ask('removeSavedAnswer', answer)).body;
  mustHold(data.length === 0, 'an answer that was removed is in no list');
}

/** A name that leads nowhere for ever: https://www.rfc-editor.org/rfc/rfc2606 */
const nowhere = 'https://phones.invalid/of-a-trial';

/**
 * A phone goes from a guest to an owner and back, and is told no more at the end, before anything is to be told: no service of phones is
 * reached from a trial. Phones of a session go with its logout.
 */
export async function tellPhones({ ask }: Scene, people: Person[]): Promise<void> {
  const { p256dh, auth } = newPhone();
  const subscribe = async (person: Person, token: string) => {
    const { role } = person;
    const asked = { token, params: own(person) };
    const { key } = mustBe(200, await ask(operations[role].pushKey, asked)).body.data;
    const body = { endpoint: nowhere, p256dh, auth, key, shows: false };
    return mustBe(200, await ask(operations[role].subscribe, { ...asked, body })).body.data._id as string;
  };
  const phonesOf = async (person: Person) =>
    mustBe(200, await ask(operations[person.role].pushKey, { token: person.token, params: own(person) })).body.data
      .phones;
  for (const person of [...people, ...people]) {
    await subscribe(person, person.token);
    const counts = await Promise.all(people.map(phonesOf));
    mustHold(counts.join() === people.map((each) => Number(each === person)).join(), 'a phone is that of one account');
  }
  for (const person of people) {
    const { role, token } = person;
    const phoneId = await subscribe(person, token);
    mustBe(200, await ask(operations[role].unsubscribe, { token, params: { ...own(person), phoneId } }));
    const session = await logIn(ask, person);
    await subscribe(person, session);
    mustBe(200, await ask(operations[role].logout, { token: session }));
    mustHold((await phonesOf(person)) === 0, 'a phone goes with its session');
  }
}
