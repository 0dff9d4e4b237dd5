import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { personOf, type Role } from '../roles.ts';
import { fieldIssues, storedForm } from '../rules/field.ts';
import { addresseeFields, codeFields, newPasswordFields, newPasswordIssues } from '../rules/recovery.ts';
import { id, plainReply, typedFields } from './fields.ts';
import { fieldForm, form } from './form.ts';

/**
 * `userId` names this one reset and no account; it has the same form whether or not the address has an account. The link
 * of the mail has a `userId` of its own, which needs no code, so that whoever began a reset for a stranger learns nothing
 * when the owner follows it.
 */
export const challenge = <R extends Role>(role: R) =>
  plainReply({ userId: z.string(), ...({ [`${role}Email`]: z.string() } as Record<`${R}Email`, z.ZodMiniString>) });

/** A code that is typed for a challenge. */
export const codeTry = z.pipe(
  form({ ...typedFields(codeFields), userId: id }, (sent) => fieldIssues(codeFields, sent)),
  z.transform(({ userId, ...sent }) => ({ ...storedForm(codeFields, sent), userId })),
);

const sendErrors = ['too_many_attempts', 'code_just_sent', 'mail_unavailable'] as const;

const recoveryOf = <R extends Role>(role: R) => ({
  sendOtp: endpoint({
    method: 'POST',
    path: `/${role}/send-otp`,
    auth: 'public',
    summary: `Begin the reset of a ${personOf[role]}'s password: a code and a link go out by mail. Resets that run already go on.`,
    body: fieldForm(addresseeFields),
    response: challenge(role),
    errors: ['work_needed', ...sendErrors],
  }),
  resendOtp: endpoint({
    method: 'POST',
    path: `/${role}/resend-otp`,
    auth: 'public',
    summary: `Send a new code for the same reset of a ${personOf[role]}; the one before is of no use any more. \`userId\` stays the same.`,
    body: z.object({ userId: id }),
    response: challenge(role),
    errors: [...sendErrors, 'recovery_ended'],
  }),
  verifyOtp: endpoint({
    method: 'POST',
    path: `/${role}/verify-otp`,
    auth: 'public',
    summary: `Try the code of a ${personOf[role]}'s reset. Anything but six digits costs no try.`,
    body: codeTry,
    response: challenge(role),
    errors: ['code_wrong', 'code_expired', 'code_used', 'link_needed', 'recovery_ended'],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: `/${role}/resetPassword`,
    auth: 'public',
    summary: `Set a ${personOf[role]}'s new password, once: within ten minutes of the right code, or with the secret of the mail's link as \`userId\`. All sessions and other resets end.`,
    body: form({ ...typedFields(newPasswordFields[role as Role]), userId: id }, (sent) =>
      newPasswordIssues(role, sent),
    ),
    response: plainReply({}),
    errors: ['recovery_ended'],
  }),
});

/** The operations of a password reset, by role. */
export const recovery = { user: recoveryOf('user'), vendor: recoveryOf('vendor') };
