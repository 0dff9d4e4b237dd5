import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Failure } from '../../shared/errors.ts';
import { parse } from '../../shared/parse.ts';

test('a list of junk is answered with a bounded number of issues', () => {
  const refused = () => parse(z.array(z.string()), Array(30_000).fill(1));
  expect(refused).toThrow(Failure);
  try {
    refused();
  } catch (failure) {
    expect((failure as Failure).issues).toHaveLength(200);
  }
});
