import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import type { Handler } from '../../functions/runtime/handlerOf.ts';
import { asRoleOf } from './permissions.ts';

export interface Call {
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** An object is sent as JSON, a string as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Whose session makes the call. */
  token?: string | undefined;
  /** The address that the call comes from. */
  from?: string;
  /** Cookies of the browser, `name=value` each. */
  cookies?: string[];
}

export interface CallAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test asserts on what came, whatever its shape.
  body: any;
  headers: Record<string, string>;
  /** Lines of `Set-Cookie`. */
  cookies: string[];
}

/** Sends one request through a handler's whole chain, as API Gateway would, and reads the answer. */
export async function call(handler: unknown, request: Call = {}): Promise<CallAnswer> {
  const event = {
    pathParameters: request.params,
    queryStringParameters: request.query,
    headers: {
      ...(typeof request.body === 'object' && { 'content-type': 'application/json' }),
      ...request.headers,
      ...(request.token !== undefined && { authorization: `Bearer ${request.token}` }),
    },
    cookies: request.cookies,
    requestContext: { requestId: 'gateway', http: { sourceIp: request.from ?? '203.0.113.7' } },
    body: typeof request.body === 'object' ? JSON.stringify(request.body) : request.body,
  } as unknown as APIGatewayProxyEventV2;
  const lambda = handler as Handler;
  const answer = await asRoleOf(lambda.ports, () => lambda(event, { awsRequestId: 'test' } as Context));
  return {
    status: answer.statusCode ?? 0,
    body: String(answer.headers?.['content-type']).startsWith('text/')
      ? answer.body
      : JSON.parse(answer.body ?? 'null'),
    headers: answer.headers as Record<string, string>,
    cookies: answer.cookies ?? [],
  };
}
