import type { Language } from '../../../shared/languages.ts';
import { nightsBetween } from '../../../shared/rules/stays.ts';
import type { Facts } from '../../mail/drawnParts.ts';
import { dayInWords, listInWords, momentInWords, placeInWords, rupees } from '../../mail/words.ts';
import type { Property } from '../../properties/property.ts';
import { type BookedRoom, bookingTotal, voucherCode } from '../booking.ts';
import { advanceFacts } from './advanceParts.ts';
import { isStay, type MailName } from './mailsOf.ts';
import { partyInWords } from './partyWords.ts';
import { type Contact, hotelIn, type QuotableFacts } from './quotable.ts';
import { quoteInWords } from './quoteWords.ts';

const labels = {
  en: {
    hotel: 'Hotel',
    room: 'Room',
    rooms: 'Rooms',
    beds: (count: number) => (count === 1 ? '1 bed' : `${count} beds`),
    from: (day: string) => `from ${day}`,
    until: (day: string) => `until ${day}`,
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    nights: 'Nights',
    guests: 'Guests',
    price: 'Price',
    total: 'Total',
    agreedDays: 'Days before',
    proposedDays: 'Proposed days',
    proposedGuests: 'Proposed guests',
    proposedRoom: 'Proposed room',
    proposedRooms: 'Proposed rooms',
    proposedPrice: 'Proposed price per night',
    proposedTotal: 'Proposed total',
    answerBy: 'Answer by',
    address: 'Address',
    host: 'Host',
    guest: 'Guest',
    note: 'Note',
    reason: 'Reason',
    code: 'Voucher code',
  },
  ur: {
    hotel: 'ہوٹل',
    room: 'کمرہ',
    rooms: 'کمرے',
    beds: (count: number) => (count === 1 ? '1 بستر' : `${count} بستر`),
    from: (day: string) => `${day} سے`,
    until: (day: string) => `${day} تک`,
    checkIn: 'آمد',
    checkOut: 'روانگی',
    nights: 'راتیں',
    guests: 'مہمان',
    price: 'کرایہ',
    total: 'کل رقم',
    agreedDays: 'پہلے کے دن',
    proposedDays: 'تجویز کردہ دن',
    proposedGuests: 'تجویز کردہ مہمان',
    proposedRoom: 'تجویز کردہ کمرہ',
    proposedRooms: 'تجویز کردہ کمرے',
    proposedPrice: 'تجویز کے مطابق ایک رات کا کرایہ',
    proposedTotal: 'تجویز کے مطابق کل رقم',
    answerBy: 'جواب کی مہلت',
    address: 'پتا',
    host: 'میزبان',
    guest: 'مہمان کا نام',
    note: 'پیغام',
    reason: 'وجہ',
    code: 'واؤچر کا کوڈ',
  },
} as const;

/** The facts of a booking for one of its two sides, those left out of which the mail says nothing. */
export function factsOf({ booking, known }: QuotableFacts, name: MailName, language: Language): Facts {
  const { kind, side } = name;
  const { location } = booking;
  const hotelName = hotelIn(booking, language);
  const say = labels[language];
  const [nights, day] = [nightsBetween(booking.checkIn, booking.checkOut), (of: string) => dayInWords(of, language)];
  const facts: (readonly [string, string | undefined])[] = [
    [say.hotel, hotelName && listInWords([hotelName, placeInWords(location ?? '', language)], language)],
    [booking.rooms.length > 1 ? say.rooms : say.room, roomsIn(booking.rooms, language)],
    [say.checkIn, day(booking.checkIn)],
    [say.checkOut, day(booking.checkOut)],
    [say.nights, String(nights)],
    [say.guests, partyInWords(booking, language)],
    [say.price, priceOf(booking, language)],
    [say.total, rupees(bookingTotal(booking), language)],
    ...advanceFacts(booking.advanceNow, kind, language),
    ...proposedIn(booking, name, language),
    [say.answerBy, kind === 'requested' ? momentInWords(booking.answerBy, language) : undefined],
    [say.guest, side === 'owner' ? guestOf(booking) : undefined],
    ...wordsOfKind(booking, name, say),
    [say.address, known.address && addressIn(known.address, language)],
    [say.host, known.host && contactOf(known.host)],
    [say.code, isStay(name, booking) ? voucherCode(booking.id) : undefined],
  ];
  return facts.filter((fact): fact is readonly [string, string] => Boolean(fact[1]));
}

/** Mails that say the rooms and the total of a proposal, beside those that stand. */
const proposing: readonly MailName['kind'][] = ['proposed', 'proposalRefused', 'proposalEnded'];

type Fact = [string, string | undefined];

const confirming: readonly MailName['kind'][] = ['agreed', 'changeConfirmed'];

function proposedIn({ proposal, guests }: QuotableFacts['booking'], { kind }: MailName, language: Language): Fact[] {
  if (!proposal || ![...confirming, ...proposing].includes(kind)) return [];
  const say = labels[language];
  const isMoved = daysIn(proposal, language) !== daysIn(proposal.agreed, language);
  const before: Fact = [say.agreedDays, isMoved ? daysIn(proposal.agreed, language) : undefined];
  if (confirming.includes(kind)) return [before];
  const { rooms, total, endsAt } = proposal;
  return [
    [say.proposedDays, isMoved ? daysIn(proposal, language) : undefined],
    [say.proposedGuests, proposal.guests === guests ? undefined : String(proposal.guests)],
    [rooms.length > 1 ? say.proposedRooms : say.proposedRoom, roomsIn(rooms, language)],
    [say.proposedPrice, pricesIn(rooms, language)],
    [say.proposedTotal, rupees(total, language)],
    [say.answerBy, kind === 'proposed' ? momentInWords(endsAt, language) : undefined],
  ];
}

function daysIn({ checkIn, checkOut }: Record<'checkIn' | 'checkOut', string>, language: Language): string {
  return listInWords([dayInWords(checkIn, language), dayInWords(checkOut, language)], language);
}

/** The rooms, each with its beds, and the days of those that are not there for the whole stay. */
function roomsIn(rooms: readonly BookedRoom[], language: Language): string {
  const say = labels[language];
  const each = rooms.map(({ number, beds, from, until }) => {
    const days = [from && say.from(dayInWords(from, language)), until && say.until(dayInWords(until, language))];
    return `${number} (${[say.beds(beds), ...days].filter(Boolean).join(' ')})`;
  });
  return listInWords(each, language);
}

/** The lines of the quote; a booking that was read without it has its nightly prices. */
function priceOf({ quote, rooms }: QuotableFacts['booking'], language: Language): string {
  return quote ? quoteInWords(quote, language) : pricesIn(rooms, language);
}

/** The nightly prices of the rooms, each once. */
function pricesIn(rooms: readonly BookedRoom[], language: Language): string {
  const prices = [...new Set(rooms.map(({ price }) => price))];
  return listInWords(
    prices.map((price) => rupees(price, language)),
    language,
  );
}

/** Words of one side that come with what it did. */
function wordsOfKind({ note, reason }: QuotableFacts['booking'], { kind }: MailName, say: (typeof labels)[Language]) {
  const facts: Partial<Record<MailName['kind'], [string, string | undefined]>> = {
    requested: [say.note, note],
    declined: [say.reason, reason],
    cancelled: [say.reason, reason],
    cancelledBySarai: [say.reason, reason],
  };
  const fact = facts[kind];
  return fact ? [fact] : [];
}

function addressIn({ street, city, state, country }: Property['address'], language: Language): string {
  return listInWords([street, ...[city, state, country].map((place) => placeInWords(place, language))], language);
}

/** The owner reads how to reach a guest once he has accepted. */
function guestOf({ guest, answeredAt }: QuotableFacts['booking']): string | undefined {
  if (!guest) return undefined;
  return answeredAt === undefined ? guest.name : contactOf(guest);
}

function contactOf({ name, email, phone }: Contact): string {
  return [name, phone, email].filter(Boolean).join('\n');
}
