import { expect, test } from 'vitest';
import { openApiDocument } from '../../infra/openapi.ts';
import { openApiPage } from '../../infra/openapiPage.ts';
import { api } from '../../shared/api.ts';
import type { Endpoint } from '../../shared/endpoint.ts';
import { errorCatalogue } from '../../shared/errors.ts';

interface Operation {
  operationId: string;
  parameters: { name: string; in: string; required: boolean; schema: Record<string, unknown> }[];
  requestBody?: { content: Record<string, { schema: { properties: object } }> };
  responses: Record<string, { description: string; content: Record<string, { schema: { properties: object } }> }>;
}

const document = JSON.parse(JSON.stringify(openApiDocument()));

function operation({ path, method }: Endpoint): Operation {
  return document.paths[path][method.toLowerCase()];
}

const endpoints = Object.entries<Endpoint>(api);

test('it is of version 3.1 and has every operation of the API once', () => {
  expect(document.openapi).toBe('3.1.0');
  const ids = Object.values(document.paths).flatMap((item) => Object.values(item as Record<string, Operation>));
  expect(ids.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(api).sort());
});

test.each(endpoints)('%s declares each parameter of its path as required', (_, endpoint) => {
  const inPath = operation(endpoint).parameters.filter((parameter) => parameter.in === 'path');
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(inPath.map(({ name, required }) => [name, required])).toEqual(names.map((name) => [name, true]));
});

test.each(endpoints)('%s says what it answers, and each error it may answer with', (_, endpoint) => {
  const { responses } = operation(endpoint);
  expect(responses[endpoint.status]?.content['application/json']?.schema.properties).toHaveProperty('message');
  for (const code of [...endpoint.errors, 'internal'] as const) {
    expect(responses[errorCatalogue[code].status]?.description).toContain(code);
  }
});

test('a number that a query string carries keeps its bounds and its default', () => {
  const limit = operation(api.browseRooms).parameters.find(({ name }) => name === 'limit');
  expect(limit).toMatchObject({ required: false, schema: { type: 'integer', minimum: 1, maximum: 50, default: 20 } });
});

test('what must be sent is required, and what has a default is not', () => {
  const body = operation(api.searchRooms).requestBody?.content['application/json']?.schema;
  expect(body).toMatchObject({ required: ['location'] });
});

test('what is sent as a body is described field by field', () => {
  const body = operation(api.searchRooms).requestBody?.content['application/json']?.schema.properties;
  expect(Object.keys(body ?? {})).toContain('minCapacityMembers');
});

test('every reference leads somewhere', () => {
  const names = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name ?? '');
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(names));
});

test('the page for people names every operation and holds no script or style', () => {
  const page = openApiPage();
  for (const name of Object.keys(api)) expect(page).toContain(`<h2 id="${name}">`);
  expect(page).not.toMatch(/<script|<style|style=/);
});

test('what takes a session says so, and what it answers without one', () => {
  const profile = document.paths['/user/profile/{userId}'].get;
  expect(profile.security).toEqual([{ session: [] }]);
  expect(Object.keys(profile.responses)).toEqual(expect.arrayContaining(['401', '403']));
  expect(document.components.securitySchemes.session).toMatchObject({ type: 'http', scheme: 'bearer' });
  expect(document.paths['/user/login'].post.security).toEqual([]);
});
