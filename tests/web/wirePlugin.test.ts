import { wire } from 'virtual:sarai-api';
import { expect, test } from 'vitest';
import { api } from '../../shared/api.ts';

test('the site knows the method and path of every operation and whether it needs a session, and nothing else', () => {
  const lean = Object.entries(api).map(([name, { method, path, auth }]) => [
    name,
    { method, path, ...(auth !== 'public' && { auth: true }) },
  ]);
  expect(wire).toEqual(Object.fromEntries(lean));
});
