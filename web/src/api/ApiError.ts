import type { ErrorCode } from '../../../shared/errorCatalogue.ts';
import type { FixedTerms } from '../../../shared/rules/advanceTerms.ts';
import type { SentIssue } from '../../../shared/rules/issues.ts';
import type { Quote } from '../../../shared/rules/quote.ts';
import type { WorkChallenge } from '../../../shared/work.ts';

/**
 * `unreachable`: no answer came. `too_slow`: none in time. `unreadable`: an answer, but not one of our API's.
 */
export type ApiErrorCode = ErrorCode | 'unreachable' | 'too_slow' | 'unreadable';

/** A call that failed. `message` is a sentence for the person at the screen; `status` is 0 where no answer came. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly status: number;
  /** Values in the sentence of the code, such as a new price. */
  readonly params: Readonly<Record<string, string | number>>;
  readonly issues: readonly SentIssue[];
  /** Work with which the call would pass. */
  readonly challenge: WorkChallenge | undefined;
  /** Of a price that has changed: the price of the stay now. */
  readonly quote: Quote | undefined;
  /** Of terms that have changed: those of the advance now, where one is asked for. */
  readonly terms: FixedTerms | undefined;

  constructor(message: string, { code, status = 0, params = {}, issues = [], ...details }: ApiErrorDetails) {
    super(message);
    this.code = code;
    this.status = status;
    this.params = params;
    this.issues = issues;
    this.challenge = details.challenge;
    this.quote = details.quote;
    this.terms = details.terms;
  }
}

type ApiErrorDetails = Pick<ApiError, 'code'> &
  Partial<Pick<ApiError, 'status' | 'params' | 'issues' | 'challenge' | 'quote' | 'terms'>>;

/** Whether a failed call may have been carried out all the same: its answer was lost on the way. */
export function mayHaveArrived(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 0 || error.status >= 500 || error.code === 'unreadable';
}

/** Whether what was asked for is not there; what names nothing is refused by its form. */
export function isNotThere(error: ApiError | undefined): boolean {
  return error?.status === 404 || error?.status === 400;
}
