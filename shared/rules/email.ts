import { type Rule, text } from './field.ts';
import type { Violation } from './issues.ts';

/** RFC 5321 allows 254 characters in an address, and 64 of them before the @. */
const maxLength = 254;
const maxLocal = 64;

// No blanks, no control characters, none of the marks that part addresses in a mail header, and no sign that stands for
// a character that was lost on the way.
const complete = /^[^\s\p{C}\ufffd@<>(),;:"\\[\]]+@[^\s\p{C}\ufffd@<>(),;:"\\[\]]+$/u;

// SES takes an address of parts with a dot between them, before the @ of the marks that RFC 5322 allows there, behind
// it of labels of the DNS. The last label has a letter: it is no number of a machine.
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domain = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+(?=[a-z0-9-]*[a-z])[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])$/;

/** The one form under which an address is stored, compared and counted. A dot behind the domain is not part of it. */
function normaliseEmail(typed: string): string {
  return typed.normalize('NFC').trim().toLowerCase().replace(/\.$/, '');
}

/** A login refuses an address without @, as documented, and one that is longer than any address. */
const loginRule: Rule = (typed) => {
  if (!typed.includes('@')) return { code: 'email_without_at' };
  return normaliseEmail(typed).length <= maxLength ? undefined : { code: 'email_incomplete' };
};

/** A signup or a reset refuses beyond that an address to which no mail could ever go. */
const mailableRule: Rule = (typed, field) => loginRule(typed, field) ?? unmailable(normaliseEmail(typed));

function unmailable(email: string): Violation | undefined {
  if (!complete.test(email)) return { code: 'email_incomplete' };
  // A domain in other letters has an ASCII form too, which browsers send in its place.
  if (/[^!-~]/.test(email)) return { code: 'email_not_latin' };
  const [local = '', host = ''] = email.split('@');
  const fits = local.length <= maxLocal && localPart.test(local) && domain.test(host);
  return fits ? undefined : { code: 'email_incomplete' };
}

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

/** The mailbox behind an address, for counting: what stands behind a `+` leads many addresses into one. */
export function mailboxOf(address: string): string {
  return address.replace(/(?<=.)\+[^@]*(?=@)/, '');
}

/** Why an address gets no mails: they came back for good, or its owner complained of one as spam. */
export const mailBlockReasons = ['bounce', 'complaint'] as const;

export type MailBlockReason = (typeof mailBlockReasons)[number];
