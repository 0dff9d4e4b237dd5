import type { Language } from '../../../shared/languages.ts';
import type { DeclineReason } from '../../../shared/rules/declineReasons.ts';
import type { ProposalEnd } from '../../../shared/rules/proposalLife.ts';

/** Why a request was declined, where a word of ours says it. */
export const declined: Record<Language, Record<DeclineReason, string>> = {
  en: {
    nights_taken: 'Another request for some of these nights was accepted.',
    room_removed: 'This room is not offered any more.',
    fully_booked: 'All rooms are booked on these nights.',
    closed_then: 'The house is closed on these days.',
    room_unfit: 'The room does not suit this stay.',
    too_late: 'The request came too late to prepare the stay.',
  },
  ur: {
    nights_taken: 'ان میں سے کچھ راتوں کے لیے کسی اور کی درخواست قبول کر لی گئی ہے۔',
    room_removed: 'یہ کمرہ اب نہیں دیا جاتا۔',
    fully_booked: 'ان راتوں میں سب کمرے بُک ہیں۔',
    closed_then: 'ان دنوں ہوٹل بند ہے۔',
    room_unfit: 'یہ کمرہ اس قیام کے لیے موزوں نہیں۔',
    too_late: 'درخواست اتنی دیر سے آئی کہ قیام کی تیاری نہیں ہو سکتی۔',
  },
};

/** Why a proposal ended without an answer that could be carried out. */
export const ended: Record<Language, Record<ProposalEnd, string>> = {
  en: {
    time: 'Nobody answered in time.',
    booking: 'The booking has changed meanwhile.',
    nights_taken: 'The answer was yes, but a night was taken by then.',
    room_removed: 'The answer was yes, but a room was not offered any more by then.',
  },
  ur: {
    time: 'وقت پر جواب نہیں دیا گیا۔',
    booking: 'اس دوران بکنگ بدل گئی ہے۔',
    nights_taken: 'جواب ہاں تھا، لیکن تب تک ایک رات بُک ہو چکی تھی۔',
    room_removed: 'جواب ہاں تھا، لیکن تب تک ایک کمرہ دیا نہیں جا رہا تھا۔',
  },
};
