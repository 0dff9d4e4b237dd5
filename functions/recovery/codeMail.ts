import { compose, type Mail, type Reader } from '../mail/compose.ts';

const words = {
  en: {
    subject: 'Your code for a new Sarai password',
    before: 'This is your code to set a new password for Sarai:',
    after: 'It works once and for ten minutes. A newer code makes this one useless.',
    notYou:
      'If you did not ask for it, leave it: your password stays as it is. Nobody from Sarai will ask you for a code.',
  },
  ur: {
    subject: 'سرائے کے نئے پاس ورڈ کے لیے آپ کا کوڈ',
    before: 'سرائے کا نیا پاس ورڈ رکھنے کے لیے آپ کا کوڈ یہ ہے:',
    after: 'یہ کوڈ صرف ایک بار اور دس منٹ تک کام کرے گا۔ نیا کوڈ آنے پر یہ کوڈ بیکار ہو جائے گا۔',
    notYou:
      'اگر یہ کوڈ آپ نے نہیں مانگا تو اسے رہنے دیں، آپ کا پاس ورڈ وہی رہے گا۔ سرائے کا کوئی فرد آپ سے کوڈ نہیں مانگے گا۔',
  },
} as const;

/** Brings the code of a password reset to the owner of an account. */
export function codeMail({ language }: Reader, code: string): Mail {
  const { subject, before, after, notYou } = words[language];
  return compose(language, subject, [{ text: before }, { code }, { text: after }, { text: notYou }]);
}
