import type { FieldIssue } from '../errors.ts';
import { passwordMessages } from './passwords.ts';
import { issuesOf } from './people.ts';

/** A password reset by a code: how long a code lives, and how often an address may ask and guess. */
export const recovery = {
  codeDigits: 6,
  codeSeconds: 600,
  /** A code that was found right allows one new password for so long. */
  verifiedSeconds: 600,
  /** Wait between two codes. */
  resendSeconds: 60,
  codesAnHour: 5,
  /** Guesses, whatever number of codes they are spread over. */
  triesAnHour: 5,
} as const;

export const codeMessage = 'Enter the 6-digit code';

/** The digits of a code as typed or pasted: blanks and a dash between them do not matter. */
export function codeDigits(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}

export function codeIssue(typed: string): string | undefined {
  return /^\d{6}$/.test(codeDigits(typed)) ? undefined : codeMessage;
}

/** What is wrong with a new password and its repetition; `passwordIssue` is the rule of the role. */
export function newPasswordIssues(
  form: { newPassword: string; confirmPassword: string },
  passwordIssue: (password: string) => string | undefined,
): FieldIssue[] {
  const same = form.newPassword === form.confirmPassword;
  return issuesOf([
    ['newPassword', form.newPassword === '' ? passwordMessages.required : passwordIssue(form.newPassword)],
    ['confirmPassword', same ? undefined : passwordMessages.mismatch],
  ]);
}
