import { expect, test } from 'vitest';
import type { Item } from '../client/stores.ts';
import { checkMessages } from './checkMessages.ts';

const at = (minute: number) => `2027-03-11T08:0${minute}:00.000Z`;
const pk = 'thread#t';
const message = (number: number, by: string, given: object = {}): Item => ({
  ...{ pk, sk: `message#00000${number}`, number, by, at: at(number), text: `Words ${number}` },
  ...given,
});
const key = (number: number, side: string): Item => ({ pk, sk: `sent#${side}#key-${number}`, number });
const due = `${at(2)}#guest#t`;
const guest = { read: 0, unread: 1, due: at(2) };
const last = { at: at(2), by: 'owner', beginning: 'Words 2' };
const thread = (given: object = {}): Item => ({
  ...{ pk, sk: 'thread', id: 't', userId: 'u', vendorId: 'v', count: 2, last },
  ...{ guest, owner: { read: 1, unread: 0 } },
  ...given,
});
const line = (side: string, unread: number, given: object = {}): Item => ({
  ...{ pk: `inbox#${side}#${side === 'guest' ? 'u' : 'v'}`, sk: `line#${at(2)}#t` },
  ...{ by: 'owner', beginning: 'Words 2', unread },
  ...given,
});
const mark = { pk: 'inbox#guest#u', sk: 'unread#t' };
const mail = { pk: 'mail-due', sk: due };
const pair = { pk: 'inbox#guest#u', sk: 'pair#v', agreedAt: at(1) };
const answers = [
  { pk: 'inbox#owner#v', sk: 'answer#a' },
  { pk: 'inbox#owner#v', sk: 'answers', ids: ['a'] },
];
const sound: Item[] = [
  ...[thread(), message(1, 'guest'), message(2, 'owner'), key(1, 'guest'), key(2, 'owner')],
  ...[line('guest', 1), line('owner', 0), mark, mail, pair, ...answers],
];

/** The sound table with some items in the place of those of their keys. */
function withItems(...items: Item[]): Item[] {
  const others = sound.filter((each) => !items.some((item) => item.pk === each.pk && item.sk === each.sk));
  return [...others, ...items];
}

const without = (...keys: Pick<Item, 'pk' | 'sk'>[]) =>
  sound.filter((each) => !keys.some((one) => one.pk === each.pk && one.sk === each.sk));

test('a sound table has no problems', () => {
  expect(checkMessages(sound)).toEqual([]);
});

test('a thread that its guest has blocked stands among the blocked', () => {
  const blocked = { ...pair, guestBlocks: new Set(['t']) };
  const items = withItems(blocked, line('guest', 1, { sk: `blocked#${at(2)}#t` }));
  expect(checkMessages(items.filter(({ pk: of, sk }) => of !== mark.pk || sk !== `line#${at(2)}#t`))).toEqual([]);
});

test.each<[string, Item[], string]>([
  ['a message that is lost', without(message(1, 'guest')), 'thread#t counts 2 and has 2'],
  ['a message twice', [...sound, message(3, 'guest', { at: at(2) })], 'thread#t counts 2 and has 1,2,3'],
  ['an order that is another', withItems(message(1, 'guest', { at: at(3) })), 'thread#t is out of order'],
  [
    'a head of another message',
    withItems(message(2, 'owner', { by: 'guest' })),
    'thread#t begins with another message',
  ],
  ['two keys of a message', [...sound, key(3, 'owner')], 'under the keys'],
  ['a question that is answered', withItems(thread({ askedAt: at(1) })), 'waits for a reply since'],
  [
    'a count of unread',
    withItems(thread({ guest: { ...guest, read: 2 } })),
    'tells the guest of 1 unread messages, and has 0',
  ],
  ['a line of another count', withItems(line('owner', 1)), 'missing in an inbox: inbox#owner#v'],
  ['a second line', [...sound, line('owner', 0, { sk: `line#${at(1)}#t` })], 'not as the threads are: inbox#owner#v'],
  ['a mark that is gone', without(mark), 'missing in an inbox: inbox#guest#u unread#t'],
  ['a mail that is gone', without(mail), 'a mail is due and forgotten'],
  ['a mail of nothing', [...sound, { pk: 'mail-due', sk: `${at(1)}#owner#t` }], 'a mail of no thread waits'],
  ['a pair of nobody', [...sound, { pk: 'inbox#guest#w', sk: 'pair#v' }], 'inbox#guest#w pair#v says nothing'],
  ['a block of a thread of others', withItems({ ...pair, ownerBlocks: new Set(['x']) }), 'blocks x'],
  ['an answer without its list', without({ pk: 'inbox#owner#v', sk: 'answers' }), 'nothing names it'],
  ['messages without a thread', [message(1, 'guest')], 'has messages and no thread'],
])('%s is found', (_, items, finding) => {
  expect(checkMessages(items).join('\n')).toContain(finding);
});
