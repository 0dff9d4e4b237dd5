import { type Rule, text } from './field.ts';

/** RFC 5321 allows 254 characters in an address. */
const maxLength = 254;

// No blanks, no control characters, none of the marks that part addresses in a mail header, and no sign that stands for
// a character that was lost on the way.
const complete = /^[^\s\p{C}\ufffd@<>(),;:"\\[\]]+@[^\s\p{C}\ufffd@<>(),;:"\\[\]]+$/u;

/** The one form under which an address is stored, compared and counted. */
function normaliseEmail(typed: string): string {
  return typed.normalize('NFC').trim().toLowerCase();
}

/** What a login refuses: the documented check, and what is longer than any address. */
const loginRule: Rule = (typed) => {
  if (!typed.includes('@')) return { code: 'email_without_at' };
  return normaliseEmail(typed).length <= maxLength ? undefined : { code: 'email_incomplete' };
};

/** What a signup or a reset refuses: beyond that, an address to which no mail could ever go. */
const mailableRule: Rule = (typed, field) =>
  loginRule(typed, field) ?? (complete.test(normaliseEmail(typed)) ? undefined : { code: 'email_incomplete' });

const email = {
  label: 'Email',
  maxLength,
  format: 'email',
  whenEmpty: 'email_without_at',
  keep: normaliseEmail,
} as const;

/** The address of an account that there may be: at a login. */
export const knownEmail = text({ ...email, rule: loginRule });

/** An address that mail is to reach: at a signup or a reset. */
export const mailableEmail = text({ ...email, rule: mailableRule });
