import type { Role } from '../roles.ts';
import { mailableEmail } from './email.ts';
import { text, violationOf } from './field.ts';
import { type FieldIssue, issuesAt } from './issues.ts';
import { repeatedPassword, replacedPassword } from './passwords.ts';

const hour = 3600;

/** A password reset by a mail: how long what it brings lives, and how often one may ask and guess. */
export const recovery = {
  codeDigits: 6,
  codeSeconds: 600,
  /** A code that was found right allows one new password for so long. */
  verifiedSeconds: 600,
  /** As long as the mails of a mailbox are counted: whoever gets no further mail has one with a link that works. */
  linkSeconds: hour,
  /** Wait between two codes of one reset. */
  resendSeconds: 60,
  /** Mails to one mailbox, whatever number of resets they belong to. */
  mailsAnHour: 5,
  /** Guesses at the codes of one reset. */
  tries: 5,
  /** Guesses at all codes of a mailbox; after so many its mails bring a link alone. */
  triesAMonth: 100,
  monthSeconds: 30 * 24 * hour,
} as const;

/** The digits of a code as typed or pasted: blanks and a dash between them do not matter. */
export function codeDigits(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}

/** Whose password is to be reset. */
export const addresseeFields = { email: mailableEmail } as const;

/** Characters of what is typed or pasted as a code. */
const maxTyped = 40;

const complete = new RegExp(`^\\d{${recovery.codeDigits}}$`);

/** The code from the mail. */
export const codeFields = {
  otp: text({
    label: 'Code',
    maxLength: maxTyped,
    keep: codeDigits,
    whenEmpty: 'otp_not_six_digits',
    rule: (typed) =>
      typed.length <= maxTyped && complete.test(codeDigits(typed)) ? undefined : { code: 'otp_not_six_digits' },
  }),
} as const;

/** The last step of a reset, by the role of the account. */
export const newPasswordFields = {
  user: { newPassword: replacedPassword.user, confirmPassword: repeatedPassword },
  vendor: { newPassword: replacedPassword.vendor, confirmPassword: repeatedPassword },
} as const;

/** Issues of a new password and its repetition, by the rule of the role. */
export function newPasswordIssues(role: Role, form: { newPassword: string; confirmPassword: string }): FieldIssue[] {
  const same = form.newPassword === form.confirmPassword;
  return issuesAt([
    ['newPassword', violationOf(newPasswordFields[role].newPassword, form.newPassword)],
    ['confirmPassword', same ? undefined : { code: 'passwords_differ' }],
  ]);
}
