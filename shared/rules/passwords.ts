import type { Role } from '../roles.ts';
import { type Rule, text } from './field.ts';

/** Characters; the upper bound keeps the work of hashing small. */
const length = { min: 8, max: 128 } as const;

/**
 * A traveller's new password: trimmed it has at least 8 characters, a lower-case letter, an upper-case letter and one
 * of @#$%^&+=. The documented sentence asks for a number too; the documented rule does not.
 */
const travellerRule: Rule = (password, field) => {
  const trimmed = password.trim();
  const strong = [/[a-z]/, /[A-Z]/, /[@#$%^&+=]/].every((each) => each.test(trimmed));
  if (!strong || trimmed.length < length.min) return { code: 'password_weak' };
  return loginRule(password, field);
};

/** A vendor's new password: at least 8 characters, of any kind. */
const vendorRule: Rule = (password, field) =>
  password.length < length.min ? { code: 'password_short' } : loginRule(password, field);

/** Before it looks, a login refuses only a password that is too long: a vendor with 8 plain characters must get in. */
const loginRule: Rule = (password) =>
  password.length > length.max ? { code: 'password_long', params: { max: length.max } } : undefined;

const password = {
  label: 'Password',
  maxLength: length.max,
  format: 'password',
  keep: (typed: string) => typed,
} as const;

/** The password of a signup, by the role of the account. */
export const newPassword = {
  user: text({ ...password, minLength: length.min, rule: travellerRule, whenEmpty: 'password_weak' }),
  vendor: text({ ...password, minLength: length.min, rule: vendorRule, whenEmpty: 'password_short' }),
} as const satisfies Record<Role, unknown>;

/** The password at a login. */
export const knownPassword = text({ ...password, rule: loginRule });

const resetPassword = { ...password, label: 'New password', minLength: length.min } as const;

/** The new password of a reset, by the role of the account. */
export const replacedPassword = {
  user: text({ ...resetPassword, rule: travellerRule }),
  vendor: text({ ...resetPassword, rule: vendorRule }),
} as const satisfies Record<Role, unknown>;

/** Its repetition, which need only be the same. */
export const repeatedPassword = text({ ...password, label: 'Confirm password' });
