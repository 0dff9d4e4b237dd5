import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { personOf, type Role } from '../roles.ts';
import { mailableEmail } from '../rules/email.ts';
import { knownPassword } from '../rules/passwords.ts';
import { codeFields } from '../rules/recovery.ts';
import { matching, ofOwn, optionalText, plainReply, value } from './fields.ts';
import { fieldForm } from './form.ts';

/** The secret of the link in a mail that confirms an address. */
const linkToken = z.object({ token: matching(/^[A-Za-z0-9_-]{1,64}\.[A-Za-z0-9_-]{27}$/, 'not_an_id') });

/** Sentences about what a confirmed e-mail brings, by role. */
const follows = {
  user: 'From then on requests go out to owners.',
  vendor: 'The listings lose their mark of a new host and stand on the home page a moment later.',
} as const satisfies Record<Role, string>;

/** The address of an account in an answer: `userEmail` or `vendorEmail`. */
const withEmail = <R extends Role>(role: R) =>
  plainReply({ [`${role}Email`]: z.string() } as Record<`${R}Email`, z.ZodMiniString>);

const confirmationOf = <R extends Role>(role: R) => ({
  sendEmailCode: endpoint({
    method: 'POST',
    path: `/${role}/email-code/{${role}Id}`,
    ...ofOwn(role),
    summary:
      `Send a code and a link to a ${personOf[role]}'s own email, to confirm it with; those before are of no use any more. ` +
      'Nothing is sent where it is confirmed already.',
    response: withEmail(role),
    errors: ['not_found', 'code_just_sent', 'work_needed', 'too_many_attempts', 'mail_unavailable', 'conflict'],
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: `/${role}/confirm-email/{${role}Id}`,
    ...ofOwn(role),
    summary: `Confirm a ${personOf[role]}'s own email by the code of the newest mail. Anything but six digits costs no try. ${follows[role]}`,
    body: fieldForm(codeFields),
    response: withEmail(role),
    errors: ['not_found', 'code_wrong', 'code_expired', 'too_many_attempts'],
  }),
  confirmEmailByLink: endpoint({
    method: 'POST',
    path: `/${role}/confirm-email-link`,
    auth: 'public',
    summary: `Confirm a ${personOf[role]}'s email by the secret of the newest mail's link, on any device and without a login. ${follows[role]}`,
    body: linkToken,
    response: withEmail(role),
    errors: ['email_link_ended'],
  }),
  changeEmail: endpoint({
    method: 'PUT',
    path: `/${role}/email/{${role}Id}`,
    ...ofOwn(role),
    summary:
      `Correct a ${personOf[role]}'s own email while it is not confirmed, with the password or within an hour of the login. ` +
      'The address before gets nothing more, and can open another account.',
    body: z.object({ email: value(mailableEmail), password: optionalText(knownPassword) }),
    response: withEmail(role),
    errors: [
      'not_found',
      'email_taken',
      'email_is_confirmed',
      'password_needed',
      'work_needed',
      'too_many_attempts',
      'conflict',
    ],
  }),
});

/** The operations by which an e-mail is confirmed, by role. */
export const confirmation = { user: confirmationOf('user'), vendor: confirmationOf('vendor') };
