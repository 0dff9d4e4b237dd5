import type { Role } from '../roles.ts';
import { text } from './field.ts';
import type { Rule, Violation } from './issues.ts';

/** Characters; the upper bound keeps the work of hashing small. */
export const passwordLength = { min: 8, max: 128 } as const;

const required: Violation = { code: 'required', params: { label: 'Password' } };

/**
 * A traveller's new password: trimmed it has at least 8 characters, a lower-case letter, an upper-case letter and one
 * of @#$%^&+=. The documented sentence asks for a number too; the documented rule does not.
 */
const travellers: Rule = (password) => {
  const trimmed = password.trim();
  const strong = [/[a-z]/, /[A-Z]/, /[@#$%^&+=]/].every((each) => each.test(trimmed));
  if (!strong || trimmed.length < passwordLength.min) return { code: 'password_weak' };
  return tooLong(password);
};

/** A vendor's new password: at least 8 characters, of any kind. */
const vendors: Rule = (password) =>
  password.length < passwordLength.min ? { code: 'password_short' } : tooLong(password);

/** What a login refuses before it looks: a vendor with 8 plain characters must get in, so nothing of their kind. */
const anybodys: Rule = (password) => (password === '' ? required : tooLong(password));

function tooLong(password: string): Violation | undefined {
  const { max } = passwordLength;
  return password.length > max ? { code: 'password_long', params: { max } } : undefined;
}

const password = {
  label: 'Password',
  maxLength: passwordLength.max,
  format: 'password',
  keep: (typed: string) => typed,
} as const;

/** The password of a signup or a reset, by the role of the account. */
export const newPassword = {
  user: text({ ...password, rule: travellers }),
  vendor: text({ ...password, rule: vendors }),
} as const satisfies Record<Role, unknown>;

/** The password at a login. */
export const knownPassword = text({ ...password, rule: anybodys });

/** A new password that a reset refuses when it is empty, before anything else is said of it. */
export function resetPasswordField(role: Role) {
  return text({ ...password, rule: (typed: string) => (typed === '' ? required : newPassword[role].rule(typed)) });
}
