import { answer } from '../../shared/answers.ts';
import { fail } from '../../shared/errors.ts';
import { attempts } from '../accounts/attempts.ts';
import { profiles } from '../accounts/profiles.ts';
import { mailBlocks } from '../mail/mailBlocks.ts';
import { mailbox } from '../mail/mailbox.ts';
import { refused } from '../recovery/answers.ts';
import { mailLimits } from '../recovery/mailLimits.ts';
import { codeHash, newCode } from '../recovery/secrets.ts';
import { sendOrTakeBack } from '../recovery/sendCode.ts';
import type { Client } from '../runtime/caller.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import type { Session } from '../runtime/session.ts';
import { confirmationMail } from './confirmationMail.ts';
import { emailCodes } from './emailCodes.ts';

/** Ports that send a code, beside the session. */
export const emailCodePorts = {
  attempts: attempts.vendor,
  profiles: profiles.vendor,
  codes: emailCodes,
  limits: mailLimits.vendor,
  blocks: mailBlocks.vendor,
  mail: mailbox,
};

const toBlocked = 'We do not send mails to this email any more. Your profile says why, and how to get them again.';

/**
 * Mails a code to the address of the own account, unless it is confirmed.
 * @throws Failure `not_found`, `code_just_sent`, `too_many_attempts`, `mail_unavailable` or `conflict`
 */
export async function sendEmailCode(
  { session, client }: { session: Session; client: Client },
  { attempts, profiles, codes, limits, blocks, mail }: OpenPorts<typeof emailCodePorts>,
) {
  const profile = await profiles.find(session.id);
  if (!profile) throw fail('not_found');
  const { email, emailConfirmedAt } = profile;
  if (emailConfirmedAt !== undefined) return { ...answer('email_confirmed'), vendorEmail: email };
  if (await blocks.reasonFor(email)) throw fail('mail_unavailable', { message: toBlocked });
  await attempts.fromAddress('otp', client.address);
  const code = newCode();
  const issued = await codes.issue(session.id, codeHash(session.id, code));
  if ('code' in issued) throw refused(issued);
  await sendOrTakeBack(issued, async () => {
    await limits.take(email, true);
    await mail.send(email, confirmationMail(client, code));
  });
  return { ...answer('email_code_sent'), vendorEmail: email };
}
