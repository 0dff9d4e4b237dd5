import { accountPaths } from '../../shared/addresses/accountPaths.ts';
import { compose, type Mail, pagesFor, type Reader } from '../mail/compose.ts';

const words = {
  en: {
    subject: 'Your code to confirm your email for Sarai',
    code: 'This is your code to confirm your email. Type it where you asked for it:',
    afterCode: 'It works once and for ten minutes.',
    orLink: 'Or open this link on any device and press the button there. It works for a day.',
    link: 'Confirm my email',
    follows: {
      user: 'From then on your requests go out to owners.',
      vendor: 'From then on your listings stand on the home page too, without the words "new host".',
    },
    notYou: 'If you did not ask for it, leave it. Nobody from Sarai will ask you for a code or a link.',
  },
  ur: {
    subject: 'سرائے پر اپنی ای میل کی تصدیق کے لیے آپ کا کوڈ',
    code: 'آپ کی ای میل کی تصدیق کا کوڈ یہ ہے۔ اسے وہیں لکھیں جہاں سے آپ نے یہ مانگا تھا:',
    afterCode: 'یہ کوڈ صرف ایک بار اور دس منٹ تک کام کرے گا۔',
    orLink: 'یا کسی بھی فون یا کمپیوٹر پر یہ لنک کھولیں اور وہاں بٹن دبائیں۔ یہ ایک دن تک کام کرے گا۔',
    link: 'میری ای میل کی تصدیق کریں',
    follows: {
      user: 'اس کے بعد آپ کی درخواستیں میزبانوں تک پہنچیں گی۔',
      vendor: 'اس کے بعد آپ کے ہوٹل ہوم پیج پر بھی نظر آئیں گے، “نئے میزبان” کے الفاظ کے بغیر۔',
    },
    notYou: 'اگر یہ آپ نے نہیں مانگا تو اسے رہنے دیں۔ سرائے کا کوئی فرد آپ سے کوڈ یا لنک نہیں مانگے گا۔',
  },
} as const;

/**
 * Brings the code and the link by which the owner of an account confirms the e-mail, and no word that anybody typed. The
 * secret of the link stands behind the `#`, and opening it confirms nothing.
 */
export function confirmationMail(
  { language, role, siteUrl }: Reader,
  { code, token }: { code: string; token: string },
): Mail {
  const say = words[language];
  const pages = pagesFor({ language, siteUrl });
  const linked = pages
    ? [{ text: say.orLink }, { link: `${pages}${accountPaths[role].confirmEmail}#token=${token}`, label: say.link }]
    : [];
  return compose({ kind: 'code', language, subject: say.subject }, [
    { text: say.code },
    { code },
    { text: say.afterCode },
    ...linked,
    { text: say.follows[role] },
    { text: say.notYou },
  ]);
}
