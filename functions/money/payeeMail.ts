import { moneyPaths } from '../../shared/addresses/moneyPaths.ts';
import { compose, type Mail, pagesFor, type Reader } from '../mail/compose.ts';
import { listInWords, momentInWords } from '../mail/words.ts';
import type { PayeeChange } from './payeeItem.ts';

const words = {
  en: {
    subject: 'Where guests pay you on Sarai was changed',
    withdrawnSubject: 'A change of where guests pay you was taken back',
    changed: (accounts: string, moment: string) =>
      `From ${moment} on, guests pay advances to this account: ${accounts}. Until then, and for advances that are asked for already, the account of before stays.`,
    removed: (moment: string) => `From ${moment} on, guests are asked for no advances: your account was removed.`,
    withdrawn: (moment: string) =>
      `The change that was to hold from ${moment} on was taken back. Guests pay as before.`,
    undo: 'If this was not you, take the change back before then, where you are logged in, and set a new password.',
    link: 'See it, or take it back',
    notYou: 'Nobody from Sarai will ask you for a password, a code or your account.',
    ending: (kind: string, lastFour: string) => `${kind} ending in ${lastFour}`,
    kinds: { iban: 'IBAN', jazzcash: 'JazzCash', easypaisa: 'Easypaisa' },
  },
  ur: {
    subject: 'سرائے پر آپ کی رقم وصول کرنے کا اکاؤنٹ بدلا گیا',
    withdrawnSubject: 'رقم وصول کرنے کے اکاؤنٹ کی تبدیلی واپس لے لی گئی',
    changed: (accounts: string, moment: string) =>
      `${moment} سے مہمان ایڈوانس اس اکاؤنٹ میں بھیجیں گے: ${accounts}۔ تب تک، اور جو ایڈوانس پہلے سے مانگا جا چکا ہے اس کے لیے، پرانا اکاؤنٹ ہی رہے گا۔`,
    removed: (moment: string) => `${moment} سے مہمانوں سے ایڈوانس نہیں مانگا جائے گا: آپ کا اکاؤنٹ ہٹا دیا گیا ہے۔`,
    withdrawn: (moment: string) =>
      `جو تبدیلی ${moment} سے لاگو ہونی تھی وہ واپس لے لی گئی۔ مہمان پہلے کی طرح ادا کریں گے۔`,
    undo: 'اگر یہ آپ نے نہیں کیا تو اس وقت سے پہلے لاگ اِن ہو کر تبدیلی واپس لیں، اور نیا پاس ورڈ رکھیں۔',
    link: 'دیکھیں یا واپس لیں',
    notYou: 'سرائے کا کوئی فرد آپ سے پاس ورڈ، کوڈ یا اکاؤنٹ نہیں مانگے گا۔',
    ending: (kind: string, lastFour: string) => `${kind} جس کے آخری ہندسے ${lastFour} ہیں`,
    kinds: { iban: 'آئی بی اے این', jazzcash: 'جاز کیش', easypaisa: 'ایزی پیسہ' },
  },
} as const;

type MailReader = Pick<Reader, 'language' | 'siteUrl'>;

/** Tells an owner that where guests pay is to be another place, from when on, and where to take it back. It has last four digits alone. */
export function payeeChangeMail(reader: MailReader, { accounts, holdsFrom }: PayeeChange): Mail {
  const { language } = reader;
  const say = words[language];
  const moment = momentInWords(holdsFrom, language);
  const named = accounts?.map(({ kind, lastFour }) => say.ending(say.kinds[kind], lastFour));
  const told = named ? say.changed(listInWords(named, language), moment) : say.removed(moment);
  return mailOf(reader, say.subject, [told, say.undo]);
}

/** Tells an owner that a change of where guests pay was taken back. */
export function withdrawnMail(reader: MailReader, { holdsFrom }: PayeeChange): Mail {
  const say = words[reader.language];
  const told = say.withdrawn(momentInWords(holdsFrom, reader.language));
  return mailOf(reader, say.withdrawnSubject, [told]);
}

function mailOf({ language, siteUrl }: MailReader, subject: string, told: readonly string[]): Mail {
  const { link, notYou } = words[language];
  const pages = pagesFor({ language, siteUrl });
  const linked = pages ? [{ link: `${pages}${moneyPaths.payee}`, label: link }] : [];
  return compose({ kind: 'code', language, subject }, [...told.map((text) => ({ text })), ...linked, { text: notYou }]);
}
