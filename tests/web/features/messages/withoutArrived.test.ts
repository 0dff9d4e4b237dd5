import { expect, test } from 'vitest';
import type { UnsentMessage } from '../../../../web/src/features/messages/unsent/unsentMessages.ts';
import { withoutArrived } from '../../../../web/src/features/messages/unsent/withoutArrived.ts';
import { messageOf } from '../../support/talk.ts';

const unsentOf = (part: Partial<UnsentMessage>): UnsentMessage => ({
  requestKey: 'k1',
  thread: { side: 'guest', id: 'batura' },
  to: 'Batura Inn',
  text: 'Yes.',
  at: 0,
  after: '4',
  tried: true,
  ...part,
});
const yes = messageOf(5, { text: 'Yes.' });

test('a message whose answer was lost stands once where its thread has it', () => {
  expect(withoutArrived([unsentOf({})], [yes])).toEqual([]);
});

test('one that has never left stays, whatever the thread says', () => {
  const { tried: _, ...kept } = unsentOf({});
  expect(withoutArrived([kept], [yes])).toEqual([kept]);
});

test('a text that was there when it was written is another message', () => {
  const unsent = unsentOf({ after: '5' });
  expect(withoutArrived([unsent], [yes])).toEqual([unsent]);
});

test('of two with one text as many stay as are not there', () => {
  const both = [unsentOf({}), unsentOf({ requestKey: 'k2' })];
  expect(withoutArrived(both, [yes]).map(({ requestKey }) => requestKey)).toEqual(['k2']);
});

test('a covered text is known by what is shown of it', () => {
  const shown = messageOf(5, { text: 'Call •••' });
  expect(withoutArrived([unsentOf({ text: 'Call 0300 1234567' })], [shown])).toEqual([]);
});
