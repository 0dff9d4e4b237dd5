import { expect, test } from 'vitest';
import type { Item } from '../client/stores.ts';
import { checkAccounts } from './checkAccounts.ts';

const answers = (latest: object[], revision = latest.length): Item => ({
  pk: 'user#1',
  sk: 'answers',
  latest,
  revision,
});

const answer = (id: string, minutes = 5) => ({ id, minutes });

test('the latest answers of an owner are as they should be', () => {
  expect(checkAccounts([answers([answer('a'), answer('b')])])).toEqual([]);
});

test.each([
  [answers([answer('a'), answer('a')]), 'user#1 remembers an answer twice'],
  [answers([answer('a')], 0), 'user#1 remembers too many answers'],
  [answers(Array.from({ length: 11 }, (_, at) => answer(`${at}`))), 'user#1 remembers too many answers'],
  [answers([answer('a', -1)]), 'user#1 answered a before it was asked'],
])('%o is found', (item, finding) => {
  expect(checkAccounts([item])).toEqual([finding]);
});
