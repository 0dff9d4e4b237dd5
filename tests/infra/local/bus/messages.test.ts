import { appendFileSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { givenUpQueue, Messages, type StoredMessage } from '../../../../infra/local/bus/messages.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const file = () => join(temporaryFolder(), 'messages.jsonl');

const message = (id: string, changed: Partial<StoredMessage> = {}): StoredMessage => ({
  ...{ id, queue: 'mail', body: `of ${id}`, sent: 0, at: 0, tries: 0 },
  ...changed,
});

const idsOf = (taken: readonly StoredMessage[]) => taken.map(({ id }) => id);

test('a message that was put and not done is there after a kill, at once and with all its tries', () => {
  const path = file();
  const before = new Messages(path);
  before.put([message('a'), message('b'), message('c')]);
  before.take('mail', 3, 60_000);
  before.done('b');
  const after = new Messages(path);
  expect(after.take('mail', 10, 0).map(({ id, tries }) => [id, tries])).toEqual([
    ['a', 1],
    ['c', 1],
  ]);
});

test('a last line that a kill cut short is left out', () => {
  const path = file();
  new Messages(path).put([message('a')]);
  appendFileSync(path, '{"put":[{"id":"b","que');
  expect(idsOf(new Messages(path).take('mail', 10, 0))).toEqual(['a']);
});

test('what was taken is hidden from others for its time', () => {
  const messages = new Messages();
  messages.put([message('a'), message('b')]);
  expect(idsOf(messages.take('mail', 1, 60_000))).toEqual(['a']);
  expect(idsOf(messages.take('mail', 1, 60_000))).toEqual(['b']);
  expect(messages.take('mail', 1, 60_000)).toEqual([]);
  messages.hurry();
  expect(messages.take('mail', 10, 0)).toHaveLength(2);
});

test('queues have their own messages', () => {
  const messages = new Messages();
  messages.put([message('a'), message('b', { queue: 'decline' })]);
  expect(idsOf(messages.take('decline', 10, 0))).toEqual(['b']);
});

test('what was given up is done again after a start', () => {
  const path = file();
  const before = new Messages(path);
  before.put([message('a')]);
  before.change('a', { queue: `${givenUpQueue}mail` });
  expect(before.take('mail', 10, 0)).toEqual([]);
  expect(idsOf(new Messages(path).take('mail', 10, 0))).toEqual(['a']);
});

test('the journal does not grow for ever, and loses nothing when it is written anew', () => {
  const path = file();
  const messages = new Messages(path);
  messages.put([message('stays')]);
  for (let at = 0; at < 3_000; at += 1) {
    messages.put([message(`${at}`)]);
    messages.done(`${at}`);
  }
  expect(statSync(path).size).toBeLessThan(1_000_000);
  expect(readFileSync(path, 'utf8').split('\n').length).toBeLessThan(5_100);
  expect(idsOf(new Messages(path).take('mail', 10, 0))).toEqual(['stays']);
});
