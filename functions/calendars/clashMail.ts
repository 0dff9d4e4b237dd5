import { accountPaths } from '../../shared/addresses/accountPaths.ts';
import type { Language } from '../../shared/languages.ts';
import { type Channel, channelNames } from '../../shared/rules/calendars.ts';
import { compose, type Mail, pagesFor, type Reader } from '../mail/compose.ts';
import { factsPart } from '../mail/drawnParts.ts';
import { dayInWords } from '../mail/words.ts';
import type { Days } from '../nights/nightItem.ts';

const words = {
  en: {
    subject: (channel: string) => `${channel}: nights that are taken on Sarai too`,
    text: (channel: string) =>
      `The calendar of ${channel} has nights for which no room is free on Sarai any more. It may be one guest that you noted in both, or two guests who come to one room. Nothing was changed here. Please look at both, and cancel or move one of them.`,
    nights: (from: string, to: string) => `${from} to ${to}`,
    label: 'Nights',
    rooms: 'Rooms',
    hotel: 'Hotel',
    more: (count: number) => `And ${count} more.`,
    later: 'The nights go to the calendar by themselves as soon as whoever has them here lets go of them.',
    page: 'Your calendar',
    another: 'another calendar',
  },
  ur: {
    subject: (channel: string) => `${channel}: کچھ راتیں سرائے پر بھی بُک ہیں`,
    text: (channel: string) =>
      `${channel} کے کیلنڈر میں ایسی راتیں ہیں جن کے لیے سرائے پر کوئی کمرہ خالی نہیں۔ ہو سکتا ہے یہ ایک ہی مہمان ہو جو آپ نے دونوں جگہ لکھا ہو، یا دو مہمان جو ایک ہی کمرے میں آ رہے ہوں۔ یہاں کچھ نہیں بدلا گیا۔ براہِ کرم دونوں جگہ دیکھیں اور ایک بکنگ منسوخ کریں یا دوسرے کمرے میں لے جائیں۔`,
    nights: (from: string, to: string) => `${from} سے ${to} تک`,
    label: 'راتیں',
    rooms: 'کمرے',
    hotel: 'ہوٹل',
    more: (count: number) => `اور ${count} مزید۔`,
    later: 'یہاں جس کے پاس یہ راتیں ہیں، اس کے چھوڑتے ہی یہ خود بخود اس کیلنڈر کو مل جائیں گی۔',
    page: 'آپ کا کیلنڈر',
    another: 'دوسرے',
  },
} as const;

/** Nights that clash, told one by one; there may be further ones. */
const mostTold = 10;

/** Events that began to clash, with their calendar and where it is for. */
export interface ToldClashes {
  channel: Channel;
  hotelName: string;
  /** Numbers of its rooms. */
  rooms: readonly number[];
  clashes: readonly Days[];
}

/** Tells an owner of nights that a channel has too. Nothing that the channel wrote stands in it. */
export function clashMail({ language, siteUrl }: Omit<Reader, 'role'>, told: ToldClashes): Mail {
  const say = words[language];
  const pages = pagesFor({ language, siteUrl });
  const channel = told.channel === 'other' ? say.another : channelNames[told.channel];
  const more = told.clashes.length - mostTold;
  return compose({ kind: 'clash', language, subject: say.subject(channel) }, [
    { text: say.text(channel) },
    factsPart([
      [say.hotel, told.hotelName],
      [say.rooms, told.rooms.join(', ')],
      ...told.clashes.slice(0, mostTold).map((each) => [say.label, nightsIn(each, language)] as const),
    ]),
    ...(more > 0 ? [{ text: say.more(more) }] : []),
    { text: say.later },
    ...(pages ? [{ link: `${pages}${accountPaths.vendor.home}`, label: say.page }] : []),
  ]);
}

function nightsIn({ checkIn, checkOut }: Days, language: Language): string {
  return words[language].nights(dayInWords(checkIn, language), dayInWords(checkOut, language));
}
