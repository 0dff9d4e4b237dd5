import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { routeTimeoutSeconds } from '../../functions/operations.ts';
import { errorReply, type HttpReply } from '../http.ts';
import { fromResult } from './fromResult.ts';
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
