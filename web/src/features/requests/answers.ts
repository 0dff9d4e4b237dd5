import { plural, t } from '@lingui/core/macro';
import type { AnswerOutcome } from '../../../../shared/contracts/vendorBookings.ts';
import { type ApiError, type ApiErrorCode, mayHaveArrived } from '../../api/ApiError.ts';

export type Answer = 'accept' | 'reject';

/** The outcome of an answer that succeeded. */
export const doneBy = { accept: 'accepted', reject: 'rejected' } as const satisfies Record<Answer, AnswerOutcome>;

/**
 * The result of an answer to a request: its outcome, or an error in a sentence. `unknown` and `lost` mean that the answer may
 * have arrived though no response came; of an error that is `told` a toast has said the sentence.
 */
export type AnswerResult =
  | { outcome: AnswerOutcome | 'unknown'; roomNumbers?: readonly number[] | undefined }
  | { message: string; lost?: boolean; told?: true };

/** Refusals that are outcomes: the API names them by an error where one request was answered, by an outcome among many. */
const outcomes: Partial<Record<ApiErrorCode, AnswerOutcome>> = {
  not_waiting: 'not_waiting',
  booking_not_found: 'not_waiting',
  nights_taken: 'nights_taken',
  room_not_found: 'room_removed',
  being_changed: 'being_changed',
};

export function resultOf(error: ApiError): AnswerResult {
  const outcome = outcomes[error.code];
  return outcome ? { outcome } : { message: error.message, lost: mayHaveArrived(error) };
}

/** The reason why a request is still pending, where one is known. */
export function sayRefusal(result: AnswerResult | undefined): string | undefined {
  if (result === undefined || isUnknown(result)) return undefined;
  return 'message' in result && result.told ? undefined : sayResult(result);
}

/** The outcome of a result as one of a list; of one that is not known, none. */
export function knownOutcome(result: AnswerResult): { outcome: AnswerOutcome }[] {
  return 'outcome' in result && result.outcome !== 'unknown' ? [{ outcome: result.outcome }] : [];
}

function isUnknown(result: AnswerResult): boolean {
  return 'outcome' in result && result.outcome === 'unknown';
}

/** The result for a request that has left the list of pending ones. */
export function resultOfGone(result: AnswerResult | undefined): AnswerResult {
  if (result === undefined || isEnd(result)) return result ?? { outcome: 'not_waiting' };
  const lost = 'message' in result ? result.lost : isUnknown(result);
  return { outcome: lost ? 'unknown' : 'not_waiting' };
}

export function sayResult(result: AnswerResult): string {
  if ('message' in result) return result.message;
  return {
    accepted: t`Accepted`,
    rejected: t`Declined`,
    nights_taken: t`Some of these nights are taken by now, so it cannot be accepted.`,
    room_removed: t`This room is not listed any more, so it cannot be accepted.`,
    being_changed: t`This property is being changed right now. Try again in a minute.`,
    unknown: t`Your answer may have arrived. Look under Active Bookings.`,
    not_waiting: t`This request is no longer waiting: it was taken back, answered elsewhere, or its time is over.`,
  }[result.outcome];
}

/** The outcome in a sentence; none of an error, which its toast says. */
export function outcomeSentence(result: AnswerResult): string | undefined {
  return 'outcome' in result ? sayResult(result) : undefined;
}

/** How many came to each outcome, in words: `3 accepted`, `1 not accepted: nights are taken`. */
export function sayCounts(all: readonly { outcome: AnswerOutcome }[]): string[] {
  const counts = new Map<AnswerOutcome, number>();
  for (const { outcome } of all) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return [...counts].map(([outcome, count]) => sayCount(outcome, count));
}

function sayCount(outcome: AnswerOutcome, count: number): string {
  return {
    accepted: plural(count, { one: '# accepted', other: '# accepted' }),
    rejected: plural(count, { one: '# declined', other: '# declined' }),
    nights_taken: plural(count, { one: '# left: its nights are taken', other: '# left: their nights are taken' }),
    room_removed: plural(count, { one: '# left: its room is gone', other: '# left: their rooms are gone' }),
    being_changed: plural(count, {
      one: '# left: its property is being changed',
      other: '# left: their properties are being changed',
    }),
    not_waiting: plural(count, { one: '# did not wait any more', other: '# did not wait any more' }),
  }[outcome];
}

/** Whether nothing can follow, though the list may still hold the request for a moment. */
export function isEnd(result: AnswerResult | undefined): boolean {
  return result !== undefined && 'outcome' in result && ends.some((end) => end === result.outcome);
}

const ends: readonly AnswerOutcome[] = ['accepted', 'rejected', 'not_waiting'];
