import { answer } from '../../shared/answers.ts';
import { sendVendorEmailCode } from '../../shared/contracts/confirmation.ts';
import { fail } from '../../shared/errors.ts';
import { addressPorts, countFromAddress } from '../accounts/fromAddress.ts';
import { profiles } from '../accounts/profiles.ts';
import { sessions } from '../accounts/sessions.ts';
import { confirmationMail } from '../confirmation/confirmationMail.ts';
import { emailCodes } from '../confirmation/emailCodes.ts';
import { mailBlocks } from '../mail/mailBlocks.ts';
import { mailbox } from '../mail/mailbox.ts';
import { refused } from '../recovery/answers.ts';
import { mailLimits } from '../recovery/mailLimits.ts';
import { codeHash, newCode } from '../recovery/secrets.ts';
import { sendOrTakeBack } from '../recovery/sendCode.ts';
import { implement } from '../runtime/implement.ts';

const toBlocked = 'We do not send mails to this email any more. Your profile says why, and how to get them again.';

/** Mails a code to the address of the own account, unless it is confirmed. */
export const handler = implement(
  sendVendorEmailCode,
  {
    session: sessions.vendor,
    ...addressPorts.vendor,
    profiles: profiles.vendor,
    codes: emailCodes,
    limits: mailLimits.vendor,
    blocks: mailBlocks.vendor,
    mail: mailbox,
  },
  async ({ session, client }, { profiles, codes, limits, blocks, mail, ...counting }) => {
    const profile = await profiles.find(session.id);
    if (!profile) throw fail('not_found');
    const { email, emailConfirmedAt } = profile;
    if (emailConfirmedAt !== undefined) return { ...answer('email_confirmed'), vendorEmail: email };
    if (await blocks.reasonFor(email)) throw fail('mail_unavailable', { message: toBlocked });
    await countFromAddress('otp', client, counting);
    const code = newCode();
    const issued = await codes.issue(session.id, codeHash(session.id, code));
    if ('code' in issued) throw refused(issued);
    await sendOrTakeBack(issued, async () => {
      await limits.take(email, true);
      await mail.send(email, confirmationMail(client, code));
    });
    return { ...answer('email_code_sent'), vendorEmail: email };
  },
);
