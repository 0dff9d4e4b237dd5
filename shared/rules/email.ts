export const emailMessages = {
  noAt: 'Email must contain @',
  incomplete: 'Enter a complete email address, such as name@example.com',
} as const;

/** RFC 5321 allows 254 characters in an address. */
const longest = 254;

// No blanks, no control characters, none of the marks that part addresses in a mail header, and no sign that stands for
// a character that was lost on the way.
const whole = /^[^\s\p{C}\ufffd@<>(),;:"\\[\]]+@[^\s\p{C}\ufffd@<>(),;:"\\[\]]+$/u;

/** The one form under which an address is stored, compared and counted. */
export function normaliseEmail(typed: string): string {
  return typed.normalize('NFC').trim().toLowerCase();
}

/** What a login refuses: the documented check, and what is longer than any address. */
export function emailIssue(typed: string): string | undefined {
  if (!typed.includes('@')) return emailMessages.noAt;
  return normaliseEmail(typed).length <= longest ? undefined : emailMessages.incomplete;
}

/** What a signup or a reset refuses: beyond that, an address to which no mail could ever go. */
export function mailableIssue(typed: string): string | undefined {
  return emailIssue(typed) ?? (whole.test(normaliseEmail(typed)) ? undefined : emailMessages.incomplete);
}
