import { afterEach, expect, test } from 'vitest';
import { addToast, currentToasts, keepToastsOf, removeToast } from '../../../web/src/components/toasts/toasts.ts';

afterEach(() => {
  for (const { id } of currentToasts()) removeToast(id);
});

function messages(): string[] {
  return currentToasts().map(({ message }) => message);
}

test('one toast at a time is on show: the latest', () => {
  addToast('success', 'saved', '/a');
  for (const message of ['one', 'two']) addToast('error', message, '/a');
  expect(messages()).toEqual(['two']);
  addToast('success', 'saved at last', '/a');
  expect(messages()).toEqual(['saved at last']);
});

test('the same words again have a time of their own', () => {
  addToast('success', 'saved', '/a');
  const [first] = currentToasts();
  addToast('success', 'saved', '/a');
  expect(currentToasts()[0]?.id).not.toBe(first?.id);
});

test('a toast goes with its page', () => {
  addToast('success', 'saved', '/a');
  keepToastsOf('/a');
  expect(messages()).toEqual(['saved']);
  keepToastsOf('/b');
  expect(messages()).toEqual([]);
});

test('a toast that is dismissed is gone', () => {
  addToast('success', 'one', '/a');
  removeToast(currentToasts()[0]?.id ?? 0);
  expect(messages()).toEqual([]);
});
