import { answer } from '../../shared/answers.ts';
import { fail } from '../../shared/errors.ts';
import { attempts } from '../accounts/attempts.ts';
import { profiles } from '../accounts/profiles.ts';
import { compose, type Mail, type Reader } from '../mail/compose.ts';
import { mailBlocks } from '../mail/mailBlocks.ts';
import { mailbox } from '../mail/mailbox.ts';
import { refused } from '../recovery/answers.ts';
import { mailLimits } from '../recovery/mailLimits.ts';
import { codeHash, newCode } from '../recovery/secrets.ts';
import { sendOrTakeBack } from '../recovery/sendCode.ts';
import type { Client } from '../runtime/caller.ts';
import type { OpenPorts } from '../runtime/ports.ts';
import type { Session } from '../runtime/session.ts';
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

const words = {
  en: {
    subject: 'Your code to confirm your email for Sarai',
    code: 'This is your code to confirm your email. Type it on your dashboard, where you asked for it:',
    afterCode:
      'It works once and for ten minutes. From then on your listings stand on the home page too, without the words "new host".',
    notYou: 'If you did not ask for it, leave it. Nobody from Sarai will ask you for a code.',
  },
  ur: {
    subject: 'سرائے پر اپنی ای میل کی تصدیق کے لیے آپ کا کوڈ',
    code: 'آپ کی ای میل کی تصدیق کا کوڈ یہ ہے۔ اسے اپنے ڈیش بورڈ پر وہیں لکھیں جہاں سے آپ نے یہ مانگا تھا:',
    afterCode:
      'یہ کوڈ صرف ایک بار اور دس منٹ تک کام کرے گا۔ اس کے بعد آپ کے ہوٹل ہوم پیج پر بھی نظر آئیں گے، “نئے میزبان” کے الفاظ کے بغیر۔',
    notYou: 'اگر یہ آپ نے نہیں مانگا تو اسے رہنے دیں۔ سرائے کا کوئی فرد آپ سے کوڈ نہیں مانگے گا۔',
  },
} as const;

/** Brings the code by which an owner confirms the e-mail. */
function confirmationMail({ language }: Pick<Reader, 'language'>, code: string): Mail {
  const say = words[language];
  return compose(language, say.subject, [{ text: say.code }, { code }, { text: say.afterCode }, { text: say.notYou }]);
}
