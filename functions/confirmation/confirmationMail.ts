import { compose, type Mail, type Reader } from '../mail/compose.ts';

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
export function confirmationMail({ language }: Pick<Reader, 'language'>, code: string): Mail {
  const say = words[language];
  return compose(language, say.subject, [{ text: say.code }, { code }, { text: say.afterCode }, { text: say.notYou }]);
}
