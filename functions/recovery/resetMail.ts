import { accountPaths } from '../../shared/addresses/accountPaths.ts';
import { compose, type Mail, type Part, pagesFor, type Reader } from '../mail/compose.ts';

const words = {
  en: {
    subject: 'Your code for a new Sarai password',
    subjectOfLink: 'Your link for a new Sarai password',
    code: 'This is your code to set a new password for Sarai:',
    afterCode: 'It works once and for ten minutes, on the page where it was asked for.',
    orLink: 'Or open this link, on any device. It works once and for an hour.',
    linkAlone:
      'Too many wrong codes were tried for this email. So there is no code for some weeks, but this link sets a new password. It works once and for an hour.',
    link: 'Set a new password',
    notYou:
      'If you did not ask for it, leave it: your password stays as it is. Nobody from Sarai will ask you for a code or a link.',
  },
  ur: {
    subject: 'سرائے کے نئے پاس ورڈ کے لیے آپ کا کوڈ',
    subjectOfLink: 'سرائے کے نئے پاس ورڈ کے لیے آپ کا لنک',
    code: 'سرائے کا نیا پاس ورڈ رکھنے کے لیے آپ کا کوڈ یہ ہے:',
    afterCode: 'یہ کوڈ صرف ایک بار اور دس منٹ تک کام کرے گا، اسی صفحے پر جہاں سے یہ مانگا گیا تھا۔',
    orLink: 'یا کسی بھی فون یا کمپیوٹر پر یہ لنک کھولیں۔ یہ صرف ایک بار اور ایک گھنٹے تک کام کرے گا۔',
    linkAlone:
      'اس ای میل کے لیے بہت زیادہ غلط کوڈ آزمائے گئے ہیں۔ اس لیے چند ہفتوں تک کوڈ نہیں بھیجا جائے گا، مگر اس لنک سے نیا پاس ورڈ رکھا جا سکتا ہے۔ یہ صرف ایک بار اور ایک گھنٹے تک کام کرے گا۔',
    link: 'نیا پاس ورڈ رکھیں',
    notYou:
      'اگر یہ آپ نے نہیں مانگا تو اسے رہنے دیں، آپ کا پاس ورڈ وہی رہے گا۔ سرائے کا کوئی فرد آپ سے کوڈ یا لنک نہیں مانگے گا۔',
  },
} as const;

/** Secrets in a mail: a code, the secret of a link, or both. */
export interface Secrets {
  code: string | undefined;
  link: string | undefined;
}

/**
 * Brings the code and the link of a password reset to the owner of an account. The secret of the link stands behind the
 * `#`, so that it is in no log of a server, and opening the link uses nothing up: machines that look through mail do so.
 */
export function resetMail({ language, role, siteUrl }: Reader, { code, link }: Secrets): Mail {
  const say = words[language];
  const [page] = accountPaths[role].newPassword;
  const linked: Part[] = link
    ? [{ link: `${pagesFor({ language, siteUrl }) ?? ''}${page}#reset=${link}`, label: say.link }]
    : [];
  const parts: Part[] =
    code === undefined
      ? [{ text: say.linkAlone }, ...linked]
      : [{ text: say.code }, { code }, { text: say.afterCode }, ...(link ? [{ text: say.orLink }] : []), ...linked];
  const subject = code === undefined ? say.subjectOfLink : say.subject;
  return compose({ kind: 'code', language, subject }, [...parts, { text: say.notYou }]);
}

const noAccountWords = {
  en: {
    subject: 'There is no Sarai account with this email',
    asked: {
      password: 'Someone, perhaps you, asked for a new Sarai password for this email address.',
      login: 'Someone, perhaps you, asked to log in to Sarai with this email address.',
    },
    user: 'No traveller account has this address. Did you sign up with another one, or as a vendor?',
    vendor: 'No vendor account has this address. Did you sign up with another one, or as a traveller?',
    signUp: 'Open an account',
    notYou: 'If it was not you, there is nothing to do.',
  },
  ur: {
    subject: 'اس ای میل سے سرائے کا کوئی اکاؤنٹ نہیں ہے',
    asked: {
      password: 'کسی نے، شاید آپ نے، اس ای میل پتے کے لیے سرائے کا نیا پاس ورڈ مانگا ہے۔',
      login: 'کسی نے، شاید آپ نے، اس ای میل پتے سے سرائے میں لاگ اِن ہونا چاہا ہے۔',
    },
    user: 'اس پتے سے مسافر کا کوئی اکاؤنٹ نہیں ہے۔ کیا آپ نے کسی اور پتے سے، یا ہوٹل کے مالک کے طور پر اکاؤنٹ بنایا تھا؟',
    vendor:
      'اس پتے سے ہوٹل کے مالک کا کوئی اکاؤنٹ نہیں ہے۔ کیا آپ نے کسی اور پتے سے، یا مسافر کے طور پر اکاؤنٹ بنایا تھا؟',
    signUp: 'نیا اکاؤنٹ بنائیں',
    notYou: 'اگر یہ آپ نے نہیں مانگا تو کچھ کرنے کی ضرورت نہیں۔',
  },
} as const;

/** Tells the owner of a mailbox, and nobody else, that the address has no account. */
export function noAccountMail({ language, role, siteUrl }: Reader, wanted: 'password' | 'login' = 'password'): Mail {
  const { subject, asked, signUp, notYou, ...noAccount } = noAccountWords[language];
  const pages = pagesFor({ language, siteUrl });
  const link = pages && { link: pages + accountPaths[role].signup, label: signUp };
  return compose({ kind: 'noAccount', language, subject }, [
    { text: asked[wanted] },
    { text: noAccount[role] },
    ...(link ? [link] : []),
    { text: notYou },
  ]);
}
