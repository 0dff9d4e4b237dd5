import * as z from 'zod/mini';
import { api } from '../shared/api.ts';
import { fieldOf, notesOf } from '../shared/contracts/fields.ts';
import { type Endpoint, impliedErrors } from '../shared/endpoint.ts';
import { type ErrorCode, errorCatalogue } from '../shared/errors.ts';
import { fieldSchema } from './fieldSchema.ts';

type Schema = NonNullable<Endpoint['body']>;
type JsonSchema = { [key: string]: unknown; properties?: Record<string, unknown>; required?: string[] };

/** The API as an OpenAPI 3.1 document. */
export function openApiDocument() {
  return {
    openapi: '3.1.0',
    info: { title: 'Sarai', version: '0.1.0', description: "Room booking for Pakistan's northern areas." },
    servers: [{ url: '/api' }],
    paths: paths(),
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token that a signup or a login of the role answers.',
        },
      },
    },
  };
}

function paths(): Record<string, Record<string, unknown>> {
  const found: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(api)) {
    found[endpoint.path] = {
      ...found[endpoint.path],
      [endpoint.method.toLowerCase()]: operationObject(name, endpoint),
    };
  }
  return found;
}

function operationObject(operationId: string, endpoint: Endpoint) {
  const { params, query, body } = endpoint;
  return {
    operationId,
    summary: endpoint.summary,
    security: endpoint.auth === 'public' ? [] : [{ session: [] }],
    parameters: [...parameters('path', params), ...parameters('query', query)],
    ...(body && { requestBody: { required: true, content: json(schemaOf(body, 'input')) } }),
    responses: {
      [endpoint.status]: { description: 'Success.', content: json(schemaOf(endpoint.response, 'output')) },
      ...errorResponses(codesOf(endpoint)),
    },
  };
}

function parameters(place: 'path' | 'query', schema: Schema | undefined) {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input');
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: each,
  }));
}

/** The codes that an endpoint declares and those that go without saying. */
function codesOf(endpoint: Endpoint): ErrorCode[] {
  return [...impliedErrors(endpoint), ...endpoint.errors, 'internal', 'timeout'];
}

function errorResponses(codes: readonly ErrorCode[]): Record<string, unknown> {
  const byStatus = Map.groupBy(codes, (code) => errorCatalogue[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [
      status,
      {
        description: same.map((code) => `\`${code}\`: ${errorCatalogue[code].message}`).join('\n\n'),
        content: json({
          allOf: [{ $ref: '#/components/schemas/Error' }, { type: 'object', properties: { code: { enum: same } } }],
        }),
      },
    ]),
  );
}

const errorSchema = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', description: 'A sentence for the person who asked.' },
    code: { enum: Object.keys(errorCatalogue) },
    issues: {
      type: 'array',
      description: 'The fields that were refused.',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

function json(schema: object) {
  return { 'application/json': { schema } };
}

/** JSON schema of what is sent (`input`) or answered (`output`). */
function schemaOf(schema: Schema, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...found } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: complete });
  return found as JsonSchema;
}

/** zod cannot see into what is converted first: neither the field that it is, nor its default. */
function complete({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema }): void {
  const field = fieldOf(zodSchema);
  Object.assign(jsonSchema, field && fieldSchema(field), notesOf(zodSchema));
  const { def } = zodSchema._zod;
  if (def.type === 'default') jsonSchema.default = def.defaultValue;
}
