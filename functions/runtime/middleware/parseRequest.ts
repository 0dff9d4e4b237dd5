import type { MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type * as z from 'zod/mini';
import { changes, type Endpoint } from '../../../shared/endpoint.ts';
import { fail } from '../../../shared/errors.ts';
import { parse } from '../../../shared/parse.ts';
import type { Session } from '../session.ts';
import { refuseUnstated } from './refuseUnstated.ts';

/** Largest JSON body in bytes. */
export const bodyLimit = 100 * 1024;

/** The event with what the chain has found out about it. */
export type ParsedEvent = APIGatewayProxyEventV2 & {
  input: Record<string, unknown>;
  session?: Session;
  /** Whether the distribution sent it on. */
  throughEdge?: boolean;
  /** Cookies that the answer sets. */
  answerCookies?: readonly string[];
};

/** Puts the parts that the endpoint declares on the event as `input`, or refuses the request. Whoever reads may send more. */
export function parseRequest(endpoint: Endpoint): MiddlewareObj<ParsedEvent> {
  return {
    before: ({ event }) => {
      const { queryStringParameters: query = {} } = event;
      if (changes(endpoint)) refuseUnstated(endpoint, query, () => readJson(event));
      event.input = {
        ...part('params', endpoint.params, () => event.pathParameters ?? {}),
        ...part('query', endpoint.query, () => given(query)),
        ...part('body', endpoint.body, () => readJson(event)),
      };
    },
  };
}

function part(name: string, schema: z.ZodMiniType | undefined, read: () => unknown) {
  return schema ? { [name]: parse(schema, read()) } : {};
}

/** A query value without content, as in `?class=`, is not given. */
function given(query: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

function readJson(event: APIGatewayProxyEventV2): unknown {
  const bytes = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > bodyLimit) throw fail('payload_too_large');
  if (bytes.length === 0) return {};
  try {
    return JSON.parse(bytes.toString('utf8'), wellFormed);
  } catch {
    throw fail('malformed_json');
  }
}

/** JSON can carry half a surrogate pair, which DynamoDB cannot store. It becomes U+FFFD, as invalid UTF-8 does. */
function wellFormed(_: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}
