import { type ChoiceField, type Field, patternOf, type TextField, type WholeField } from '../../shared/rules/field.ts';

/** What the API's document says of a field: type and bounds, as JSON Schema (draft 2020-12) names them. */
export function fieldSchema(field: Field): Record<string, unknown> {
  return { title: field.label, ...bounds(field) };
}

function bounds(field: Field): Record<string, unknown> {
  if (field.type === 'text') return textSchema(field);
  return field.type === 'whole' ? wholeSchema(field) : choiceSchema(field);
}

function textSchema(field: TextField): Record<string, unknown> {
  const { minLength = 1, maxLength, format } = field;
  const pattern = patternOf(field);
  return {
    type: 'string',
    minLength,
    maxLength,
    ...(pattern !== undefined && { pattern }),
    // A day may be typed as MM/DD/YY too, which is no date of JSON Schema's.
    ...(format !== undefined && format !== 'date' && { format }),
  };
}

function wholeSchema({ min, max }: WholeField): Record<string, unknown> {
  return { type: 'integer', minimum: min, maximum: max };
}

function choiceSchema({ options }: ChoiceField): Record<string, unknown> {
  return { type: 'string', enum: [...options] };
}
