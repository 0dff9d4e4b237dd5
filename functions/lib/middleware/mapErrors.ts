import type { MiddlewareObj } from '@middy/core';
import type { Endpoint } from '../../../shared/endpoint.ts';
import { type ErrorCode, Failure, fail } from '../../../shared/errors.ts';
import type { ParsedEvent } from './parseRequest.ts';
import { json } from './sendReply.ts';

const implied: readonly ErrorCode[] = ['invalid_request', 'malformed_json', 'payload_too_large'];

/** A declared failure becomes its answer; anything else an opaque 500, for the log to explain. */
export function mapErrors(endpoint: Endpoint): MiddlewareObj<ParsedEvent, unknown> {
  const declared = new Set<ErrorCode>([...implied, ...endpoint.errors]);
  return {
    onError: (request) => {
      const failure = asFailure(request.error, declared);
      request.response = json(failure.status, failure.toBody());
    },
  };
}

function asFailure(error: unknown, declared: ReadonlySet<ErrorCode>): Failure {
  return error instanceof Failure && declared.has(error.code) ? error : fail('internal');
}
