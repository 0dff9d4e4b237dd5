import { languageKeys } from '../languages.ts';
import type { Role } from '../roles.ts';
import { pastDay } from './dates.ts';
import { knownEmail, mailableEmail } from './email.ts';
import { choice, type FormText, fieldIssues, text } from './field.ts';
import type { FieldIssue } from './issues.ts';
import { knownPassword, newPassword } from './passwords.ts';
import { phoneField } from './phones.ts';

export const genders = ['Male', 'Female'] as const;

/** People write the day in any order that a day is written in; YYYY-MM-DD is stored. */
const DateOfBirth = text({
  label: 'Date of Birth',
  maxLength: 10,
  format: 'date',
  keep: (typed) => pastDay(typed) ?? '',
  rule: (typed) => (pastDay(typed) === undefined ? { code: 'birth_not_past' } : undefined),
});

/** Characters of one part of a name; a whole name has two, with a blank between them. */
const nameLength = 40;

const companyName = text({ label: 'Company Name', maxLength: 80 });

/** The fields of a signup in the documented order of their checks. */
function signup<P extends (typeof newPassword)[Role]>(password: P) {
  return {
    email: mailableEmail,
    password,
    DateOfBirth,
    phoneNumber: phoneField,
    firstName: text({ label: 'First Name', maxLength: nameLength }),
    lastName: text({ label: 'Last Name', maxLength: nameLength }),
    Gender: choice({ label: 'Gender', options: genders }),
  };
}

/** The signup of each role. */
export const signupFields = {
  user: signup(newPassword.user),
  vendor: { ...signup(newPassword.vendor), companyName },
} as const;

export type SignupForm<R extends Role = Role> = FormText<(typeof signupFields)[R]>;

/** The fields that are wrong beside those of which `signupIssues` tells: of a traveller all but the first. */
export function otherWrongFields<R extends Role>(role: R, form: SignupForm<R>): string[] {
  const told = signupIssues(role, form).length;
  return fieldIssues(signupFields[role], form)
    .slice(told)
    .map(({ path }) => path);
}

/** Issues of a signup: of a traveller the first alone, of a vendor all, as documented. */
export function signupIssues<R extends Role>(role: R, form: SignupForm<R>): FieldIssue[] {
  const issues = fieldIssues(signupFields[role], form);
  return role === 'user' ? issues.slice(0, 1) : issues;
}

/** A login of either role. */
export const loginFields = { email: knownEmail, password: knownPassword } as const;

/** Fields that the page of a login checks before it asks: of a vendor also the length, for no vendor has a shorter password. */
export const loginForms = {
  user: loginFields,
  vendor: { ...loginFields, password: newPassword.vendor },
} as const satisfies Record<Role, unknown>;

const profile = {
  userName: text({ label: 'Name', maxLength: 2 * nameLength + 1 }),
  DateOfBirth,
  contactNumber: phoneField,
} as const;

/** Fields of an account that a code opens; the rest comes with the profile. */
export const newcomerFields = { userName: profile.userName, contactNumber: profile.contactNumber } as const;

/** In which mails speak to the owner of an account. */
export const languageFields = { language: choice({ label: 'Language', options: languageKeys }) } as const;

/** Fields of an account that its owner may change. */
export const profileFields = { user: profile, vendor: { ...profile, companyName } } as const;
