import { accountPaths } from '../../../shared/addresses/accountPaths.ts';
import { bookingPaths } from '../../../shared/addresses/bookingPaths.ts';
import { compose, type Mail, type Part, pagesFor, type Reader } from '../../mail/compose.ts';

const words = {
  en: {
    subject: 'Something waits for you on Sarai',
    text: 'A guest has sent or changed something about a room that was listed with this email address. Please look at it soon: requests that nobody answers end by themselves.',
    confirm:
      'Confirm this address on your dashboard, and mails will tell you what it is, with buttons to answer. Until then this is the only mail of this kind in a day.',
    requests: 'Requests that wait',
    dashboard: 'Confirm your email',
    notYou: 'If you have listed no room on Sarai, leave this mail: somebody has mistyped an address.',
  },
  ur: {
    subject: 'سرائے پر کچھ آپ کا منتظر ہے',
    text: 'جو کمرہ اس ای میل پتے سے درج ہوا ہے اس کے بارے میں کسی مہمان نے کچھ بھیجا یا بدلا ہے۔ براہِ کرم جلد دیکھ لیں، جن درخواستوں کا جواب نہ دیا جائے وہ خود بخود ختم ہو جاتی ہیں۔',
    confirm:
      'اپنے ڈیش بورڈ پر اس پتے کی تصدیق کریں، پھر ای میل آپ کو پوری بات بتائے گی اور جواب دینے کے بٹن بھی ساتھ ہوں گے۔ تب تک ایسی ای میل دن میں صرف ایک بار آئے گی۔',
    requests: 'جواب کی منتظر درخواستیں',
    dashboard: 'ای میل کی تصدیق کریں',
    notYou: 'اگر آپ نے سرائے پر کوئی کمرہ درج نہیں کیا تو اس ای میل کو رہنے دیں، کسی نے پتا غلط لکھا ہے۔',
  },
} as const;

/** Calls an owner to the site whose address is not confirmed: not a word that anybody typed stands in it. */
export function waitsMail({ language, siteUrl }: Omit<Reader, 'role'>): Mail {
  const say = words[language];
  const pages = pagesFor({ language, siteUrl });
  const page = (path: string, label: string): Part[] => (pages ? [{ link: pages + path, label }] : []);
  return compose({ kind: 'waits', language, subject: say.subject }, [
    { text: say.text },
    ...page(bookingPaths.vendorPending, say.requests),
    { text: say.confirm },
    ...page(accountPaths.vendor.home, say.dashboard),
    { text: say.notYou },
  ]);
}
