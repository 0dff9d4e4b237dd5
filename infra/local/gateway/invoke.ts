import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import * as z from 'zod/mini';
import { routeTimeoutSeconds } from '../../functions/operations.ts';
import { errorReply, type HttpReply } from '../http.ts';
import type { Route } from './router.ts';

export interface ApiRoute extends Route {
  /** Another time than every route has, for tests. */
  timeoutSeconds?: number;
  invoke(event: APIGatewayProxyEventV2, context: Context): Promise<unknown>;
}

/** Calls the function as Lambda does: with a context, within its time, and without its errors reaching the client. */
export function invoke(route: ApiRoute, event: APIGatewayProxyEventV2): Promise<HttpReply> {
  const milliseconds = (route.timeoutSeconds ?? routeTimeoutSeconds) * 1_000;
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      console.error(`${route.routeKey} did not answer within ${milliseconds / 1_000} s.`);
      resolve(errorReply('timeout'));
    }, milliseconds);
    run(route, event, milliseconds)
      .then(resolve)
      .finally(() => clearTimeout(timer));
  });
}

async function run(route: ApiRoute, event: APIGatewayProxyEventV2, milliseconds: number): Promise<HttpReply> {
  try {
    return fromResult(await route.invoke(event, lambdaContext(route, event.requestContext.requestId, milliseconds)));
  } catch (error) {
    console.error(`${route.routeKey} failed:`, error);
    return errorReply('internal');
  }
}

function lambdaContext({ routeKey }: Route, requestId: string, milliseconds: number): Context {
  const deadline = Date.now() + milliseconds;
  const functionName = routeKey.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, '');
  return {
    awsRequestId: requestId,
    callbackWaitsForEmptyEventLoop: false,
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:local:000000000000:function:${functionName}`,
    logGroupName: `/aws/lambda/${functionName}`,
    logStreamName: 'local',
    memoryLimitInMB: '1024',
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
    done: () => {},
    fail: () => {},
    succeed: () => {},
  };
}

const structured = z.object({
  statusCode: z.int().check(z.minimum(200), z.maximum(599)),
  headers: z.record(z.string(), z.string()),
  cookies: z.optional(z.array(z.string())),
  body: z.string(),
});

/**
 * A function's result as an answer: the structured form of format 2.0 in "Create AWS Lambda proxy integrations for HTTP
 * APIs in API Gateway" (Amazon API Gateway Developer Guide), as far as our functions use it. Anything else is a fault of
 * ours and answered with 500.
 */
export function fromResult(result: unknown): HttpReply {
  const { data } = structured.safeParse(result);
  if (!data) return errorReply('internal');
  const { statusCode: status, headers, cookies } = data;
  return { status, headers: { ...headers, ...(cookies && { 'set-cookie': cookies }) }, body: Buffer.from(data.body) };
}
