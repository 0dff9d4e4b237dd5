/** AWS's names of errors that pass by themselves. */
const passing = new Set([
  'InternalError',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ServiceUnavailable',
  'SlowDown',
  'Throttling',
  'ThrottlingException',
  'TooManyRequestsException',
  // Another write was at the same item through all our tries.
  'TransactionConflictException',
  'TransactionInProgressException',
  // No answer in time: in that of a call, or in that of the whole request.
  'AbortError',
  'RequestTimeout',
  'RequestTimeoutException',
  'TimeoutError',
]);

/** Such reasons of a single write within a transaction; `None` is that of a write without a problem. */
const passingReasons = new Set(['None', 'ProvisionedThroughputExceeded', 'ThrottlingError', 'TransactionConflict']);

/** Codes of Node for a service that cannot be reached, or has gone away while it was asked. */
const unreachable = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Fields of the AWS SDK and of Node on errors. */
interface ServiceError extends Error {
  code?: unknown;
  $fault?: unknown;
  $retryable?: unknown;
  $metadata?: { httpStatusCode?: number };
  CancellationReasons?: { Code?: string }[];
}

/**
 * Whether an error says that a service of AWS does not answer now, and not that it was asked for the wrong thing: a fault
 * of the service, too much for it, or nobody there. Wrong credentials, permissions and requests are faults of ours.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, code, $fault, $retryable, $metadata, CancellationReasons: reasons = [] }: ServiceError = error;
  if (name === 'TransactionCanceledException') {
    return reasons.length > 0 && reasons.every(({ Code = 'None' }) => passingReasons.has(Code));
  }
  const failed = $fault === 'server' || $retryable !== undefined || ($metadata?.httpStatusCode ?? 0) >= 500;
  return failed || passing.has(name) || unreachable.has(String(code));
}
