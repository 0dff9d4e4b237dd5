import packageJson from '../../package.json' with { type: 'json' };
import { api } from '../../shared/api.ts';
import type { Endpoint } from '../../shared/endpoint.ts';
import { capabilities } from './capabilities.ts';
import { errorResponses } from './errors.ts';
import { changesSomething, operationObject } from './operation.ts';
import { shapes } from './shapes.ts';

/** The API as an OpenAPI 3.1 document. */
export function openApiDocument() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sarai',
      version: packageJson.version,
      description:
        "Room booking for Pakistan's northern areas.\n\n" +
        `Operations that change something are marked \`${changesSomething}\`. They answer 400 \`invalid_request\` to a query name ` +
        'that is not stated here, to an empty query value, and to a body with members where none is stated. All others ' +
        'leave these alone. Unknown members of a body that is stated are dropped everywhere.',
      license: { name: packageJson.license, identifier: packageJson.license },
    },
    servers: [{ url: '/api', description: 'On the origin of the site.' }],
    tags: capabilities.map(({ name, description }) => ({ name, description })),
    paths: paths(),
    components: {
      schemas: shapes(),
      responses: errorResponses(Object.values(api)),
      securitySchemes: { user: session('traveller'), vendor: session('vendor') },
    },
  };
}

function session(who: string) {
  return {
    type: 'http',
    scheme: 'bearer',
    description: `The \`token\` that a ${who}'s signup or login answers.`,
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
