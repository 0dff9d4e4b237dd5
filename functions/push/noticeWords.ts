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
  | 'message owner';

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
  },
  ur: {
    'requested owner': ['نئی درخواست', 'ایک مہمان نے کمرہ مانگا ہے اور آپ کے جواب کا منتظر ہے۔'],
    'withdrawn owner': ['درخواست واپس لے لی گئی', 'ایک مہمان نے درخواست واپس لے لی ہے۔ اب جواب دینے کی ضرورت نہیں۔'],
    'accepted guest': ['آپ کی درخواست قبول ہو گئی', 'کمرہ آپ کا ہے۔ اپنا قیام دیکھنے کے لیے سرائے کھولیں۔'],
    'declined guest': ['آپ کی درخواست قبول نہیں ہوئی', 'وجہ پڑھنے اور دوسرا کمرہ ڈھونڈنے کے لیے سرائے کھولیں۔'],
    'cancelled guest': ['آپ کا قیام منسوخ ہو گیا', 'ہوٹل نے آپ کی بُکنگ منسوخ کر دی ہے۔ وجہ پڑھنے کے لیے سرائے کھولیں۔'],
    'cancelled owner': ['ایک قیام منسوخ ہو گیا', 'ایک مہمان نے بُکنگ منسوخ کر دی ہے۔ اس کی راتیں دوبارہ خالی ہیں۔'],
    'cancelledBySarai guest': [
      'آپ کا قیام منسوخ ہو گیا',
      'براہِ کرم اس کے لیے کسی کو رقم نہ دیں۔ وجہ پڑھنے کے لیے سرائے کھولیں۔',
    ],
    'cancelledBySarai owner': [
      'ایک قیام منسوخ ہو گیا',
      'سرائے نے ایک بُکنگ منسوخ کر دی ہے۔ اس کی راتیں دوبارہ خالی ہیں۔',
    ],
    'reminder guest': ['آپ کا قیام کل سے ہے', 'کہاں جانا ہے اور کسے فون کرنا ہے، یہ دیکھنے کے لیے سرائے کھولیں۔'],
    'message guest': ['نیا پیغام', 'ایک ہوٹل نے آپ کو لکھا ہے۔ پڑھنے کے لیے سرائے کھولیں۔'],
    'message owner': ['نیا پیغام', 'ایک مہمان نے آپ کو لکھا ہے۔ پڑھنے کے لیے سرائے کھولیں۔'],
  },
};
