/** Characters; the upper bound keeps the work of hashing small. */
export const passwordLength = { min: 8, max: 128 } as const;

export const passwordMessages = {
  traveller: 'Password must be at least 8 characters with at least 1 UpperCase,LowerCase,number and special character.',
  vendor: 'Password must be at least 8 characters',
  tooLong: 'Password must have 128 characters at most',
  required: 'Password is required',
  mismatch: 'The two passwords do not match',
} as const;

/**
 * What is wrong with a traveller's new password: trimmed it has at least 8 characters, a lower-case letter, an
 * upper-case letter and one of @#$%^&+=. The sentence asks for a number too; the rule of the product does not.
 */
export function travellerPasswordIssue(password: string): string | undefined {
  const trimmed = password.trim();
  const strong = [/[a-z]/, /[A-Z]/, /[@#$%^&+=]/].every((each) => each.test(trimmed));
  if (!strong || trimmed.length < passwordLength.min) return passwordMessages.traveller;
  return lengthIssue(password);
}

/** What is wrong with a vendor's new password: it has at least 8 characters, of any kind. */
export function vendorPasswordIssue(password: string): string | undefined {
  return password.length < passwordLength.min ? passwordMessages.vendor : lengthIssue(password);
}

/** What a login refuses before it looks: a vendor with 8 plain characters must get in, so nothing of their kind. */
export function loginPasswordIssue(password: string): string | undefined {
  return password === '' ? passwordMessages.required : lengthIssue(password);
}

function lengthIssue(password: string): string | undefined {
  return password.length > passwordLength.max ? passwordMessages.tooLong : undefined;
}
