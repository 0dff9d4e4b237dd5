import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { personOf, type Role } from '../roles.ts';
import { newcomerFields } from '../rules/accounts.ts';
import { mailableEmail } from '../rules/email.ts';
import { signedIn } from './accounts.ts';
import { id, optionalText, value } from './fields.ts';
import { challenge, codeTry } from './recovery.ts';

const addressee = z.object({ email: value(mailableEmail) });

/** A traveller may be new: with both other fields a code opens an account where the address has none. */
const newcomer = z.extend(addressee, {
  userName: optionalText(newcomerFields.userName),
  contactNumber: optionalText(newcomerFields.contactNumber),
});

const loginCodesOf = <R extends Role, B extends z.ZodMiniType>(role: R, body: B) => ({
  sendLoginCode: endpoint({
    method: 'POST',
    path: `/${role}/login-code`,
    auth: 'public',
    summary: {
      user:
        'Send a code by which a traveller logs in without a password. With `userName` and `contactNumber` an address without ' +
        'an account gets a code and a link too, which open one. The answer is the same for every address.',
      vendor: 'Send a code by which a vendor logs in without a password. The answer is the same for every address.',
    }[role],
    body,
    response: challenge(role),
    errors: ['work_needed', 'too_many_attempts', 'mail_unavailable'],
  }),
  loginByCode: endpoint({
    method: 'POST',
    path: `/${role}/login-by-code`,
    auth: 'public',
    summary:
      `Log a ${personOf[role]} in by the code of a mail, for ten minutes and five tries; the address is confirmed by it. ` +
      'Anything but six digits costs no try.',
    body: codeTry,
    response: signedIn,
    errors: ['code_wrong', 'code_expired', 'recovery_ended', 'account_suspended', 'too_many_attempts', 'conflict'],
  }),
});

/** The operations by which people log in without a password, by role. */
export const loginCodes = { user: loginCodesOf('user', newcomer), vendor: loginCodesOf('vendor', addressee) };

export const userLoginByLink = endpoint({
  method: 'POST',
  path: '/user/login-by-link',
  auth: 'public',
  summary:
    'Log a new traveller in once the link of the mail was pressed, on whatever device. Whoever asked for the mail asks ' +
    'again until then.',
  body: z.object({ userId: id }),
  response: signedIn,
  errors: ['link_unopened', 'recovery_ended', 'conflict'],
});
