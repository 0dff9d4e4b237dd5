import { expect, test } from 'vitest';
import { sources, textOf } from './sources.ts';

test('no file is longer than 200 lines', () => {
  expect(sources.filter((file) => textOf(file).split('\n').length > 201)).toEqual([]);
});

test('the product never scans a table', () => {
  const product = sources.filter((file) => /^(functions|shared)\//.test(file));
  expect(product.filter((file) => /ScanCommand|dynamodb:Scan/.test(textOf(file)))).toEqual([]);
});
