import { expect, test } from 'vitest';
import { Entry, type Outcome } from './ledger.ts';

const answering = (outcome: Outcome) => async () => ({ outcome });

async function after(...writes: [next: string | undefined, outcome: Outcome][]) {
  const entry = new Entry<string>('a house');
  for (const [next, outcome] of writes) await entry.write(() => next, answering(outcome));
  return entry;
}

test('a write that was done must stand, and one that was refused must not', async () => {
  expect((await after(['one', 'done'], ['two', 'refused'])).possible).toEqual(['one']);
});

test('a write that nobody answered may stand or not', async () => {
  const entry = await after(['one', 'done'], ['two', 'unknown']);
  expect(entry.inDoubt).toBe(true);
  expect(entry.possible).toEqual(['one', 'two']);
});

test('while a call is out, what it writes may stand', async () => {
  const entry = await after(['one', 'done']);
  const call = Promise.withResolvers<{ outcome: Outcome }>();
  const writing = entry.write(
    () => undefined,
    () => call.promise,
  );
  expect(entry.possible).toEqual(['one', undefined]);
  call.resolve({ outcome: 'done' });
  await writing;
  expect(entry.possible).toEqual([undefined]);
});

test('what is found is right when it is one of what may stand, and is what stands from then on', async () => {
  const entry = await after(['one', 'done'], ['two', 'unknown']);
  expect(entry.resolve('two')).toBe(true);
  expect(entry.state).toBe('two');
  expect(entry.resolve(undefined)).toBe(false);
});
