import { type RoomsInAddress, writeRooms } from '../../../../../shared/addresses/roomsInAddress.ts';
import { addDays, anyDay, today } from '../../../../../shared/rules/dates.ts';
import type { RefundPolicy } from '../../../../../shared/rules/refunds.ts';
import { newKey } from '../../../forms/newKey.ts';
import { currentSession } from '../../../session.ts';
import { readStoredJson, store } from '../../../storage.ts';
import type { RequestedRoom } from './requestedRoom.ts';
import type { StayText } from './stayText.ts';
import { capacityOf, wantedKinds } from './wantedKinds.ts';

/** Who asks, as a visitor types it. */
export interface Contact {
  userName: string;
  email: string;
  contactNumber: string;
}

/** A visitor who asks for something: who that is, whom the newest mail with a code is for, and whether the code is asked for now. */
export interface Asker {
  contact?: Contact;
  mailedTo?: Contact;
  asksCode?: boolean;
}

/** A request that is not sent yet. The browser stores it until then. */
export interface BookingDraft extends Asker {
  /** One key for all tries, so that sending again is safe. */
  requestKey: string;
  room: RequestedRoom;
  typed: StayText;
  /** Numbers of rooms by ids of kinds; one room until they are chosen. */
  counts?: Readonly<Record<string, number>>;
  /** The days and the rooms of the address that it began with: what was chosen since comes before them, also after a reload. */
  named?: string;
  /** The total that was shown when it was sent: whole PKR. */
  seenTotal?: number;
  /** The advance that was shown with it, in whole PKR, 0 where there is none, and its policy. */
  seenAdvance?: { amount: number; policy?: RefundPolicy };
  /** It was sent and no answer came: it may have arrived under its key. */
  tried?: true;
  /** Whose it is, once somebody was logged in. */
  userId?: string;
}

type Days = Pick<StayText, 'bookingStartDate' | 'bookingEndDate'>;
type Counts = Pick<BookingDraft, 'counts'>;

/** Guests that a new request proposes, where the room sleeps so many. */
const usualGuests = 2;

const noDays: Days = { bookingStartDate: '', bookingEndDate: '' };

/** The stored draft; undefined where there is none of this person that this version of the site can read. */
export function readBookingDraft(): BookingDraft | undefined {
  const kept = readStoredJson('bookingDraft');
  if (!isDraft(kept)) return undefined;
  const session = currentSession();
  const foreign = session && kept.userId !== undefined && kept.userId !== session.id;
  return foreign ? undefined : kept;
}

/** Keeps a draft, as that of whoever is logged in. */
export function keepBookingDraft(draft: BookingDraft): void {
  const session = currentSession();
  store({ bookingDraft: JSON.stringify(session ? { ...withoutContact(draft), userId: session.id } : draft) });
}

/** The draft of somebody whose account says who asks. */
export function withoutContact<D extends Asker>({ contact: _, mailedTo: __, asksCode: ___, ...draft }: D) {
  return draft;
}

/** Drops what was sent or given up, unless another request was drafted in its place meanwhile. */
export function dropBookingDraft({ requestKey }: Pick<BookingDraft, 'requestKey'>): void {
  if (readBookingDraft()?.requestKey === requestKey) store({ bookingDraft: null });
}

/** The days and the other wishes that the address of a room's page names. */
export type NamedStay = Partial<Days> & RoomsInAddress;

/**
 * The draft for a room: the stored one, with the room as it is now. Days, rooms and guests that the address names come first, unless
 * others were chosen since in that hotel. Days and guests that were chosen for another room are proposed for this one too,
 * and so is a note to the same owner.
 */
export function openBookingDraft(room: RequestedRoom, inAddress: NamedStay = {}): BookingDraft {
  const kept = readBookingDraft();
  const own = isOf(kept, room) ? kept : undefined;
  const sameHotel = kept !== undefined && kept.room.propertyId === room.propertyId;
  const fresh = newsIn(inAddress, room, kept);
  const counts = countsFor(room, fresh, kept);
  return {
    requestKey: own?.requestKey ?? newKey(),
    room,
    ...counts,
    named: namedText(inAddress),
    ...(own?.tried && { tried: true }),
    ...contactIn(kept),
    typed: {
      ...(daysAhead(fresh) ?? daysNotOver(own?.typed) ?? daysAhead(kept?.typed) ?? noDays),
      ...partyFor({ room, ...counts }, fresh.guests, kept?.typed),
      ...(sameHotel ? besideIn(kept.typed) : { note: '' }),
    },
  };
}

/** The days and rooms of an address, unless the draft for its hotel began with them. */
function newsIn(inAddress: NamedStay, { propertyId }: RequestedRoom, kept?: BookingDraft): NamedStay {
  return kept?.room.propertyId === propertyId && kept.named === namedText(inAddress) ? {} : inAddress;
}

function namedText({ bookingStartDate = '', bookingEndDate = '', ...rooms }: NamedStay): string {
  return `${bookingStartDate} ${bookingEndDate}${writeRooms(rooms)}`;
}

/** Numbers of rooms that the address names, else those that were chosen in the hotel, some of the kind of this room among them. */
function countsFor({ propertyId, kind }: RequestedRoom, fresh: NamedStay, kept?: BookingDraft): Counts {
  if (fresh.counts?.[kind]) return { counts: fresh.counts };
  // Those of an earlier search end with another one, which names days alone.
  const areOver =
    fresh.bookingStartDate !== undefined && fresh.bookingStartDate !== '' && kept?.named?.includes('&kinds=');
  const isChosen = kept?.room.propertyId === propertyId && kept.counts?.[kind] && !areOver;
  return isChosen ? { counts: kept.counts } : {};
}

function contactIn({ contact, mailedTo }: Partial<BookingDraft> = {}): Partial<BookingDraft> {
  return { ...(contact && { contact }), ...(mailedTo && { mailedTo }) };
}

/** People of the address, else those who were chosen before; a family that goes on to another hotel need not say its ages again. */
function partyFor(
  asked: Pick<BookingDraft, 'room' | 'counts'>,
  inAddress: number | undefined,
  before: Partial<StayText> = {},
) {
  const { children = '', guests = '' } = before;
  const count = inAddress ?? (Number(guests) || usualGuests);
  // Some of the children may need no place: the form knows the rules.
  const most = capacityOf(wantedKinds(asked)) + (children === '' ? 0 : children.split(',').length);
  return { guests: String(Math.min(count, most)), ...(children !== '' && { children }) };
}

/** The note to an owner, and the extras of his hotel. */
function besideIn({ extras = '', note }: StayText): Pick<StayText, 'extras' | 'note'> {
  return { ...(extras !== '' && { extras }), note };
}

function isOf(kept: BookingDraft | undefined, { propertyId, roomNumber }: RequestedRoom): boolean {
  return kept?.room.propertyId === propertyId && kept.room.roomNumber === roomNumber;
}

/** Whether the day of its arrival is over, so that nobody can request it any more. */
export function isOver({ typed }: { typed: Pick<Days, 'bookingStartDate'> }): boolean {
  return (anyDay(typed.bookingStartDate) ?? today()) < today();
}

/** The typed days, finished or not, unless the arrival is over. */
function daysNotOver(typed: Days | undefined): Days | undefined {
  if (!typed || isOver({ typed })) return undefined;
  return { bookingStartDate: typed.bookingStartDate, bookingEndDate: typed.bookingEndDate };
}

/** Both days, where they are days and the first of them is not over. */
function daysAhead({ bookingStartDate = '', bookingEndDate = '' }: Partial<Days> = {}): Days | undefined {
  const [start, end] = [anyDay(bookingStartDate), anyDay(bookingEndDate)];
  if (start === undefined || start < today()) return undefined;
  return end !== undefined && end >= addDays(start, 1) ? { bookingStartDate: start, bookingEndDate: end } : undefined;
}

/** The draft as another request, which was never sent. */
export function withNewKey({ tried: _, ...draft }: BookingDraft): BookingDraft {
  return { ...draft, requestKey: newKey() };
}

export function isDraft(kept: unknown): kept is BookingDraft {
  return typeof kept === 'object' && kept !== null && 'requestKey' in kept && 'room' in kept && 'typed' in kept;
}
