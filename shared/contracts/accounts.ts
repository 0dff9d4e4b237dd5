import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { personOf, type Role, roleNames } from '../roles.ts';
import {
  languageFields,
  loginFields,
  profileFields,
  type SignupForm,
  signupFields,
  signupIssues,
} from '../rules/accounts.ts';
import { mailBlockReasons } from '../rules/email.ts';
import { storedForm } from '../rules/field.ts';
import { note, ofOwn, plainReply, reply, typedFields } from './fields.ts';
import { fieldForm, form } from './form.ts';

const person = z.object({ _id: z.string(), email: z.string() });

/** The session of a person; `staff` where it is one of an owner's staff, whose `_id` is then the owner's. `token` goes into `Authorization: Bearer` of every later call of the role. */
export const signedIn = reply(
  z.object({ user: z.extend(person, { staff: z.optional(z.literal(true)) }), token: z.string() }),
);

const signedUp = reply(
  z.object({ user: z.extend(person, { role: z.enum(Object.values(roleNames)) }), token: z.string() }),
);

/** Anything may be sent as the role, and nothing of it is kept. */
const ignoredRole = note(z.optional(z.unknown()), {
  type: 'string',
  maxLength: 20,
  description: 'Taken and not looked at: the path says whose account it is.',
});

const signupBody = <R extends Role>(role: R) =>
  z.pipe(
    form({ ...typedFields(signupFields[role]), role: ignoredRole }, (sent) =>
      signupIssues(role, sent as SignupForm<R>),
    ),
    z.transform((sent) => storedForm(signupFields[role], sent as SignupForm<R>)),
  );

/**
 * `DateOfBirth` is `YYYY-MM-DD`; empty where a person has not given it. `emailConfirmed` is set by a code or a
 * link of a mail. With `mailBlock` no mails go to the email, and why.
 */
const userProfile = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  DateOfBirth: z.string(),
  phoneNumber: z.string(),
  emailConfirmed: z.boolean(),
  mailBlock: z.optional(z.enum(mailBlockReasons)),
});

/** A vendor's profile has `hotelName`, sent as `companyName`. */
const vendorProfile = z.extend(userProfile, { hotelName: z.string() });

/** Describes the operations on accounts once for both roles; a company's name alone is different. */
const account = <R extends Role, P extends z.ZodMiniType>(role: R, profile: P) => ({
  signup: endpoint({
    method: 'POST',
    path: `/${role}/signup`,
    auth: 'public',
    summary: {
      user: 'Open a traveller account; the first thing that is wrong is said alone.',
      vendor: 'Open a vendor account; all that is wrong is said together.',
    }[role],
    body: signupBody(role),
    status: 201,
    response: signedUp,
    errors: ['email_taken', 'work_needed', 'too_many_attempts'],
  }),
  login: endpoint({
    method: 'POST',
    path: `/${role}/login`,
    auth: 'public',
    summary: `Log a ${personOf[role]} in.`,
    body: fieldForm(loginFields),
    response: signedIn,
    errors: ['wrong_credentials', 'account_suspended', 'work_needed', 'too_many_attempts'],
  }),
  logout: endpoint({
    method: 'POST',
    path: `/${role}/logout`,
    auth: { role, staff: true },
    summary: `End the ${personOf[role]}'s session that makes this call.`,
    response: plainReply({}),
  }),
  profile: endpoint({
    method: 'GET',
    path: `/${role}/profile/{${role}Id}`,
    ...ofOwn(role),
    summary: `A ${personOf[role]}'s own profile.`,
    response: reply(profile),
    errors: ['not_found'],
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: `/${role}/update-info/{${role}Id}`,
    ...ofOwn(role),
    summary: `Change the own profile of a ${personOf[role]}. The email stays as it is, whatever is sent.`,
    body: fieldForm(profileFields[role]),
    response: reply(profile),
    errors: ['not_found', 'conflict'],
  }),
  setLanguage: endpoint({
    method: 'PUT',
    path: `/${role}/language/{${role}Id}`,
    ...ofOwn(role, 'staff'),
    summary: `The language in which mails speak to a ${personOf[role]} from now on.`,
    body: fieldForm(languageFields),
    response: plainReply({}),
    errors: ['not_found', 'conflict'],
  }),
});

/** The operations on accounts, by role. */
export const accounts = { user: account('user', userProfile), vendor: account('vendor', vendorProfile) };
