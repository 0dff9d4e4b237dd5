/** A JSON Schema (draft 2020-12), as far as the document uses it. */
export type Schema = { readonly [keyword: string]: unknown };

/** Schemas by the names that `$ref` has for them. */
export type Schemas = Readonly<Record<string, Schema>>;

/** Where a value stands, and by what else it is checked. */
interface Place {
  path: string;
  schemas: Schemas;
}

type Check = (value: unknown, wanted: never, place: Place & { schema: Schema }) => string[];

/** They say something to people and nothing about the value. */
const remarks = ['title', 'description', 'default', 'examples'];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const types: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  integer: Number.isInteger,
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: isObject,
  null: (value) => value === null,
};

const formats: Record<string, RegExp> = { 'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/ };

function complain(holds: boolean, { path }: Place, wanted: string): string[] {
  return holds ? [] : [`${path || 'the body'} ${wanted}`];
}

const checks: Record<string, Check> = {
  $ref: (value, name: string, place) => problems(value, shape(name, place.schemas), place),
  type: (value, type: string, place) => complain(types[type]?.(value) === true, place, `is no ${type}`),
  enum: (value, options: unknown[], place) => complain(options.includes(value), place, `is none of ${options}`),
  const: (value, only: unknown, place) => complain(value === only, place, `is not ${only}`),
  minimum: (value, min: number, place) => complain(!(Number(value) < min), place, `is below ${min}`),
  maximum: (value, max: number, place) => complain(!(Number(value) > max), place, `is above ${max}`),
  minLength: (value, min: number, place) => complain(!(String(value).length < min), place, `is shorter than ${min}`),
  maxLength: (value, max: number, place) => complain(!(String(value).length > max), place, `is longer than ${max}`),
  pattern: (value, text: string, place) => complain(new RegExp(text).test(String(value)), place, `is not ${text}`),
  format: (value, name: string, place) =>
    complain(formats[name]?.test(String(value)) !== false, place, `is no ${name}`),
  minItems: (value, min: number, place) => complain(!(lengthOf(value) < min), place, `has less than ${min} items`),
  maxItems: (value, max: number, place) => complain(!(lengthOf(value) > max), place, `has more than ${max} items`),
  uniqueItems: (value, isWanted: boolean, place) =>
    complain(!isWanted || new Set(itemsOf(value)).size === lengthOf(value), place, 'has an item twice'),
  items: (value, schema: Schema, place) =>
    itemsOf(value).flatMap((each, index) => problems(each, schema, within(place, index))),
  required: (value, names: string[], place) =>
    isObject(value) ? names.flatMap((name) => complain(Object.hasOwn(value, name), place, `has no ${name}`)) : [],
  properties: (value, schemas: Schemas, place) =>
    isObject(value)
      ? Object.entries(schemas).flatMap(([name, schema]) =>
          Object.hasOwn(value, name) ? problems(value[name], schema, within(place, name)) : [],
        )
      : [],
  additionalProperties: (value, wanted: boolean | Schema, place) => others(value, wanted, place),
  allOf: (value, all: Schema[], place) => all.flatMap((schema) => problems(value, schema, place)),
  not: (value, schema: Schema, place) =>
    complain(problems(value, schema, place).length > 0, place, 'is nothing that may be answered'),
  anyOf: (value, any: Schema[], place) => {
    const found = any.map((schema) => problems(value, schema, place));
    return found.some((each) => each.length === 0) ? [] : (found[0] ?? []);
  },
};

/**
 * How a value differs from a schema, a sentence each; nothing where it does not.
 * @throws Error for a keyword that it does not know: what it cannot check must not pass
 */
export function problems(value: unknown, schema: Schema, place: Place): string[] {
  return Object.entries(schema).flatMap(([keyword, wanted]) => {
    if (remarks.includes(keyword)) return [];
    const check = checks[keyword];
    if (!check) throw new Error(`No check knows the keyword ${keyword}.`);
    return check(value, wanted as never, { ...place, schema });
  });
}

function shape(reference: string, schemas: Schemas): Schema {
  const found = schemas[reference.replace('#/components/schemas/', '')];
  if (!found) throw new Error(`${reference} leads nowhere.`);
  return found;
}

function others(value: unknown, wanted: boolean | Schema, place: Place & { schema: Schema }): string[] {
  if (!isObject(value) || wanted === true) return [];
  const known = Object.keys((place.schema.properties as Schemas | undefined) ?? {});
  return Object.keys(value)
    .filter((name) => !known.includes(name))
    .flatMap((name) =>
      wanted === false
        ? [`${place.path || 'the body'} has ${name}, which nobody named`]
        : problems(value[name], wanted, within(place, name)),
    );
}

function within({ path, schemas }: Place, step: string | number): Place {
  return { path: path === '' ? String(step) : `${path}.${step}`, schemas };
}

function itemsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function lengthOf(value: unknown): number {
  return itemsOf(value).length;
}
