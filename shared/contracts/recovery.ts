import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { mailableIssue, normaliseEmail } from '../rules/email.ts';
import { travellerPasswordIssue, vendorPasswordIssue } from '../rules/passwords.ts';
import { issuesOf } from '../rules/people.ts';
import { codeDigits, codeIssue, newPasswordIssues } from '../rules/recovery.ts';
import { id } from './fields.ts';
import { form, typed } from './form.ts';

/** `userId` names this one reset and no account; it has the same form whether or not the address has an account. */
const userChallenge = z.object({ message: z.string(), userId: z.string(), userEmail: z.string() });
const vendorChallenge = z.object({ message: z.string(), userId: z.string(), vendorEmail: z.string() });

const addressee = z.pipe(
  form({ email: typed }, ({ email }) => issuesOf([['email', mailableIssue(email)]])),
  z.transform(({ email }) => ({ email: normaliseEmail(email) })),
);

const sendErrors = ['too_many_attempts', 'mail_unavailable'] as const;

export const sendUserOtp = endpoint({
  method: 'POST',
  path: '/user/send-otp',
  auth: 'public',
  summary: 'Begin the reset of a traveller’s password: a code goes out by mail.',
  body: addressee,
  status: 200,
  response: userChallenge,
  errors: sendErrors,
});

export const sendVendorOtp = endpoint({
  method: 'POST',
  path: '/vendor/send-otp',
  auth: 'public',
  summary: 'Begin the reset of a vendor’s password: a code goes out by mail.',
  body: addressee,
  status: 200,
  response: vendorChallenge,
  errors: sendErrors,
});

const challenge = z.object({ userId: id });

export const resendUserOtp = endpoint({
  method: 'POST',
  path: '/user/resend-otp',
  auth: 'public',
  summary: 'Send a new code for the same reset of a traveller; the one before is dead. `userId` stays the same.',
  body: challenge,
  status: 200,
  response: userChallenge,
  errors: [...sendErrors, 'recovery_ended'],
});

export const resendVendorOtp = endpoint({
  method: 'POST',
  path: '/vendor/resend-otp',
  auth: 'public',
  summary: 'Send a new code for the same reset of a vendor; the one before is dead. `userId` stays the same.',
  body: challenge,
  status: 200,
  response: vendorChallenge,
  errors: [...sendErrors, 'recovery_ended'],
});

const guess = z.pipe(
  form({ otp: typed, userId: id }, ({ otp }) => issuesOf([['otp', codeIssue(otp)]])),
  z.transform(({ otp, userId }) => ({ otp: codeDigits(otp), userId })),
);

const guessErrors = ['code_wrong', 'code_expired', 'code_used', 'recovery_ended', 'too_many_attempts'] as const;

export const verifyUserOtp = endpoint({
  method: 'POST',
  path: '/user/verify-otp',
  auth: 'public',
  summary: 'Try the code of a traveller’s reset. What is not six digits costs no try.',
  body: guess,
  status: 200,
  response: userChallenge,
  errors: guessErrors,
});

export const verifyVendorOtp = endpoint({
  method: 'POST',
  path: '/vendor/verify-otp',
  auth: 'public',
  summary: 'Try the code of a vendor’s reset. What is not six digits costs no try.',
  body: guess,
  status: 200,
  response: vendorChallenge,
  errors: guessErrors,
});

const newPassword = { newPassword: typed, confirmPassword: typed, userId: id };
const done = z.object({ message: z.string() });

export const resetUserPassword = endpoint({
  method: 'POST',
  path: '/user/resetPassword',
  auth: 'public',
  summary: 'Set a traveller’s new password, within ten minutes of the right code, once. All sessions end.',
  body: form(newPassword, (sent) => newPasswordIssues(sent, travellerPasswordIssue)),
  status: 200,
  response: done,
  errors: ['recovery_ended', 'too_many_attempts'],
});

export const resetVendorPassword = endpoint({
  method: 'POST',
  path: '/vendor/resetPassword',
  auth: 'public',
  summary: 'Set a vendor’s new password, within ten minutes of the right code, once. All sessions end.',
  body: form(newPassword, (sent) => newPasswordIssues(sent, vendorPasswordIssue)),
  status: 200,
  response: done,
  errors: ['recovery_ended', 'too_many_attempts'],
});
