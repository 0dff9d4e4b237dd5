import { wire } from 'virtual:sarai-api';
import { expect, test } from 'vitest';
import { api } from '../../shared/api.ts';

test('the site knows the method and path of every operation, and nothing else of it', () => {
  const lean = Object.entries(api).map(([name, { method, path }]) => [name, { method, path }]);
  expect(wire).toEqual(Object.fromEntries(lean));
});
