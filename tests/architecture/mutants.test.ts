import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutants } from '../mutants/mutants.ts';

test('each mistake that is made on purpose can be made in one file, and names tests that are there', () => {
  const holds = (file: string, text: string) => readFileSync(file, 'utf8').includes(text);
  const lost = mutants.filter(({ file, text }) => globSync(file).filter((each) => holds(each, text)).length !== 1);
  expect(lost.map(({ name }) => name)).toEqual([]);
  const untested = mutants.filter(({ tests }) => tests.some((each) => globSync(each).length === 0));
  expect(untested.map(({ name }) => name)).toEqual([]);
});
