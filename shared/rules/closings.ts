import { addDays, today } from './dates.ts';
import { type FormText, fieldIssues, storedForm } from './field.ts';
import { type FieldIssue, issuesAt } from './issues.ts';
import { nightFields } from './nights.ts';

/** Rooms that a closing is about: some by their numbers, those of a kind, or all of the house. */
export const closingScopes = ['rooms', 'kind', 'house'] as const;

export type ClosingScope = (typeof closingScopes)[number];

/** States of a closing: it is being carried out, holds its nights, gives them back, or holds none. */
export const closingStates = ['closing', 'closed', 'opening', 'opened'] as const;

export type ClosingState = (typeof closingStates)[number];

/** Days ahead for which nights can be closed: thirteen months at their longest, more than can be asked for. */
export const closingDays = 397;

/** All that is wrong with nights that an owner closes, or opens where he names some of a closing. */
export function closingIssues(typed: FormText<typeof nightFields>, now: Date = new Date()): FieldIssue[] {
  const malformed = fieldIssues(nightFields, typed);
  if (malformed.length > 0) return malformed;
  const { from, to } = storedForm(nightFields, typed);
  const first = today(now);
  return issuesAt([
    ['from', from < first ? { code: 'arrival_past' } : undefined],
    ['to', to <= from ? { code: 'checkout_not_after' } : undefined],
    ['to', to > addDays(first, closingDays) ? { code: 'arrival_too_far', params: { max: closingDays } } : undefined],
  ]);
}
