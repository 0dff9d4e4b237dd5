import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { routeTimeoutSeconds } from '../../operations.ts';
import { errorReply, type HttpReply } from '../http/reply.ts';
import { fromResult } from './fromResult.ts';
import type { Route } from './router.ts';

export interface ApiRoute extends Route {
  /** Another time than every route has, for tests. */
  timeoutSeconds?: number;
  invoke(event: APIGatewayProxyEventV2, context: Context): Promise<unknown>;
}

const timedOut = Symbol('timed out');

/** Calls the function as Lambda does: with a context, within its time, and without its errors reaching the client. */
export async function invoke(route: ApiRoute, event: APIGatewayProxyEventV2): Promise<HttpReply> {
  const milliseconds = (route.timeoutSeconds ?? routeTimeoutSeconds) * 1_000;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<typeof timedOut>((resolve) => {
    timer = setTimeout(() => resolve(timedOut), milliseconds);
  });
  try {
    const running = route.invoke(event, lambdaContext(route, event.requestContext.requestId, milliseconds));
    const result = await Promise.race([running, timeout]);
    if (result !== timedOut) return fromResult(result);
    running.catch((error: unknown) => console.error(`${route.routeKey} failed after its time was up:`, error));
    console.error(`${route.routeKey} did not answer within ${milliseconds / 1_000} s.`);
    return errorReply('timeout');
  } catch (error) {
    console.error(`${route.routeKey} failed:`, error);
    return errorReply('internal');
  } finally {
    clearTimeout(timer);
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
