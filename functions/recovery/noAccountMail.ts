import { accountPaths } from '../../shared/addresses/accountPaths.ts';
import { compose, type Mail, pagesFor, type Reader } from '../mail/compose.ts';

const words = {
  en: {
    subject: 'There is no Sarai account with this email',
    asked: 'Someone, perhaps you, asked for a new Sarai password for this email address.',
    user: 'No traveller account has this address. Did you sign up with another one, or as a vendor?',
    vendor: 'No vendor account has this address. Did you sign up with another one, or as a traveller?',
    signUp: 'Open an account',
    notYou: 'If it was not you, there is nothing to do.',
  },
  ur: {
    subject: 'اس ای میل سے سرائے کا کوئی اکاؤنٹ نہیں ہے',
    asked: 'کسی نے، شاید آپ نے، اس ای میل پتے کے لیے سرائے کا نیا پاس ورڈ مانگا ہے۔',
    user: 'اس پتے سے مسافر کا کوئی اکاؤنٹ نہیں ہے۔ کیا آپ نے کسی اور پتے سے، یا ہوٹل کے مالک کے طور پر اکاؤنٹ بنایا تھا؟',
    vendor:
      'اس پتے سے ہوٹل کے مالک کا کوئی اکاؤنٹ نہیں ہے۔ کیا آپ نے کسی اور پتے سے، یا مسافر کے طور پر اکاؤنٹ بنایا تھا؟',
    signUp: 'نیا اکاؤنٹ بنائیں',
    notYou: 'اگر یہ آپ نے نہیں مانگا تو کچھ کرنے کی ضرورت نہیں۔',
  },
} as const;

/** Tells the owner of a mailbox, and nobody else, that the address has no account. */
export function noAccountMail({ language, role, siteUrl }: Reader): Mail {
  const { subject, asked, signUp, notYou, ...noAccount } = words[language];
  const pages = pagesFor({ language, siteUrl });
  const link = pages && { link: pages + accountPaths[role].signup, label: signUp };
  return compose(language, subject, [
    { text: asked },
    { text: noAccount[role] },
    ...(link ? [link] : []),
    { text: notYou },
  ]);
}
