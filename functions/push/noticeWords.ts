import type { Language } from '../../shared/languages.ts';

/** Kinds of notifications, by the side that they tell. */
export type NoticeKind =
  | 'requested owner'
  | 'withdrawn owner'
  | 'accepted guest'
  | 'declined guest'
  | 'cancelled guest'
  | 'cancelled owner'
  | 'cancelledBySarai guest'
  | 'cancelledBySarai owner'
  | 'reminder guest'
  | 'message guest'
  | 'message owner'
  | 'acceptedAsking guest'
  | 'advanceReminder guest'
  | 'advanceUnseen guest'
  | 'lapsed guest'
  | 'lapsed owner'
  | 'reinstated guest'
  | 'refundSent guest'
  | 'advanceSent owner'
  | 'advancePressed owner'
  | 'refundDue owner'
  | 'refundLate owner'
  | 'advanceStopped guest';

/** Title and sentence of a notification, which say no name, no place and no price: anybody may read a locked screen. */
export const noticeWords: Record<Language, Record<NoticeKind, readonly [title: string, body: string]>> = {
  en: {
    'requested owner': ['A new request', 'A guest asks for a room and waits for your answer.'],
    'withdrawn owner': ['A request was taken back', 'A guest has taken a request back. There is nothing to answer.'],
    'accepted guest': ['Your request was accepted', 'The room is yours. Open Sarai to see your stay.'],
    'declined guest': ['Your request was declined', 'Open Sarai to read why, and to find another room.'],
    'cancelled guest': ['Your stay was cancelled', 'The hotel has cancelled your booking. Open Sarai to read why.'],
    'cancelled owner': ['A stay was cancelled', 'A guest has cancelled a booking. Its nights are free again.'],
    'cancelledBySarai guest': ['Your stay was cancelled', 'Please pay nobody for it. Open Sarai to read why.'],
    'cancelledBySarai owner': ['A stay was cancelled', 'Sarai has cancelled a booking. Its nights are free again.'],
    'reminder guest': ['Your stay begins tomorrow', 'Open Sarai to see where to go and whom to call.'],
    'message guest': ['A new message', 'A hotel has written to you. Open Sarai to read it.'],
    'message owner': ['A new message', 'A guest has written to you. Open Sarai to read it.'],
    'acceptedAsking guest': [
      'Your request was accepted',
      'The room is held for you. Open Sarai to see what is to be paid in advance, and until when.',
    ],
    'advanceReminder guest': ['An advance is still to be paid', 'Open Sarai to pay in time, or to say that you have.'],
    'advanceUnseen guest': ['Your payment was not seen', 'Open Sarai to prove it once more. Please do not pay twice.'],
    'lapsed guest': [
      'A booking has ended',
      'No advance was paid in time. Please do not pay it now. Open Sarai to read more.',
    ],
    'lapsed owner': ['A booking has ended', 'No advance was paid in time. Its nights are free again.'],
    'reinstated guest': ['Your booking stands again', 'The hotel has found your payment. Open Sarai to see your stay.'],
    'refundSent guest': ['A refund is on its way', 'Look into your account, and say on Sarai whether it has come.'],
    'advanceSent owner': [
      'An advance was paid',
      'A guest says so. Look into your account, and say on Sarai whether it has come.',
    ],
    'advancePressed owner': [
      'A guest waits for your answer',
      'Has the advance come? Look into your account, and say so on Sarai.',
    ],
    'refundLate owner': ['A refund is late', 'Until it is paid you ask for no advances. Open Sarai to see it.'],
    'advanceStopped guest': ['Please pay no advance', 'Sarai has ended it. Open Sarai to read more.'],
    'refundDue owner': [
      'A refund is due',
      'A booking has ended, and money goes back to its guest. Open Sarai to see until when.',
    ],
  },
  ur: {
    'requested owner': ['نئی درخواست', 'ایک مہمان نے کمرہ مانگا ہے اور آپ کے جواب کا منتظر ہے۔'],
    'withdrawn owner': ['درخواست واپس لے لی گئی', 'ایک مہمان نے درخواست واپس لے لی ہے۔ اب جواب دینے کی ضرورت نہیں۔'],
    'accepted guest': ['آپ کی درخواست قبول ہو گئی', 'کمرہ آپ کا ہے۔ اپنا قیام دیکھنے کے لیے سرائے کھولیں۔'],
    'declined guest': ['آپ کی درخواست قبول نہیں ہوئی', 'وجہ پڑھنے اور دوسرا کمرہ ڈھونڈنے کے لیے سرائے کھولیں۔'],
    'cancelled guest': ['آپ کا قیام منسوخ ہو گیا', 'ہوٹل نے آپ کی بکنگ منسوخ کر دی ہے۔ وجہ پڑھنے کے لیے سرائے کھولیں۔'],
    'cancelled owner': ['ایک قیام منسوخ ہو گیا', 'ایک مہمان نے بکنگ منسوخ کر دی ہے۔ اس کی راتیں دوبارہ خالی ہیں۔'],
    'cancelledBySarai guest': [
      'آپ کا قیام منسوخ ہو گیا',
      'براہِ کرم اس کے لیے کسی کو رقم نہ دیں۔ وجہ پڑھنے کے لیے سرائے کھولیں۔',
    ],
    'cancelledBySarai owner': [
      'ایک قیام منسوخ ہو گیا',
      'سرائے نے ایک بکنگ منسوخ کر دی ہے۔ اس کی راتیں دوبارہ خالی ہیں۔',
    ],
    'reminder guest': ['آپ کا قیام کل سے ہے', 'کہاں جانا ہے اور کسے فون کرنا ہے، یہ دیکھنے کے لیے سرائے کھولیں۔'],
    'message guest': ['نیا پیغام', 'ایک ہوٹل نے آپ کو لکھا ہے۔ پڑھنے کے لیے سرائے کھولیں۔'],
    'message owner': ['نیا پیغام', 'ایک مہمان نے آپ کو لکھا ہے۔ پڑھنے کے لیے سرائے کھولیں۔'],
    'acceptedAsking guest': [
      'آپ کی درخواست قبول ہو گئی',
      'کمرہ آپ کے لیے رکھا گیا ہے۔ کتنا ایڈوانس کب تک دینا ہے، یہ دیکھنے کے لیے سرائے کھولیں۔',
    ],
    'advanceReminder guest': [
      'ایڈوانس ابھی باقی ہے',
      'وقت پر ادا کرنے، یا یہ بتانے کے لیے کہ ادا کر دی ہے، سرائے کھولیں۔',
    ],
    'advanceUnseen guest': [
      'آپ کی ادائیگی نظر نہیں آئی',
      'اس کا ثبوت دوبارہ دینے کے لیے سرائے کھولیں۔ براہِ کرم دو بار رقم نہ بھیجیں۔',
    ],
    'lapsed guest': [
      'ایک بکنگ ختم ہو گئی',
      'ایڈوانس وقت پر ادا نہیں ہوا۔ براہِ کرم اب نہ بھیجیں۔ مزید پڑھنے کے لیے سرائے کھولیں۔',
    ],
    'lapsed owner': ['ایک بکنگ ختم ہو گئی', 'ایڈوانس وقت پر ادا نہیں ہوا۔ اس کی راتیں دوبارہ خالی ہیں۔'],
    'reinstated guest': [
      'آپ کی بکنگ بحال ہو گئی',
      'ہوٹل کو آپ کی ادائیگی مل گئی ہے۔ اپنا قیام دیکھنے کے لیے سرائے کھولیں۔',
    ],
    'refundSent guest': ['رقم واپس بھیجی گئی ہے', 'اپنے اکاؤنٹ میں دیکھیں، اور سرائے پر بتائیں کہ رقم آئی یا نہیں۔'],
    'advanceSent owner': [
      'ایڈوانس بھیج دیا گیا ہے',
      'ایک مہمان نے ایسا بتایا ہے۔ اپنے اکاؤنٹ میں دیکھ کر سرائے پر بتائیں کہ رقم آئی یا نہیں۔',
    ],
    'advancePressed owner': [
      'ایک مہمان آپ کے جواب کا منتظر ہے',
      'کیا ایڈوانس آ گیا؟ اپنے اکاؤنٹ میں دیکھ کر سرائے پر بتائیں۔',
    ],
    'refundLate owner': [
      'رقم واپس کرنے میں دیر ہو گئی',
      'ادائیگی تک آپ ایڈوانس نہیں مانگ سکتے۔ دیکھنے کے لیے سرائے کھولیں۔',
    ],
    'advanceStopped guest': ['براہِ کرم ایڈوانس نہ دیں', 'سرائے نے اسے روک دیا ہے۔ مزید پڑھنے کے لیے سرائے کھولیں۔'],
    'refundDue owner': [
      'رقم واپس کرنی ہے',
      'ایک بکنگ ختم ہو گئی ہے اور رقم مہمان کو واپس جانی ہے۔ کب تک، یہ دیکھنے کے لیے سرائے کھولیں۔',
    ],
  },
};
