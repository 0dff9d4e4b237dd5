import type { MiddlewareObj } from '@middy/core';
import { type Endpoint, errorsOf } from '../../../shared/endpoint.ts';
import type { ErrorCode } from '../../../shared/errorCatalogue.ts';
import { Failure, fail } from '../../../shared/errors.ts';
import { isOutage } from '../outage.ts';
import type { ParsedEvent } from './parseRequest.ts';
import { json, page } from './sendReply.ts';

/**
 * Answers a failure that the endpoint declares, an outage of what stands behind as 503 `unavailable`, and any other error
 * as 500 `internal`: the log has the details.
 */
export function mapErrors(endpoint: Endpoint): MiddlewareObj<ParsedEvent, unknown> {
  const declared = new Set<ErrorCode>(errorsOf(endpoint));
  return {
    onError: (request) => {
      const failure = asFailure(request.error, declared);
      const { retryAfter } = failure;
      const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
      request.response = endpoint.html ? saying(failure, headers) : json(failure.status, failure.toBody(), headers);
    },
  };
}

/** A page with the sentence alone: what the site is made of may be what failed. */
function saying({ status, message }: Failure, headers: Record<string, string>) {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex"><title>Sarai</title><p>${message}</p><p><a href="">Try again</a></p></html>`;
  return page({ status, html }, headers);
}

/** Seconds in which what was too much, or is started anew, is over. */
const outageSeconds = 3;

function asFailure(error: unknown, declared: ReadonlySet<ErrorCode>): Failure {
  if (error instanceof Failure && declared.has(error.code)) return error;
  return isOutage(error) ? fail('unavailable', { retryAfter: outageSeconds }) : fail('internal');
}
