import { type ErrorCode, errorCatalogue } from './errorCatalogue.ts';
import type { FixedTerms } from './rules/advanceTerms.ts';
import type { FieldIssue, SentIssue } from './rules/issues.ts';
import type { Quote } from './rules/quote.ts';
import { sentenceOf } from './rules/sentenceOf.ts';
import type { WorkChallenge } from './work.ts';

/** The sentence of a suspended account with the reason, in the words of whoever suspended it. */
export function suspensionSentence(reason: string): string {
  return `${errorCatalogue.account_suspended.message} Reason: ${reason}`;
}

type Params = Readonly<Record<string, string | number>>;

/**
 * The body of every failed call. `params` is what the sentence of the code needs: `seconds` to wait, tries `left`, the `reason` of a
 * suspension. `challenge` comes with `work_needed`: the call passes when it is sent again with the solution. `quote` comes with
 * `price_changed` of a request: what the stay costs now. `terms` comes with `terms_changed`, where an advance is asked for.
 */
export interface ErrorBody {
  message: string;
  code: ErrorCode;
  params?: Params;
  issues?: SentIssue[];
  challenge?: WorkChallenge;
  quote?: Quote;
  terms?: FixedTerms;
}

interface FailureDetails {
  message?: string;
  params?: Params;
  issues?: readonly FieldIssue[];
  challenge?: WorkChallenge;
  quote?: Quote;
  terms?: FixedTerms;
  /** Whole seconds after which it is worth trying again: the `Retry-After` header. */
  retryAfter?: number;
  /** The error behind the failure: the log has it, an answer never. */
  cause?: unknown;
}

/** A request that is refused, as it is thrown; `fail` makes it, and `toBody` is what is answered. */
export class Failure extends Error {
  override name = 'Failure';
  readonly code: ErrorCode;
  readonly params: Params | undefined;
  readonly issues: SentIssue[] | undefined;
  readonly challenge: WorkChallenge | undefined;
  readonly quote: Quote | undefined;
  readonly terms: FixedTerms | undefined;
  readonly retryAfter: number | undefined;

  /** Without a message of its own it says what the first issue says, or else what the catalogue has for its code. */
  constructor(code: ErrorCode, details: FailureDetails = {}) {
    const { message, params, issues, challenge, quote, terms, retryAfter, cause } = details;
    const sent = issues?.map((issue) => ({ ...issue, message: sentenceOf(issue) }));
    super(message ?? sent?.[0]?.message ?? errorCatalogue[code].message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.params = params;
    this.issues = sent;
    this.challenge = challenge;
    this.quote = quote;
    this.terms = terms;
    this.retryAfter = retryAfter;
  }

  /** HTTP status of the answer. */
  get status(): number {
    return errorCatalogue[this.code].status;
  }

  toBody(): ErrorBody {
    const { message, code, params, issues, challenge, quote, terms } = this;
    const besides = { ...(challenge && { challenge }), ...(quote && { quote }), ...(terms && { terms }) };
    return { message, code, ...(params && { params }), ...(issues && { issues }), ...besides };
  }
}

/** The one way to refuse a request: `throw fail('room_not_found')`. The endpoint must declare the code. */
export function fail(code: ErrorCode, details?: FailureDetails): Failure {
  return new Failure(code, details);
}
