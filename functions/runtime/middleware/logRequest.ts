import type { MiddlewareObj, Request } from '@middy/core';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { Failure } from '../../../shared/errors.ts';
import { logCall } from '../callLine.ts';
import { count } from '../figures.ts';
import { describeError } from '../log.ts';
import type { ParsedEvent } from './parseRequest.ts';

type SeenEvent = Request<ParsedEvent, unknown>;

/** The form of the ids that CloudFront gives. Who calls the gateway itself can send anything in their place. */
const edgeId = /^[\w-]{20,100}={0,2}$/;

/**
 * One line a request: operation, status, time, and the ids that the gateway and the distribution before it know it by.
 * The error is added when the status is 500 or more, and such an answer is counted: a fault of ours, or an outage of what
 * stands behind. A change that is refused while writes rest is neither, so that no alarm wakes whoever restores.
 */
export function logRequest(operation: string): MiddlewareObj<ParsedEvent, unknown> {
  const started = new WeakMap<object, number>();
  const line = (request: SeenEvent) => {
    const { statusCode = 0 } = request.response as APIGatewayProxyStructuredResultV2;
    const facts = {
      operation,
      status: statusCode,
      ms: Math.round(performance.now() - (started.get(request.event) ?? 0)),
      ...idsOf(request.event),
    };
    if (statusCode < 500 || isOfRest(request)) logCall('info', facts, request.context);
    else logFault({ ...facts, ...describeError(request.error) }, request);
  };
  return {
    before: ({ event }) => {
      started.set(event, performance.now());
    },
    after: line,
    onError: line,
  };
}

function isOfRest({ error }: SeenEvent): boolean {
  return error instanceof Failure && error.code === 'writes_rest';
}

function logFault(facts: { status: number }, { context }: SeenEvent): void {
  count(facts.status === 503 ? 'unavailable' : 'faults');
  logCall('error', facts, context);
}

function idsOf({ requestContext, headers }: ParsedEvent): Record<string, string | undefined> {
  const edgeRequestId = headers['x-amz-cf-id'];
  return { gatewayRequestId: requestContext.requestId, ...(edgeId.test(edgeRequestId ?? '') && { edgeRequestId }) };
}
