import type { Language } from '../../../shared/languages.ts';
import type { Quote } from '../../../shared/rules/quote.ts';
import type { Profile } from '../../accounts/profiles.ts';
import type { Property } from '../../properties/property.ts';
import type { Booking } from '../booking.ts';
import { shownNote } from '../presentBooking.ts';
import type { ToldBooking } from '../proposals/proposal.ts';

/** A reader of mails, or an author of words in them; undefined where the account is gone. */
export type Party = Pick<Profile, 'emailConfirmedAt'> | undefined;

/** Both sides of a booking. */
export interface Parties {
  guest: Party;
  host: Party;
}

/** Whether somebody has proved to read the mails of the account's address. */
export function isConfirmed(party: Party): boolean {
  return party?.emailConfirmedAt !== undefined;
}

/**
 * Whether words that the author typed may stand in a mail to the reader: of both the address is confirmed. So nobody
 * sends words of his own under our name from an account of a minute, and none reach a bystander.
 */
export function mayQuote(reader: Party, author: Party): boolean {
  return isConfirmed(reader) && isConfirmed(author);
}

/** The fields of a booking in which nobody typed a word. One that does not stand here is a matter of its author. */
function wordlessOf({ id, state, rooms, checkIn, checkOut, guests, ...booking }: ToldBooking) {
  const { children, beside, answerBy, answeredAt, reasonCode, proposal, quote, advanceNow } = booking;
  const besides = {
    ...(proposal && { proposal }),
    ...(quote && { quote: namelessQuote(quote) }),
    ...(advanceNow && { advanceNow }),
  };
  const people = { guests, ...(children && { children }), ...(beside !== undefined && { beside }) };
  return { id, state, rooms, checkIn, checkOut, ...people, answerBy, answeredAt, reasonCode, ...besides };
}

/** A quote without the names of seasons, own days and extras, which the owner has typed. */
function namelessQuote({ rooms, extras, ...quote }: Quote): Quote {
  const nameless = rooms.map(({ nights, ...line }) => ({
    ...line,
    nights: nights.map(({ name: _, ...night }) => night),
  }));
  return { ...quote, rooms: nameless, extras: extras.map((each) => ({ ...each, name: '' })) };
}

/** Whom one writes or calls. */
export interface Contact {
  name: string;
  email: string;
  phone?: string | undefined;
}

/** Facts of a mail beside the booking: of an accepted stay the hotel's address, and its host. */
export interface StayContacts {
  address?: Property['address'] | undefined;
  host?: Contact | undefined;
}

/** A booking as a mail may tell it. */
export type QuotableBooking = ReturnType<typeof wordlessOf> &
  Partial<Pick<Booking, 'hotelName' | 'hotelUrduName' | 'location' | 'reason' | 'guest' | 'note'>>;

/** Facts of a mail that may stand in it. `withheld` are the sides of whose words it says nothing. */
export interface QuotableFacts {
  booking: QuotableBooking;
  known: StayContacts;
  withheld: (keyof Parties)[];
}

/** The facts of a booking for one of its sides, without the words of a side that may not be quoted to it. */
export function quotable(
  booking: ToldBooking,
  known: StayContacts,
  { side, parties }: { side: 'guest' | 'owner'; parties: Parties },
): QuotableFacts {
  const reader = side === 'guest' ? parties.guest : parties.host;
  const { hotelName, hotelUrduName, location, reason, guest, quote } = booking;
  const note = shownNote(booking);
  const saraiSpeaks = booking.cancelledBy === 'sarai' && isConfirmed(reader);
  const hostSpeaks = mayQuote(reader, parties.host);
  const guestSpeaks = mayQuote(reader, parties.guest);
  return {
    booking: {
      ...wordlessOf(booking),
      ...(hostSpeaks && { hotelName, hotelUrduName, location, reason, quote }),
      ...(guestSpeaks && { guest, note }),
      ...(saraiSpeaks && { reason }),
    },
    known: hostSpeaks ? known : {},
    withheld: [...(hostSpeaks ? [] : (['host'] as const)), ...(guestSpeaks ? [] : (['guest'] as const))],
  };
}

/** The name of the hotel for readers of a language; undefined where it may not be quoted. */
export function hotelIn({ hotelName, hotelUrduName }: QuotableBooking, language: Language): string | undefined {
  return (language === 'ur' && hotelUrduName) || hotelName;
}
