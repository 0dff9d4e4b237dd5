import * as z from 'zod/mini';
import { fieldsOfSchemas } from '../../shared/contracts/fields.ts';
import { fieldSchema } from './fieldSchema.ts';

export type JsonSchema = { [key: string]: unknown; properties?: Record<string, unknown>; required?: string[] };

interface Place {
  zodSchema: z.core.$ZodTypes;
  jsonSchema: JsonSchema;
}

/** JSON schema (draft 2020-12) of what is sent in a body (`input`) or in an address, or answered (`output`). */
export function jsonSchemaOf(schema: z.core.$ZodType, part: 'input' | 'address' | 'output'): JsonSchema {
  const io = part === 'output' ? 'output' : 'input';
  const override = (place: Place) => {
    complete(place, part === 'address' ? 'address' : 'json');
    if (io === 'input') requireFields(place);
  };
  const { $schema: _, ...found } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override });
  return found as JsonSchema;
}

/** zod cannot see into what is converted first, neither the field that it is nor its default, and says too much of others. */
function complete({ zodSchema, jsonSchema }: Place, within: 'json' | 'address'): void {
  const field = fieldsOfSchemas.get(zodSchema);
  Object.assign(jsonSchema, field && fieldSchema(field, within), z.globalRegistry.get(zodSchema));
  // Of what is converted to text before it is checked zod knows that it is text.
  if (field?.type === 'whole' && jsonSchema.anyOf) delete jsonSchema.type;
  const { def } = zodSchema._zod;
  if (def.type === 'default') jsonSchema.default = def.defaultValue;
  // A whole number without bounds of ours has those of JavaScript, and a date-time a long pattern beside its format.
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
}

/** To zod whatever is converted first may be left out; the rule that runs behind it refuses that. */
function requireFields({ zodSchema, jsonSchema }: Place): void {
  const { def } = zodSchema._zod;
  if (def.type !== 'object') return;
  const required = Object.entries(def.shape).filter(([, schema]) => !mayBeLeftOut(schema));
  if (required.length > 0) jsonSchema.required = required.map(([name]) => name);
}

function mayBeLeftOut(schema: z.core.$ZodType): boolean {
  const field = fieldsOfSchemas.get(schema);
  if (field?.type === 'whole' && field.optional) return true;
  return ['optional', 'default'].includes(schema._zod.def.type);
}
