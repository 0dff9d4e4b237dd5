export const emailMessages = {
  noAt: 'Email must contain @',
  incomplete: 'Enter a complete email address, such as name@example.com',
} as const;

/** RFC 5321 allows 254 characters in an address. */
const longest = 254;

// No blanks, no control characters and none of the marks that part addresses in a mail header.
const whole = /^[^\s\p{C}@<>(),;:"\\[\]]+@[^\s\p{C}@<>(),;:"\\[\]]+$/u;

/** The one form under which an address is stored, compared and counted. */
export function normaliseEmail(typed: string): string {
  return typed.normalize('NFC').trim().toLowerCase();
}

/** What a login or a reset refuses: the documented check alone. */
export function emailIssue(typed: string): string | undefined {
  return typed.includes('@') ? undefined : emailMessages.noAt;
}

/** What a signup refuses: beyond the documented check, an address to which no mail could ever go. */
export function newEmailIssue(typed: string): string | undefined {
  const email = normaliseEmail(typed);
  return emailIssue(email) ?? (email.length <= longest && whole.test(email) ? undefined : emailMessages.incomplete);
}
