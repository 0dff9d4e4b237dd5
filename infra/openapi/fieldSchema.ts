import type { Field, SetField, TextField, WholeField } from '../../shared/rules/field.ts';
import { mostCharacters, numberPattern } from '../../shared/rules/numbers.ts';
import { patternOf } from './patterns.ts';

/**
 * Type and bounds of a field, as JSON Schema (draft 2020-12) names them. Within JSON a number may also be text, as a person
 * has typed it; an address carries text in any case.
 */
export function fieldSchema(field: Field, within: 'json' | 'address'): Record<string, unknown> {
  return { title: field.label, ...bounds(field, within) };
}

function bounds(field: Field, within: 'json' | 'address'): Record<string, unknown> {
  if (field.type === 'text') return textSchema(field);
  if (field.type === 'choice') return { type: 'string', enum: [...field.options] };
  if (field.type === 'set') return setSchema(field);
  return within === 'json' ? { anyOf: [wholeSchema(field), typedNumber(field)] } : wholeSchema(field);
}

function textSchema(field: TextField): Record<string, unknown> {
  const { minLength = 1, maxLength, format } = field;
  return {
    type: 'string',
    minLength,
    maxLength,
    pattern: patternOf(field),
    // A day may be typed in other ways than JSON Schema's date: the pattern tells them.
    ...(format !== undefined && format !== 'date' && { format }),
  };
}

function setSchema({ options, alone, apart = [] }: SetField): Record<string, unknown> {
  const pairs = apart.map(([one, other]) => `not both \`${one}\` and \`${other}\``);
  const rules = [...(alone === undefined ? [] : [`\`${alone}\` with no other`]), ...pairs];
  return {
    type: 'array',
    items: { type: 'string', enum: [...options] },
    uniqueItems: true,
    maxItems: options.length,
    description: ['Options that hold', ...rules].join(', '),
  };
}

function wholeSchema({ min, max }: WholeField): Record<string, unknown> {
  return { type: 'integer', minimum: min, maximum: max };
}

/** A number as it is typed; its bounds are those of the number itself. */
export function typedNumber({ money, code }: Pick<WholeField, 'money' | 'code'>): Record<string, unknown> {
  const digits = 'A number as it is typed, in digits of English, Urdu or Arabic';
  return {
    type: 'string',
    // A code has no zero in front.
    pattern: code ? numberPattern({}).replace('^', '^(?![0\\u0660\\u06f0])') : numberPattern(money ? { money } : {}),
    maxLength: mostCharacters,
    description: money ? `${digits}: \`12,500\`, \`12 500\`, \`PKR 12500\`, \`12500/-\`.` : `${digits}.`,
  };
}
