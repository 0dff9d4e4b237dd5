import { afterEach, describe, expect, test, vi } from 'vitest';
import { addToast, currentToasts, keepToastsOf, removeToast } from '../../../web/src/components/toasts/toasts.ts';

afterEach(() => {
  for (const { id } of currentToasts()) removeToast(id);
});

function messages(): string[] {
  return currentToasts().map(({ message }) => message);
}

test('one toast at a time is on show: the latest', () => {
  addToast({ kind: 'success', message: 'saved', page: '/a' });
  for (const message of ['one', 'two']) addToast({ kind: 'error', message, page: '/a' });
  expect(messages()).toEqual(['two']);
  addToast({ kind: 'success', message: 'saved at last', page: '/a' });
  expect(messages()).toEqual(['saved at last']);
});

test('the same words again have a time of their own', () => {
  addToast({ kind: 'success', message: 'saved', page: '/a' });
  const [first] = currentToasts();
  addToast({ kind: 'success', message: 'saved', page: '/a' });
  expect(currentToasts()[0]?.id).not.toBe(first?.id);
});

test('a toast goes with its page', () => {
  addToast({ kind: 'success', message: 'saved', page: '/a' });
  keepToastsOf('/a');
  expect(messages()).toEqual(['saved']);
  keepToastsOf('/b');
  expect(messages()).toEqual([]);
});

test('a toast that is dismissed is gone', () => {
  addToast({ kind: 'success', message: 'one', page: '/a' });
  removeToast(currentToasts()[0]?.id ?? 0);
  expect(messages()).toEqual([]);
});

describe('a toast that tells of work', () => {
  const work = () => {
    const [over, stop] = [new AbortController(), vi.fn()];
    addToast({ kind: 'waiting', message: 'one moment', page: '/a', work: { over: over.signal, stop } });
    return { over, stop };
  };

  test('is gone when the work is over, which is not stopped by that', () => {
    const { over, stop } = work();
    expect(messages()).toEqual(['one moment']);
    over.abort();
    expect([messages(), stop.mock.calls]).toEqual([[], []]);
  });

  test('stops the work when it is dismissed, or its page is left', () => {
    const dismissed = work();
    removeToast(currentToasts()[0]?.id ?? 0);
    const left = work();
    keepToastsOf('/b');
    expect([dismissed.stop.mock.calls.length, left.stop.mock.calls.length]).toEqual([1, 1]);
  });

  test('stops nothing where another toast takes its place', () => {
    const { over, stop } = work();
    addToast({ kind: 'error', message: 'no line', page: '/a' });
    over.abort();
    expect([messages(), stop.mock.calls]).toEqual([['no line'], []]);
  });

  test('does not come any more where the work is over before', () => {
    const over = AbortSignal.abort();
    addToast({ kind: 'waiting', message: 'one moment', page: '/a', work: { over, stop: () => {} } });
    expect(messages()).toEqual([]);
  });
});
