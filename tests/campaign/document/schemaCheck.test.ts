import { expect, test } from 'vitest';
import { soundDraft } from '../fuzz/draft.ts';
import { Pools } from '../fuzz/pools.ts';
import { randomOf } from '../random.ts';
import { documented, schemas } from './operations.ts';
import { problems, type Schema } from './schemaCheck.ts';

const check = (value: unknown, schema: Schema) =>
  problems(value, schema, { path: '', schemas: { Named: { type: 'string' } } });

test.each<[string, unknown, Schema]>([
  ['another type', 5, { type: 'string' }],
  ['none of the values', 'x', { enum: ['a', 'b'] }],
  ['a number out of bounds', 11, { type: 'integer', maximum: 10 }],
  ['a part of a number', 1.5, { type: 'integer' }],
  ['a field that is missing', {}, { type: 'object', required: ['a'] }],
  ['a field that nobody named', { a: 1, b: 2 }, { type: 'object', properties: { a: {} }, additionalProperties: false }],
  ['a wrong field of an item', [{ a: 1 }], { type: 'array', items: { properties: { a: { type: 'string' } } } }],
  ['a wrong value behind a name', 5, { $ref: '#/components/schemas/Named' }],
  ['what fits none of several', 5, { anyOf: [{ type: 'string' }, { type: 'boolean' }] }],
  ['what fits one of several that must all fit', 5, { allOf: [{ type: 'integer' }, { minimum: 6 }] }],
  ['a day that is no instant', '2026-11-01', { type: 'string', format: 'date-time' }],
])('%s is found', (_, value, schema) => {
  expect(check(value, schema)).toHaveLength(1);
});

test('what fits has no problems', () => {
  const schema = {
    type: 'object',
    properties: { a: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
    required: ['a'],
  };
  expect(check({ a: null, more: 1 }, schema)).toEqual([]);
});

test('a keyword that nothing checks is an error, so that no answer passes unseen', () => {
  expect(() => check(1, { multipleOf: 2 })).toThrow('multipleOf');
});

test('every schema of the document can be checked', () => {
  for (const { answers } of documented) {
    for (const schema of answers.values()) expect(problems({}, schema, { path: '', schemas })).toBeDefined();
  }
});

test('requests are made by the document, and the same again from the same seed', () => {
  const draft = (number: number) => soundDraft(randomOf(1, number), new Pools(), `1-${number}`);
  for (let number = 0; number < 300; number += 1) {
    const { operation, body } = draft(number);
    // A number may be typed as text.
    const found = operation.body ? problems(body, operation.body, { path: '', schemas }) : [];
    expect(found.filter((problem) => !problem.endsWith('is no integer'))).toEqual([]);
    expect(draft(number)).toEqual(draft(number));
  }
});
