import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { personOf, type Role } from '../roles.ts';
import { loginFields, profileFields, signupFields, signupIssues } from '../rules/accounts.ts';
import { id, plainReply, reply } from './fields.ts';
import { fieldForm } from './form.ts';

/** Signed in: `token` goes into `Authorization: Bearer` of every later call of the same role. */
const signedIn = reply(z.object({ user: z.object({ _id: z.string(), email: z.string() }), token: z.string() }));

/** `DateOfBirth` is `YYYY-MM-DD`; empty where a person has not given it. */
const userProfile = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  DateOfBirth: z.string(),
  phoneNumber: z.string(),
});

/** What only a vendor has: `hotelName` is sent as `companyName`. */
const vendorProfile = z.extend(userProfile, { hotelName: z.string() });

const owned = <R extends Role>(role: R) => ({
  auth: { role, own: `${role}Id` as const },
  params: z.object({ [`${role}Id`]: id } as Record<`${R}Id`, typeof id>),
});

/** What traveller and vendor accounts have in common, which is all but a company's name: one description, made twice. */
const account = <R extends Role, P extends z.ZodMiniType>(role: R, profile: P) => ({
  signup: endpoint({
    method: 'POST',
    path: `/${role}/signup`,
    auth: 'public',
    summary: {
      user: 'Open a traveller account; the first thing that is wrong is said alone.',
      vendor: 'Open a vendor account; all that is wrong is said together.',
    }[role],
    body: fieldForm(signupFields[role], (typed) => signupIssues(role, typed)),
    status: 201,
    response: signedIn,
    errors: ['email_taken', 'too_many_attempts'],
  }),
  login: endpoint({
    method: 'POST',
    path: `/${role}/login`,
    auth: 'public',
    summary: `Log a ${personOf[role]} in.`,
    body: fieldForm(loginFields),
    status: 200,
    response: signedIn,
    errors: ['wrong_credentials', 'too_many_attempts'],
  }),
  logout: endpoint({
    method: 'POST',
    path: `/${role}/logout`,
    auth: { role },
    summary: `End the ${personOf[role]}'s session that makes this call.`,
    status: 200,
    response: plainReply({}),
    errors: [],
  }),
  profile: endpoint({
    method: 'GET',
    path: `/${role}/profile/{${role}Id}`,
    ...owned(role),
    summary: `A ${personOf[role]}'s own profile.`,
    status: 200,
    response: reply(profile),
    errors: ['not_found'],
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: `/${role}/update-info/{${role}Id}`,
    ...owned(role),
    summary: `Change the own profile of a ${personOf[role]}. The email stays as it is, whatever is sent.`,
    body: fieldForm(profileFields[role]),
    status: 200,
    response: reply(profile),
    errors: ['not_found'],
  }),
});

/** The operations on accounts, by role. */
export const accounts = { user: account('user', userProfile), vendor: account('vendor', vendorProfile) };
