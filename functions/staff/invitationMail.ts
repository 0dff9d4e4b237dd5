import { staffPaths } from '../../shared/addresses/accountPaths.ts';
import { compose, type Mail, pagesFor, type Reader } from '../mail/compose.ts';

const words = {
  en: {
    subject: 'An invitation to help at a hotel on Sarai',
    invited:
      'Somebody who lists a hotel on Sarai invites you to help there: to answer requests, take bookings, check guests in and close nights, with a login of your own.',
    open: 'Open this link on any device. It shows who invites you, and works for seven days.',
    link: 'See the invitation',
    notYou: 'If you do not know who that is, leave it. Nobody from Sarai will ask you for a password or a link.',
  },
  ur: {
    subject: 'سرائے پر ایک ہوٹل میں مدد کی دعوت',
    invited:
      'سرائے پر ہوٹل چلانے والے ایک میزبان نے آپ کو مدد کے لیے بلایا ہے: درخواستوں کا جواب دینا، بُکنگ لینا، مہمانوں کی آمد درج کرنا اور راتیں بند کرنا، آپ کے اپنے لاگ اِن سے۔',
    open: 'یہ لنک کسی بھی فون یا کمپیوٹر پر کھولیں۔ اس میں نظر آئے گا کہ کون بلا رہا ہے، اور یہ سات دن تک کام کرے گا۔',
    link: 'دعوت دیکھیں',
    notYou: 'اگر آپ نہیں جانتے کہ یہ کون ہے تو اسے رہنے دیں۔ سرائے کا کوئی فرد آپ سے پاس ورڈ یا لنک نہیں مانگے گا۔',
  },
} as const;

/** Brings the link of an invitation, and no word that anybody typed: its page says who invites. The secret stands behind the `#`. */
export function invitationMail({ language, siteUrl }: Omit<Reader, 'role'>, token: string): Mail {
  const say = words[language];
  const pages = pagesFor({ language, siteUrl });
  const linked = pages
    ? [{ text: say.open }, { link: `${pages}${staffPaths.join}#token=${token}`, label: say.link }]
    : [];
  return compose({ kind: 'code', language, subject: say.subject }, [
    { text: say.invited },
    ...linked,
    { text: say.notYou },
  ]);
}
