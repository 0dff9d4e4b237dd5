import { expect, test } from 'vitest';
import type { SigningKeys } from '../../../functions/runtime/secrets.ts';
import { isSolved, newChallenge, readWork } from '../../../functions/work/challenges.ts';
import { levelAt, mostKeys } from '../../../functions/work/levels.ts';
import { workHeader } from '../../../shared/work.ts';
import { doneWork } from '../../support/work.ts';

const secrets = (...keys: SigningKeys) => ({ signing: async () => keys });

const sent = async (keys: SigningKeys) => readWork(doneWork(await newChallenge('signup', 1, keys))[workHeader]);

const work = await sent(['key']);

test('work is taken whose challenge the current key or the one before has signed', async () => {
  if (!work) throw new Error('The work cannot be read.');
  expect(await isSolved(work, secrets('key'))).toBe(true);
  expect(await isSolved(work, secrets('newer', 'key'))).toBe(true);
  expect(await isSolved(work, secrets('newer', 'other'))).toBe(false);
});

test('work is taken that a key has signed which is newer than those that are stored', async () => {
  if (!work) throw new Error('The work cannot be read.');
  const signing = async (atMostMilliseconds = Infinity): Promise<SigningKeys> =>
    atMostMilliseconds <= 20_000 ? ['key', 'older'] : ['older'];
  expect(await isSolved(work, { signing })).toBe(true);
});

test.each([
  ['nothing', undefined],
  ['an empty header', ''],
  ['no JSON', Buffer.from('work').toString('base64')],
  ['a text', Buffer.from('"work"').toString('base64')],
  ['null', Buffer.from('null').toString('base64')],
  ['a list', Buffer.from('[[[[]]]]').toString('base64')],
  ['no base64', '{"challenge":{}}'],
  ['more than is read', Buffer.from(JSON.stringify({ ...work, more: 'x'.repeat(2_000) })).toString('base64')],
])('%s is no work', (_, header) => {
  expect(readWork(header)).toBeUndefined();
});

test('more is asked the further a count has got, in four steps up to ten times its limit', () => {
  const levels = [300, 599, 600, 1_199, 1_200, 2_099, 2_100, 2_999].map((taken) => levelAt(taken, 300));
  expect(levels).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  expect(Object.values(mostKeys)).toEqual([...Object.values(mostKeys)].sort((a, b) => a - b));
});
