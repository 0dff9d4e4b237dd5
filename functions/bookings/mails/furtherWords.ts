import type { Language } from '../../../shared/languages.ts';
import type { AdvanceParts } from './advanceParts.ts';

/** Parts of sentences: names as people wrote them, days and instants in the reader's words. */
export interface SentenceParts {
  guest: string;
  hotel: string;
  room: string;
  /** "Sun 12 July 2027" */
  checkIn: string;
  /** "18:40 on Sun 12 July 2027" */
  answerBy: string;
  /** The booking stands, and its nights are held. */
  stands: boolean;
  advance: AdvanceParts;
}

/** Subject and first sentence of a mail. */
export interface Words {
  subject(told: SentenceParts): string;
  text(told: SentenceParts): string;
}

/** Nouns in the place of names that a mail does not say. */
export const nameless: Record<Language, Record<'guest' | 'hotel', string>> = {
  en: { guest: 'a guest', hotel: 'the hotel' },
  ur: { guest: 'ایک مہمان', hotel: 'ہوٹل' },
};

/** Why a mail says no names and words of a side. */
export const notes: Record<Language, Record<'guest' | 'host', string>> = {
  en: {
    host: 'The host has not confirmed an email address yet, so this mail leaves out names and messages. You read them on Sarai, with your booking.',
    guest: 'This mail leaves out the name and the messages of the guest. You read them on Sarai, with the booking.',
  },
  ur: {
    host: 'میزبان نے ابھی اپنی ای میل کی تصدیق نہیں کی، اس لیے اس ای میل میں نام اور پیغام شامل نہیں۔ یہ سرائے پر آپ کی بکنگ کے ساتھ موجود ہیں۔',
    guest: 'اس ای میل میں مہمان کا نام اور پیغام شامل نہیں۔ یہ سرائے پر بکنگ کے ساتھ موجود ہیں۔',
  },
};

/** Labels of links and buttons. */
export const links = {
  en: {
    accept: 'Accept',
    reject: 'Decline',
    onePress:
      'Each button opens a page that asks you once more. It works without a login, for this request alone, so please do not pass this mail on.',
    vendorPending: 'All requests that wait',
    vendorActive: 'Your bookings',
    traveller: 'Your bookings',
    voucher: 'Your booking and its voucher',
    search: 'Find another room',
  },
  ur: {
    accept: 'قبول کریں',
    reject: 'انکار کریں',
    onePress:
      'ہر بٹن ایک صفحہ کھولتا ہے جو آپ سے ایک بار پھر پوچھتا ہے۔ یہ لاگ اِن کے بغیر صرف اسی درخواست کے لیے کام کرتا ہے، اس لیے یہ ای میل کسی اور کو نہ بھیجیں۔',
    vendorPending: 'جواب کی منتظر تمام درخواستیں',
    vendorActive: 'آپ کی بکنگز',
    traveller: 'آپ کی بکنگز',
    voucher: 'آپ کی بکنگ اور واؤچر',
    search: 'کوئی اور کمرہ تلاش کریں',
  },
} as const;
