import * as z from 'zod/mini';
import { type Auth, changes, type Endpoint } from '../../shared/endpoint.ts';
import { capabilitiesOf } from './capabilities.ts';
import { errorReferences, pageContent } from './errors.ts';
import { jsonSchemaOf } from './jsonSchema.ts';
import { referring } from './shapes.ts';
import { workParameters } from './work.ts';

type Schema = NonNullable<Endpoint['body']>;

/** An operation as OpenAPI describes it. */
export function operationObject(operationId: string, endpoint: Endpoint) {
  const { auth, params, query, body, status = 200 } = endpoint;
  return {
    operationId,
    tags: capabilitiesOf(endpoint).map((each) => each.name),
    summary: firstSentence(endpoint.summary),
    description: `${endpoint.summary} For ${whoMayCall(auth)}.`,
    ...(changes(endpoint) && { [changesSomething]: true }),
    security: auth === 'public' ? [] : [{ [auth.role]: [] }],
    parameters: [...parameters('path', params), ...parameters('query', query), ...workParameters(endpoint)],
    ...(body && {
      requestBody: { required: !z.safeParse(body, {}).success, content: json(jsonSchemaOf(body, 'input')) },
    }),
    responses: {
      ...answersOf(endpoint, status),
      ...errorReferences(endpoint),
    },
  };
}

function answersOf({ html, calendar, response }: Endpoint, status: number) {
  if (html) return pageAnswers;
  const schema = jsonSchemaOf(response, 'output');
  return { [status]: { description: 'Success.', content: calendar ? { 'text/calendar': { schema } } : json(schema) } };
}

/** Marks an operation that changes something, for whom reads the document by a program. */
export const changesSomething = 'x-changes-something';

/** Who may call, as a part of a sentence. */
export function whoMayCall(auth: Auth): string {
  if (auth === 'public') return 'everybody';
  const who = `a ${auth.role} who is logged in`;
  return auth.own === undefined ? who : `${who}, with the own id as \`${auth.own}\``;
}

/** A page says itself that there is nothing. */
const pageAnswers = {
  200: { description: 'A page.', content: pageContent },
  404: { description: 'A page that says that there is none.', content: pageContent },
};

function firstSentence(text: string): string {
  return text.split(/(?<=\.)\s/)[0] ?? text;
}

function parameters(place: 'path' | 'query', schema: Schema | undefined) {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'address');
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: required.includes(name),
    // One value with commas between its parts.
    ...((each as { type?: unknown }).type === 'array' && { style: 'form', explode: false }),
    schema: referring(each),
  }));
}

function json(schema: object) {
  return { 'application/json': { schema: referring(schema) } };
}
