import type { MiddlewareObj } from '@middy/core';
import { type Endpoint, impliedErrors } from '../../../shared/endpoint.ts';
import { type ErrorCode, Failure, fail } from '../../../shared/errors.ts';
import type { ParsedEvent } from './parseRequest.ts';
import { json } from './sendReply.ts';

/** Answers a failure that the endpoint declares, and any other error as 500 `internal`: the log has the details. */
export function mapErrors(endpoint: Endpoint): MiddlewareObj<ParsedEvent, unknown> {
  const declared = new Set<ErrorCode>([...impliedErrors(endpoint), ...endpoint.errors]);
  return {
    onError: (request) => {
      const failure = asFailure(request.error, declared);
      const { retryAfter } = failure;
      request.response = json(failure.status, failure.toBody(), {
        ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      });
    },
  };
}

function asFailure(error: unknown, declared: ReadonlySet<ErrorCode>): Failure {
  return error instanceof Failure && declared.has(error.code) ? error : fail('internal');
}
