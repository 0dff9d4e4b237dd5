import { afterEach, expect, test } from 'vitest';
import { addToast, currentToasts, removeToast } from '../../../web/src/components/toasts/toasts.ts';

afterEach(() => {
  for (const { id } of currentToasts()) removeToast(id);
});

function messages(): string[] {
  return currentToasts().map(({ message }) => message);
}

test('the newest three toasts are on show, oldest first', () => {
  for (const message of ['one', 'two', 'three', 'four']) addToast('success', message);
  expect(messages()).toEqual(['two', 'three', 'four']);
});

test('the same words twice are one toast', () => {
  for (const message of ['one', 'two', 'one']) addToast('success', message);
  expect(messages()).toEqual(['two', 'one']);
});

test('a page whose calls all fail says so once: an error takes the place of the one before', () => {
  addToast('success', 'saved');
  for (const message of ['one', 'two', 'three']) addToast('error', message);
  expect(messages()).toEqual(['saved', 'three']);
});

test('a toast that is dismissed leaves the others', () => {
  addToast('success', 'one');
  addToast('success', 'two');
  removeToast(currentToasts()[0]?.id ?? 0);
  expect(messages()).toEqual(['two']);
});
