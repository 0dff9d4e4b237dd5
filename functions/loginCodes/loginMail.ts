import { accountPaths } from '../../shared/addresses/accountPaths.ts';
import { compose, type Mail, pagesFor, type Reader } from '../mail/compose.ts';

const words = {
  en: {
    subject: 'Your code to log in to Sarai',
    code: 'This is your code to log in to Sarai. Type it on the page where you asked for it:',
    afterCode: 'It works for ten minutes, on that page alone.',
    notYou:
      'If you did not ask for it, leave it: nobody gets in without it. Nobody from Sarai will ask you for a code.',
  },
  ur: {
    subject: 'سرائے میں لاگ اِن کے لیے آپ کا کوڈ',
    code: 'سرائے میں لاگ اِن کے لیے آپ کا کوڈ یہ ہے۔ اسے اسی صفحے پر لکھیں جہاں سے آپ نے یہ مانگا تھا:',
    afterCode: 'یہ کوڈ دس منٹ تک اور صرف اسی صفحے پر کام کرے گا۔',
    notYou:
      'اگر یہ آپ نے نہیں مانگا تو اسے رہنے دیں، اس کے بغیر کوئی داخل نہیں ہو سکتا۔ سرائے کا کوئی فرد آپ سے کوڈ نہیں مانگے گا۔',
  },
} as const;

/** Brings the code of a login to the owner of an account. */
export function loginMail({ language }: Pick<Reader, 'language'>, code: string): Mail {
  const say = words[language];
  const parts = [{ text: say.code }, { code }, { text: say.afterCode }, { text: say.notYou }];
  return compose({ kind: 'code', language, subject: say.subject }, parts);
}

const newcomerWords = {
  en: {
    subject: 'Your code to confirm your email for Sarai',
    code: 'This is your code to confirm your email. Type it on the page where you asked for it:',
    afterCode: 'It works for ten minutes.',
    orLink: 'Or open this link on any device and press the button there. It works for an hour.',
    link: 'Confirm my email',
    notYou:
      'If you did not ask for it, leave it: no account is opened. Nobody from Sarai will ask you for a code or a link.',
  },
  ur: {
    subject: 'سرائے پر اپنی ای میل کی تصدیق کے لیے آپ کا کوڈ',
    code: 'آپ کی ای میل کی تصدیق کا کوڈ یہ ہے۔ اسے اسی صفحے پر لکھیں جہاں سے آپ نے یہ مانگا تھا:',
    afterCode: 'یہ کوڈ دس منٹ تک کام کرے گا۔',
    orLink: 'یا کسی بھی فون یا کمپیوٹر پر یہ لنک کھولیں اور وہاں بٹن دبائیں۔ یہ ایک گھنٹے تک کام کرے گا۔',
    link: 'میری ای میل کی تصدیق کریں',
    notYou:
      'اگر یہ آپ نے نہیں مانگا تو اسے رہنے دیں، کوئی اکاؤنٹ نہیں بنے گا۔ سرائے کا کوئی فرد آپ سے کوڈ یا لنک نہیں مانگے گا۔',
  },
} as const;

/** Brings a code and a link to whoever may open an account with this address, and no word that anybody typed. */
export function newcomerMail(
  { language, siteUrl }: Omit<Reader, 'role'>,
  { code, token }: { code: string; token: string },
): Mail {
  const say = newcomerWords[language];
  const pages = pagesFor({ language, siteUrl });
  const linked = pages
    ? [{ text: say.orLink }, { link: `${pages}${accountPaths.user.confirmEmail}#token=${token}`, label: say.link }]
    : [];
  return compose({ kind: 'code', language, subject: say.subject }, [
    { text: say.code },
    { code },
    { text: say.afterCode },
    ...linked,
    { text: say.notYou },
  ]);
}
