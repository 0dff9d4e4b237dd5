import type { MiddlewareObj, Request } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { describeError, log } from '../log.ts';
import type { ParsedEvent } from './parseRequest.ts';

type Seen = Request<ParsedEvent, unknown>;

/** One line a request: operation, status, time. The error is added when the status is 500 or more. */
export function logRequest(operation: string): MiddlewareObj<ParsedEvent, unknown> {
  const started = new WeakMap<object, number>();
  const line = (request: Seen) => {
    const { statusCode = 0 } = request.response as APIGatewayProxyStructuredResultV2;
    const ours = statusCode >= 500;
    log(ours ? 'error' : 'info', {
      operation,
      status: statusCode,
      ms: Math.round(performance.now() - (started.get(request.event) ?? 0)),
      requestId: request.context?.awsRequestId,
      ...(ours && describeError(request.error)),
    });
  };
  return {
    before: ({ event }) => {
      started.set(event, performance.now());
    },
    after: line,
    onError: line,
  };
}
