import { expect, test } from 'vitest';
import { openApiDocument } from '../../../infra/openapi/document.ts';
import { openApiPage } from '../../../infra/openapi/page.ts';
import { api } from '../../../shared/api.ts';
import { type Endpoint, errorsOf } from '../../../shared/endpoint.ts';
import { errorCatalogue } from '../../../shared/errorCatalogue.ts';
import { numberPattern } from '../../../shared/rules/numbers.ts';

type Schema = {
  [key: string]: unknown;
  $ref?: string;
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
};

interface Response {
  $ref?: string;
  description: string;
  headers?: object;
  content: Record<string, { schema: Schema }>;
}

interface Operation {
  operationId: string;
  tags: string[];
  security: object[];
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, Response>;
}

const document = JSON.parse(JSON.stringify(openApiDocument()));

/** The target of a reference, or the value itself. */
function resolved<T extends { $ref?: string }>(value: T): T {
  if (value.$ref === undefined) return value;
  const [, , kind = '', name = ''] = value.$ref.split('/');
  return document.components[kind][name];
}

function operation({ path, method }: Endpoint): Operation {
  return document.paths[path][method.toLowerCase()];
}

function answer(endpoint: Endpoint, status: number): Response {
  const found = operation(endpoint).responses[status];
  if (!found) throw new Error(`${endpoint.path} answers no ${status}.`);
  return resolved(found);
}

function bodyOf(endpoint: Endpoint): Schema {
  return resolved(operation(endpoint).requestBody?.content['application/json']?.schema ?? {});
}

const endpoints = Object.entries<Endpoint>(api);

test('it is of version 3.1 and has every operation of the API once', () => {
  expect(document.openapi).toBe('3.1.0');
  const ids = Object.values(document.paths).flatMap((item) => Object.values(item as Record<string, Operation>));
  expect(ids.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(api).sort());
});

test.each(endpoints)('%s may be refused by the firewall, and says so', (_, endpoint) => {
  expect(answer(endpoint, 429).description).toContain('`too_many_attempts`');
});

test.each(endpoints)('%s belongs to one capability', (_, endpoint) => {
  expect(operation(endpoint).tags).toHaveLength(1);
});

test.each(endpoints)('%s declares each parameter of its path as required', (_, endpoint) => {
  const inPath = operation(endpoint).parameters.filter((parameter) => parameter.in === 'path');
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(inPath.map(({ name, required }) => [name, required])).toEqual(names.map((name) => [name, true]));
});

test.each(endpoints)('%s says what it answers, and each error it may answer with', (_, endpoint) => {
  const { content } = answer(endpoint, endpoint.status ?? 200);
  if (endpoint.html) expect(content['text/html']?.schema).toEqual({ type: 'string' });
  else if (endpoint.calendar) expect(content['text/calendar']?.schema).toEqual({ type: 'string' });
  else expect(resolved(content['application/json']?.schema ?? {}).properties).toHaveProperty('message');
  for (const code of [...errorsOf(endpoint), 'internal'] as const) {
    expect(answer(endpoint, errorCatalogue[code].status).description).toContain(`\`${code}\``);
  }
});

/** Where a value that is sent has no bounds: `address.city`. */
function unbounded(given: Schema, path: string): string[] {
  const schema = resolved(given);
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, each]) => unbounded(each, `${path}.${name}`));
  const items = schema.items ? unbounded(schema.items, `${path}[]`) : [];
  return [...(isBounded(schema) ? [] : [path]), ...inner, ...items];
}

function isBounded(schema: Schema): boolean {
  const needed: Record<string, string[]> = {
    string: ['maxLength'],
    integer: ['minimum', 'maximum'],
    array: ['maxItems'],
    object: ['properties'],
    boolean: [],
  };
  if (schema.anyOf) return schema.anyOf.map(resolved).every(isBounded);
  const bounds = needed[schema.type ?? ''];
  const text = schema.type === 'string' && ('enum' in schema || 'pattern' in schema);
  return text || (bounds?.every((bound) => bound in schema) ?? false);
}

test.each(endpoints)('%s states the bounds of every value that is sent', (_, endpoint) => {
  const sent = operation(endpoint).parameters.flatMap(({ name, schema }) => unbounded(schema, name));
  const body = endpoint.body ? unbounded(bodyOf(endpoint), 'body') : [];
  expect([...sent, ...body]).toEqual([]);
});

test('a number that a query string carries keeps its bounds and its default', () => {
  const limit = operation(api.browseRooms).parameters.find(({ name }) => name === 'limit');
  expect(limit).toMatchObject({ required: false, schema: { type: 'integer', minimum: 1, maximum: 50, default: 20 } });
});

test('what must be sent is told from what has a default', () => {
  expect(bodyOf(api.searchRooms).required).toEqual(['location']);
});

test('a number within JSON may be the text that a person types, by a pattern that reads what the rules read', () => {
  const { TypedRupees, TypedNumber } = document.components.schemas;
  const reads = ({ pattern }: { pattern: string }, typed: string) => new RegExp(pattern, 'u').test(typed);
  for (const typed of ['12500', '12,500', '12 500', 'PKR 12500', '12500/-', '۱۲۵۰۰', '1,25,000', 'Rs. 12,500/-']) {
    expect([typed, reads(TypedRupees, typed)]).toEqual([typed, true]);
  }
  for (const typed of ['12,50', '12.500', '1e4', '-5', '', 'PKR']) {
    expect([typed, reads(TypedRupees, typed)]).toEqual([typed, false]);
  }
  expect(['101', '۱۰۱', '١٠١', '1,000', 'PKR 5'].map((typed) => reads(TypedNumber, typed))).toEqual([
    ...[true, true, true, false, false],
  ]);
});

test('a zip code may be left out, and what is answered is a number', () => {
  const { AddressForm, Address } = document.components.schemas;
  expect(AddressForm.required).toEqual(['street', 'city', 'state', 'country']);
  expect([Address.required, Address.properties.zipCode]).toEqual([AddressForm.required, { type: 'integer' }]);
});

test('a field of a form has the type, the range and the choices that its rule checks', () => {
  const { hotelDetail = {} } = bodyOf(api.createProperty).properties ?? {};
  const hotel = resolved(hotelDetail).properties ?? {};
  expect(resolved(hotel.classType ?? {}).enum).toEqual(['Economy', 'First', 'Business']);
  const room = resolved(hotel.rooms?.items ?? {}).properties ?? {};
  const [whole, typed] = room.price?.anyOf ?? [];
  expect(whole).toMatchObject({ type: 'integer', minimum: 1, maximum: 1_000_000 });
  expect(resolved(typed ?? {})).toMatchObject({ type: 'string', pattern: numberPattern({ money: true }) });
});

/** Every object schema of a part of the document, written out. */
function objects(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'properties' in part && !('$ref' in part) ? [JSON.stringify(part)] : [];
  return [...own, ...Object.values(part).flatMap(objects)];
}

test('no shape is written twice: it has a name', () => {
  const all = objects({ paths: document.paths, schemas: document.components.schemas });
  expect(all.filter((shape, index) => all.indexOf(shape) !== index)).toEqual([]);
});

test('every reference leads somewhere', () => {
  const found = [...JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)];
  const missing = found.filter(([, kind = '', name = '']) => document.components[kind]?.[name] === undefined);
  expect(found.length).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

test('the page for people names every operation and shape and holds no script or style', () => {
  const page = openApiPage();
  for (const name of Object.keys(api)) expect(page).toContain(`<h2 id="${name}">`);
  for (const name of Object.keys(document.components.schemas)) expect(page).toContain(`<h3 id="${name}">`);
  expect(page).not.toMatch(/<script|<style|style=/);
});

test('what takes a session says whose, and what it answers without one', () => {
  const profile = operation(api.getUserProfile);
  expect(profile.security).toEqual([{ user: [] }]);
  expect(Object.keys(profile.responses)).toEqual(expect.arrayContaining(['401', '403']));
  expect(document.components.securitySchemes.user).toMatchObject({ type: 'http', scheme: 'bearer' });
  expect(operation(api.createProperty).security).toEqual([{ vendor: [] }]);
  expect(operation(api.userLogin).security).toEqual([]);
});

test('whoever is refused for a while is told when to try again', () => {
  expect(answer(api.userLogin, 429).headers).toHaveProperty('Retry-After');
  expect(answer(api.getHealth, 503).headers).toHaveProperty('Retry-After');
});
