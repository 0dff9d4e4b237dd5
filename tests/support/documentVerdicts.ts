import { fieldSchema } from '../../infra/openapi/fieldSchema.ts';
import { type Field, violationOf } from '../../shared/rules/field.ts';
import { problems, type Schema } from '../campaign/document/schemaCheck.ts';
import { type Random, randomOf } from '../campaign/random.ts';

/** Whether a validator of JSON Schema takes a value, and whether the rule does. */
export function verdicts(field: Field, value: string): [document: boolean, rule: boolean] {
  const schema = fieldSchema(field, 'json') as Schema;
  return [problems(value, schema, { path: '', schemas: {} }).length === 0, violationOf(field, value) === undefined];
}

/** 20,000 values, each one of the known with one to four places changed. */
export function changedValues(known: readonly string[]): string[] {
  const random = randomOf(24);
  return Array.from({ length: 20_000 }, () => changed(random.pick(known), random));
}

const parts = [
  '(0)',
  '+',
  '0',
  '9',
  '۲',
  ' ',
  '-',
  '/',
  '.',
  '@',
  'a',
  'A',
  '\u200d',
  '\u202e',
  '\ufeff',
  '31',
  '12',
  '\ud83d',
];

/** A value with one to four places changed. */
function changed(value: string, random: Random): string {
  let text = value;
  for (let left = random.whole(1, 4); left > 0; left -= 1) {
    const at = random.whole(0, text.length);
    text = text.slice(0, at) + (random.chance(0.7) ? random.pick(parts) : '') + text.slice(at + random.whole(0, 2));
  }
  return text;
}
