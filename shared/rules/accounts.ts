import type { Role } from '../roles.ts';
import { pastDay } from './dates.ts';
import { knownEmail, mailableEmail } from './email.ts';
import { choice, fieldIssues, type Typed, text } from './field.ts';
import type { FieldIssue, Rule } from './issues.ts';
import { knownPassword, newPassword } from './passwords.ts';

export const genders = ['Male', 'Female'] as const;

const birthDay: Rule = (typed) => {
  if (typed.trim() === '') return { code: 'required', params: { label: birth.label } };
  return pastDay(typed) === undefined ? { code: 'birth_not_past' } : undefined;
};

/** Typed as MM/DD/YY, MM/DD/YYYY or YYYY-MM-DD, and kept as the last of them. */
const birth = {
  label: 'Date of Birth',
  maxLength: 10,
  format: 'date',
  keep: (typed: string) => pastDay(typed) ?? '',
} as const;

const DateOfBirth = text({ ...birth, rule: birthDay });

/** ITU-T E.164 allows 15 digits; an international prefix may be dialled before them. */
const phoneDigits = 20;

const digits: Rule = (typed) => {
  if (!/^\d+$/.test(typed.trim())) return { code: 'phone_not_digits' };
  if (typed.trim().length <= phoneDigits) return undefined;
  return { code: 'too_many_digits', params: { label: phone.label, max: phoneDigits } };
};

const phone = { label: 'Contact Number', maxLength: phoneDigits, pattern: '^\\d+$' } as const;

const phoneNumber = text({ ...phone, rule: digits });

const companyName = text({ label: 'Company Name', maxLength: 80 });

/** The fields of a signup in the documented order of their checks. */
function signup<P extends (typeof newPassword)[Role]>(password: P) {
  return {
    email: mailableEmail,
    password,
    DateOfBirth,
    phoneNumber,
    firstName: text({ label: 'First Name', maxLength: 40 }),
    lastName: text({ label: 'Last Name', maxLength: 40 }),
    Gender: choice({ label: 'Gender', options: genders }),
  };
}

export const signupFields = {
  user: signup(newPassword.user),
  vendor: { ...signup(newPassword.vendor), companyName },
} as const;

export type SignupForm<R extends Role = Role> = Typed<(typeof signupFields)[R]>;

/** What is wrong with a signup: of a traveller the first thing alone, of a vendor all of it, as documented. */
export function signupIssues<R extends Role>(role: R, form: SignupForm<R>): FieldIssue[] {
  const issues = fieldIssues(signupFields[role], form);
  return role === 'user' ? issues.slice(0, 1) : issues;
}

export const loginFields = { email: knownEmail, password: knownPassword } as const;

const profile = { userName: text({ label: 'Name', maxLength: 80 }), DateOfBirth, contactNumber: phoneNumber } as const;

/** What may be changed of an account. */
export const profileFields = { user: profile, vendor: { ...profile, companyName } } as const;
