import type { Language } from '../../../shared/languages.ts';
import { type AdvanceMail, type AdvanceMailKey, isAdvanceMail } from './advanceMails.ts';
import { advanceWords } from './advanceWords.ts';
import type { Words } from './furtherWords.ts';
import { isProposalMail, type MailName, type ProposalMail } from './mailsOf.ts';
import { proposalWords } from './proposalWords.ts';

type Name =
  `${Exclude<MailName['kind'], ProposalMail | AdvanceMail | 'agreed' | 'changeConfirmed'>} ${MailName['side']}`;

/** The mails that there are beside those about proposals and advances. */
type MailKey = Exclude<
  Name,
  | 'requested guest'
  | 'withdrawn guest'
  | 'accepted owner'
  | 'declined owner'
  | 'missed owner'
  | 'reminder owner'
  | 'renumbered owner'
>;

const words: Record<Language, Record<MailKey, Words>> = {
  en: {
    'requested owner': {
      subject: ({ guest, hotel, checkIn }) => `${guest} asks for ${hotel} from ${checkIn}`,
      text: ({ guest, hotel, answerBy }) =>
        `${guest} would like to stay at ${hotel}. Please answer by ${answerBy}, Pakistan time; after that the request ends by itself.`,
    },
    'accepted guest': {
      subject: ({ hotel, checkIn }) => `Your room at ${hotel} is booked from ${checkIn}`,
      text: ({ hotel }) => `${hotel} has accepted your request, and the room is yours. This is what was agreed:`,
    },
    'declined guest': {
      subject: ({ hotel }) => `${hotel} could not accept your request`,
      text: ({ hotel }) => `${hotel} has declined your request for these days.`,
    },
    'withdrawn owner': {
      subject: ({ guest, hotel }) => `${guest} has taken the request for ${hotel} back`,
      text: ({ guest }) => `${guest} has taken this request back. There is nothing left to answer.`,
    },
    'cancelled guest': {
      subject: ({ hotel, checkIn }) => `${hotel} has cancelled your stay from ${checkIn}`,
      text: ({ hotel }) => `${hotel} has cancelled this booking. The room is not yours any more.`,
    },
    'cancelled owner': {
      subject: ({ guest, hotel, checkIn }) => `${guest} has cancelled the stay at ${hotel} from ${checkIn}`,
      text: ({ guest }) => `${guest} has cancelled this booking. The nights that were left are free again.`,
    },
    'missed guest': {
      subject: ({ hotel, checkIn }) => `${hotel} says that you did not come on ${checkIn}`,
      text: ({ hotel }) =>
        `${hotel} has noted that nobody came for this booking, and the nights that were left are free again. If that is wrong, please call your host.`,
    },
    'cancelledBySarai guest': {
      subject: ({ hotel, checkIn }) =>
        `Sarai has cancelled your booking at ${hotel} from ${checkIn}: please pay nothing`,
      text: ({ hotel }) =>
        `We, Sarai, have cancelled this for you. It was not you who did, and there is no room for you at ${hotel}. Please pay nothing for it, to nobody, whatever you are told. If you have paid something already, answer this mail, and tell your bank or wallet at once. Sarai never asks you for money.`,
    },
    'cancelledBySarai owner': {
      subject: ({ guest, hotel, checkIn }) => `Sarai has cancelled the booking of ${guest} at ${hotel} from ${checkIn}`,
      text: ({ guest }) =>
        `We, Sarai, have cancelled this for ${guest}. Please take no money for it, and give back what was paid already. There is nothing left to answer, and nights that were booked are free again.`,
    },
    'expired guest': {
      subject: ({ hotel }) => `${hotel} did not answer your request`,
      text: ({ hotel, answerBy }) =>
        `${hotel} did not answer by ${answerBy}, Pakistan time, so your request has ended. You can ask again, or look for another room.`,
    },
    'expired owner': {
      subject: ({ guest, hotel }) => `The request of ${guest} for ${hotel} has ended`,
      text: ({ answerBy }) => `Nobody answered this request by ${answerBy}, Pakistan time, so it has ended.`,
    },
    'reminder guest': {
      subject: ({ hotel, checkIn }) => `Your stay at ${hotel} begins on ${checkIn}`,
      text: ({ hotel, checkIn }) => `${hotel} expects you on ${checkIn}. Have a good journey.`,
    },
    'renumbered guest': {
      subject: ({ hotel, room }) => `${hotel}: your room number is ${room} now`,
      text: ({ hotel, room }) => `${hotel} has changed the number of your room to ${room}. Your booking as it stands:`,
    },
    'moved guest': {
      subject: ({ hotel, room }) => `${hotel}: you have room ${room} now`,
      text: ({ hotel }) => `${hotel} has given you another room of the hotel. Your booking as it stands:`,
    },
    'moved owner': {
      subject: ({ hotel, checkIn }) => `A booking of another calendar at ${hotel} has moved: from ${checkIn}`,
      text: ({ room }) =>
        `The calendar of its platform has moved this booking. It has room ${room} now, and its nights of before are free again:`,
    },
    'givenBack guest': {
      subject: ({ hotel, checkIn }) => `${hotel} has taken rooms out of your booking from ${checkIn}`,
      text: ({ hotel, room }) =>
        `${hotel} has taken rooms out of your booking. It stays booked for you with room ${room}, and you pay no more than the total below:`,
    },
    'givenBack owner': {
      subject: ({ guest, hotel, checkIn }) => `${guest} has given rooms back at ${hotel} from ${checkIn}`,
      text: ({ guest, room }) =>
        `${guest} has given rooms of this booking back, and their nights are free again. It stays booked with room ${room}:`,
    },
  },
  ur: {
    'requested owner': {
      subject: ({ guest, hotel, checkIn }) => `${guest} کی ${hotel} کے لیے درخواست، ${checkIn} سے`,
      text: ({ guest, hotel, answerBy }) =>
        `${guest} نے ${hotel} میں قیام کی درخواست بھیجی ہے۔ براہِ کرم ${answerBy} (پاکستانی وقت) تک جواب دیں، اس کے بعد درخواست خود بخود ختم ہو جائے گی۔`,
    },
    'accepted guest': {
      subject: ({ hotel, checkIn }) => `${hotel} میں ${checkIn} سے آپ کا کمرہ بُک ہو گیا ہے`,
      text: ({ hotel }) => `${hotel} نے آپ کی درخواست قبول کر لی ہے اور کمرہ آپ کا ہے۔ تفصیل یہ ہے:`,
    },
    'declined guest': {
      subject: ({ hotel }) => `${hotel} میں آپ کی درخواست قبول نہیں ہوئی`,
      text: ({ hotel }) => `${hotel} نے ان دنوں کے لیے آپ کی درخواست قبول نہیں کی۔`,
    },
    'withdrawn owner': {
      subject: ({ guest, hotel }) => `${guest} نے ${hotel} کے لیے اپنی درخواست واپس لے لی ہے`,
      text: ({ guest }) => `${guest} نے یہ درخواست واپس لے لی ہے۔ اب آپ کو جواب دینے کی ضرورت نہیں۔`,
    },
    'cancelled guest': {
      subject: ({ hotel, checkIn }) => `${hotel} نے ${checkIn} سے آپ کی بکنگ منسوخ کر دی ہے`,
      text: ({ hotel }) => `${hotel} نے یہ بکنگ منسوخ کر دی ہے۔ اب یہ کمرہ آپ کا نہیں۔`,
    },
    'cancelled owner': {
      subject: ({ guest, hotel, checkIn }) => `${guest} نے ${hotel} میں ${checkIn} سے قیام منسوخ کر دیا ہے`,
      text: ({ guest }) => `${guest} نے یہ بکنگ منسوخ کر دی ہے۔ باقی راتیں دوبارہ خالی ہیں۔`,
    },
    'missed guest': {
      subject: ({ hotel, checkIn }) => `${hotel} کے مطابق ${checkIn} کو آپ کی آمد نہیں ہوئی`,
      text: ({ hotel }) =>
        `${hotel} نے لکھا ہے کہ اس بکنگ پر کوئی نہیں آیا، اور باقی راتیں دوبارہ خالی ہیں۔ اگر یہ درست نہیں تو اپنے میزبان کو فون کریں۔`,
    },
    'cancelledBySarai guest': {
      subject: ({ hotel, checkIn }) =>
        `سرائے نے ${hotel} میں ${checkIn} سے آپ کی بکنگ منسوخ کر دی ہے: براہِ کرم کوئی رقم ادا نہ کریں`,
      text: ({ hotel }) =>
        `یہ بکنگ ہم نے، یعنی سرائے نے، آپ کے لیے منسوخ کی ہے، آپ نے نہیں۔ ${hotel} میں اب آپ کے لیے کوئی کمرہ نہیں۔ آپ سے کچھ بھی کہا جائے، براہِ کرم اس کے لیے کسی کو کوئی رقم ادا نہ کریں۔ اگر آپ کچھ ادا کر چکے ہیں تو اس ای میل کا جواب دیں اور فوراً اپنے بینک یا والٹ کو بتائیں۔ سرائے آپ سے کبھی رقم نہیں مانگتی۔`,
    },
    'cancelledBySarai owner': {
      subject: ({ guest, hotel, checkIn }) => `سرائے نے ${hotel} میں ${checkIn} سے ${guest} کی بکنگ منسوخ کر دی ہے`,
      text: ({ guest }) =>
        `یہ بکنگ ہم نے، یعنی سرائے نے، ${guest} کے لیے منسوخ کی ہے۔ براہِ کرم اس کے لیے کوئی رقم نہ لیں، اور جو ادا ہو چکی ہو وہ واپس کر دیں۔ اب جواب دینے کی ضرورت نہیں، اور بُک کی ہوئی راتیں دوبارہ خالی ہیں۔`,
    },
    'expired guest': {
      subject: ({ hotel }) => `${hotel} نے آپ کی درخواست کا جواب نہیں دیا`,
      text: ({ hotel, answerBy }) =>
        `${hotel} نے ${answerBy} (پاکستانی وقت) تک جواب نہیں دیا، اس لیے آپ کی درخواست ختم ہو گئی ہے۔ آپ دوبارہ درخواست بھیج سکتے ہیں یا کوئی اور کمرہ تلاش کر سکتے ہیں۔`,
    },
    'expired owner': {
      subject: ({ guest, hotel }) => `${hotel} کے لیے ${guest} کی درخواست ختم ہو گئی ہے`,
      text: ({ answerBy }) => `اس درخواست کا ${answerBy} (پاکستانی وقت) تک جواب نہیں دیا گیا، اس لیے یہ ختم ہو گئی ہے۔`,
    },
    'reminder guest': {
      subject: ({ hotel, checkIn }) => `${hotel} میں آپ کا قیام ${checkIn} سے شروع ہو رہا ہے`,
      text: ({ hotel, checkIn }) => `${hotel} میں ${checkIn} کو آپ کا انتظار رہے گا۔ آپ کا سفر بخیر ہو۔`,
    },
    'renumbered guest': {
      subject: ({ hotel, room }) => `${hotel}: اب آپ کا کمرہ نمبر ${room} ہے`,
      text: ({ hotel, room }) => `${hotel} نے آپ کے کمرے کا نمبر بدل کر ${room} کر دیا ہے۔ آپ کی بکنگ اب یوں ہے:`,
    },
    'moved guest': {
      subject: ({ hotel, room }) => `${hotel}: اب آپ کا کمرہ نمبر ${room} ہے`,
      text: ({ hotel }) => `${hotel} نے آپ کو ہوٹل کا دوسرا کمرہ دیا ہے۔ آپ کی بکنگ اب یوں ہے:`,
    },
    'moved owner': {
      subject: ({ hotel, checkIn }) => `${hotel}: دوسرے کیلنڈر کی ایک بکنگ کے دن بدل گئے، اب ${checkIn} سے`,
      text: ({ room }) =>
        `پلیٹ فارم کے کیلنڈر نے اس بکنگ کے دن بدل دیے ہیں۔ اب اس کا کمرہ نمبر ${room} ہے، اور پہلے کی راتیں دوبارہ خالی ہیں:`,
    },
    'givenBack guest': {
      subject: ({ hotel, checkIn }) => `${hotel} نے ${checkIn} سے آپ کی بکنگ میں سے کمرے کم کر دیے ہیں`,
      text: ({ hotel, room }) =>
        `${hotel} نے آپ کی بکنگ میں سے کمرے کم کر دیے ہیں۔ کمرہ نمبر ${room} آپ کے لیے بُک ہے، اور آپ کو نیچے لکھی کل رقم سے زیادہ نہیں دینا:`,
    },
    'givenBack owner': {
      subject: ({ guest, hotel, checkIn }) => `${guest} نے ${hotel} میں ${checkIn} سے کمرے واپس کر دیے ہیں`,
      text: ({ guest, room }) =>
        `${guest} نے اس بکنگ کے کچھ کمرے واپس کر دیے ہیں اور ان کی راتیں دوبارہ خالی ہیں۔ کمرہ نمبر ${room} بُک ہے:`,
    },
  },
};

/** The words of a mail in a language. */
export function wordsOf({ kind, side }: MailName, language: Language): Words {
  if (isProposalMail(kind) || kind === 'agreed' || kind === 'changeConfirmed') {
    return proposalWords[language][kind][side];
  }
  if (isAdvanceMail(kind)) return advanceWords[language][`${kind} ${side}` as AdvanceMailKey];
  return words[language][`${kind} ${side}` as MailKey];
}
