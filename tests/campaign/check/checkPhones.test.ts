import { expect, test } from 'vitest';
import type { Item } from '../client/stores.ts';
import { checkPhones } from './checkPhones.ts';

const phone = (account: string, id: string): Item => ({ pk: `user#${account}`, sk: `push#${id}` });
const owner = (id: string, accountId: string, role = 'user'): Item => ({
  pk: `phone#${id}`,
  sk: 'owner',
  role,
  accountId,
});

test('phones that are told belong to their accounts', () => {
  expect(
    checkPhones({ users: [phone('u', 'a')], vendors: [phone('v', 'b'), owner('a', 'u'), owner('b', 'v', 'vendor')] }),
  ).toEqual([]);
});

test.each<[string, Item[], Item[], string]>([
  ['a phone of nobody', [phone('u', 'a')], [], 'is told, and belongs to another: a of user u'],
  [
    'a phone of two accounts',
    [phone('u', 'a'), phone('w', 'a')],
    [owner('a', 'u')],
    'is told, and belongs to another: a of user w',
  ],
  ['a phone that is told no more', [], [owner('a', 'u')], 'belongs to an account, and is not told: a of user u'],
  [
    'a phone too many',
    Array.from({ length: 21 }, (_, at) => phone('u', `p${at}`)),
    Array.from({ length: 21 }, (_, at) => owner(`p${at}`, 'u')),
    'user#u has 21 phones',
  ],
])('%s is found', (_, users, vendors, finding) => {
  expect(checkPhones({ users, vendors })).toEqual([finding]);
});
