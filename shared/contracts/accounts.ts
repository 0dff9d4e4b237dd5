import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { pastDay } from '../rules/dates.ts';
import { emailIssue, normaliseEmail } from '../rules/email.ts';
import { loginPasswordIssue } from '../rules/passwords.ts';
import { issuesOf } from '../rules/people.ts';
import { travellerSignupIssues, vendorSignupIssues } from '../rules/signup.ts';
import { reply } from './fields.ts';
import { form, typed } from './form.ts';

const person = {
  firstName: typed,
  lastName: typed,
  email: typed,
  password: typed,
  DateOfBirth: typed,
  Gender: typed,
  phoneNumber: typed,
  /** Sent by the forms and of no effect: an account is of the role whose path it was opened at. */
  role: z.optional(typed),
};

/** Signed in: `token` goes into `Authorization: Bearer` of every later call of the same role. */
const signedIn = reply(z.object({ user: z.object({ _id: z.string(), email: z.string() }), token: z.string() }));

const done = z.object({ message: z.string() });

/** What a signup sends, in the form in which it is kept. */
function settled<F extends { email: string; DateOfBirth: string; phoneNumber: string }>(sent: F) {
  return {
    ...sent,
    email: normaliseEmail(sent.email),
    DateOfBirth: pastDay(sent.DateOfBirth) ?? '',
    phoneNumber: sent.phoneNumber.trim(),
  };
}

export const userSignup = endpoint({
  method: 'POST',
  path: '/user/signup',
  auth: 'public',
  summary: 'Open a traveller account; the first thing that is wrong is said alone.',
  body: z.pipe(form(person, travellerSignupIssues), z.transform(settled)),
  status: 201,
  response: signedIn,
  errors: ['email_taken', 'too_many_attempts'],
});

export const vendorSignup = endpoint({
  method: 'POST',
  path: '/vendor/signup',
  auth: 'public',
  summary: 'Open a vendor account; all that is wrong is said together.',
  body: z.pipe(form({ ...person, companyName: typed }, vendorSignupIssues), z.transform(settled)),
  status: 201,
  response: signedIn,
  errors: ['email_taken', 'too_many_attempts'],
});

const credentials = z.pipe(
  form({ email: typed, password: typed }, ({ email, password }) =>
    issuesOf([
      ['email', emailIssue(email)],
      ['password', loginPasswordIssue(password)],
    ]),
  ),
  z.transform(({ email, password }) => ({ email: normaliseEmail(email), password })),
);

export const userLogin = endpoint({
  method: 'POST',
  path: '/user/login',
  auth: 'public',
  summary: 'Log a traveller in.',
  body: credentials,
  status: 200,
  response: signedIn,
  errors: ['wrong_credentials', 'too_many_attempts'],
});

export const vendorLogin = endpoint({
  method: 'POST',
  path: '/vendor/login',
  auth: 'public',
  summary: 'Log a vendor in.',
  body: credentials,
  status: 200,
  response: signedIn,
  errors: ['wrong_credentials', 'too_many_attempts'],
});

export const userLogout = endpoint({
  method: 'POST',
  path: '/user/logout',
  auth: { role: 'user' },
  summary: "End the traveller's session that makes this call.",
  status: 200,
  response: done,
  errors: [],
});

export const vendorLogout = endpoint({
  method: 'POST',
  path: '/vendor/logout',
  auth: { role: 'vendor' },
  summary: "End the vendor's session that makes this call.",
  status: 200,
  response: done,
  errors: [],
});
