import { choice, type Fields, fieldIssues, violationOf } from './field.ts';
import { type FieldIssue, issuesAt } from './issues.ts';
import { advanceFields } from './paymentFields.ts';
import { policyNames } from './refunds.ts';

/** Fields of the terms beside the share, which is `firstNight` or `advanceFields.percent`: 0 is none. */
export const termsFields = {
  hours: advanceFields.hours,
  notWithinDays: advanceFields.notWithinDays,
  policy: choice({ label: 'Cancellation policy', options: policyNames }),
} as const satisfies Fields;

/** Terms as a form has them: text in every field, and numbers as text or numbers. */
export type TermsInput = { share: string | number } & { [Name in keyof typeof termsFields]: string | number };

/** All that is wrong with terms as they were typed. */
export function termsIssues({ share, ...typed }: TermsInput): FieldIssue[] {
  const wrong = share === 'firstNight' ? undefined : violationOf(advanceFields.percent, share);
  return [...issuesAt([['share', wrong]]), ...fieldIssues(termsFields, { ...typed, policy: String(typed.policy) })];
}
