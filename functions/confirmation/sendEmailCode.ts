import { answer } from '../../shared/answers.ts';
import type { confirmation } from '../../shared/contracts/confirmation.ts';
import { fail } from '../../shared/errors.ts';
import type { Role } from '../../shared/roles.ts';
import { digestOf } from '../accounts/accountKeys.ts';
import { addressPorts, countFromAddress } from '../accounts/fromAddress.ts';
import { profiles } from '../accounts/profiles.ts';
import { withSession } from '../accounts/sessions.ts';
import { mailBlocked, mailBlocks } from '../mail/mailBlocks.ts';
import { mailbox } from '../mail/mailbox.ts';
import { emailAnswer, refused } from '../recovery/answers.ts';
import { mailLimits } from '../recovery/mailLimits.ts';
import { codeHash, newCode } from '../recovery/secrets.ts';
import { sendOrTakeBack } from '../recovery/sendCode.ts';
import type { HandlerInput } from '../runtime/handlerOf.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import { confirmationMail } from './confirmationMail.ts';
import { emailCodes } from './emailCodes.ts';
import { linkTokenOf, newLinkSecret } from './linkToken.ts';

/** Ports that mail a code and a link to the own address, by role. */
export const emailCodePorts = withSession((role) => ({
  ...addressPorts[role],
  profiles: profiles[role],
  codes: emailCodes[role],
  limits: mailLimits[role],
  blocks: mailBlocks[role],
  mail: mailbox,
}));

type Input = Pick<HandlerInput<(typeof confirmation)[Role]['sendEmailCode']>, 'session' | 'client'>;
type Ports = Omit<OpenPorts<(typeof emailCodePorts)[Role]>, 'session'>;

/**
 * Mails a code and a link to the address of the own account, unless it is confirmed.
 * @throws Failure `not_found`, `code_just_sent`, `work_needed`, `too_many_attempts`, `mail_unavailable`
 */
export function sendEmailCode<R extends Role>(role: R) {
  return async ({ session: { id }, client }: Input, { profiles, codes, limits, blocks, mail, ...counting }: Ports) => {
    const profile = await profiles.find(id);
    if (!profile) throw fail('not_found');
    const { email, emailConfirmedAt } = profile;
    if (emailConfirmedAt !== undefined) return { ...answer('email_confirmed'), ...emailAnswer(role, email) };
    if (await blocks.reasonFor(email)) throw mailBlocked();
    await countFromAddress('otp', client, counting);
    const [code, secret] = [newCode(), newLinkSecret()];
    const issued = await codes.issue(id, { email, codeHash: codeHash(id, code), linkDigest: digestOf(secret) });
    if ('code' in issued) throw refused(issued);
    await sendOrTakeBack(issued, async () => {
      await limits.take(email, 'account');
      const reader = { role, language: client.language, siteUrl: mail.siteUrl };
      await mail.send(email, confirmationMail(reader, { code, token: linkTokenOf({ accountId: id, secret }) }));
    });
    return { ...answer('email_code_sent'), ...emailAnswer(role, email) };
  };
}
