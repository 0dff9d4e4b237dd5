import { today } from '../../../shared/rules/dates.ts';
import type { Item, Stores } from '../client/stores.ts';
import { advanceProblems, rankedAdvances } from './checkAdvances.ts';
import { bookProblems } from './checkBooks.ts';
import { checkCalendars } from './checkCalendars.ts';
import { checkDesk } from './checkDesk.ts';
import { checkNights, nightNames, type Stay } from './checkNights.ts';
import { proposalProblems } from './checkProposals.ts';
import { voucherProblems } from './checkVouchers.ts';
import { standing } from './records.ts';

/** The record of a booking as docs/data.md has it. */
export interface StoredBooking extends Item, Stay {
  /** Absent where it has a source: its owner has entered it. */
  userId?: string;
  source?: string;
  vendorId: string;
  rooms: (Stay['rooms'][number] & { kind: string; number: number })[];
  /** Counts changes of its rooms and days. */
  revision?: number;
  /** Id of the latest proposal. */
  proposed?: string;
  askedAt: string;
  answerBy: string;
  cancelledBy?: 'guest' | 'owner' | 'sarai' | 'channel' | 'lapse';
  arrivedAt?: string;
  erased?: true;
  /** Of a newcomer's request. */
  turn?: number;
  listed?: string;
  ranked: string;
}

/** The records of all bookings. */
export function bookingsIn(items: readonly Item[]): StoredBooking[] {
  return items.filter(({ pk, sk }) => pk.startsWith('booking#') && sk === 'booking') as StoredBooking[];
}

/**
 * Holds the whole table of bookings to docs/data.md: nights, lists, what is due and what waits agree with the records, and
 * nobody stays ahead in a room that is gone. Answers with a sentence for each that is wrong.
 */
export function checkBookings(
  { bookings: items, properties, lists }: Pick<Stores, 'bookings' | 'properties' | 'lists'>,
  now = new Date(),
): string[] {
  const bookings = bookingsIn(items);
  return [
    ...checkNights(items, bookings),
    ...checkCalendars(items, now),
    ...bookings
      .filter((booking) => booking.listed !== listedPlaceOf(booking) || booking.ranked !== rankedPlaceOf(booking))
      .map(({ id, listed, ranked }) => `${id} is at ${listed}, and at ${ranked}`),
    ...listProblems(
      'traveller',
      lists.traveller,
      bookings.filter(({ userId }) => userId !== undefined),
    ),
    ...listProblems('vendor', lists.vendor, [...bookings, ...rankedAdvances(items)]),
    ...ownProblems(bookings),
    ...dueProblems(items, bookings),
    ...proposalProblems(items, bookings),
    ...waitingProblems(items, bookings, now),
    ...newcomerProblems(items, bookings, now),
    ...refusalProblems(items, bookings, now),
    ...roomProblems(properties, bookings, now),
    ...checkDesk(items, bookings),
    ...voucherProblems(items, bookings, now),
    ...bookProblems(items, bookings),
    ...advanceProblems(items, bookings),
  ];
}

function placeOf({ id, state, askedAt, checkOut, endedAt }: StoredBooking): string {
  if (state === 'pending') return `pending#${askedAt}#${id}`;
  return state === 'active' ? `active#${checkOut}#${id}` : `ended#${endedAt}#${id}`;
}

/** A booking without an account of its guest is in no list of a traveller. */
function listedPlaceOf(booking: StoredBooking): string | undefined {
  return booking.userId === undefined ? undefined : placeOf(booking);
}

/** A booking is a traveller's or has a source, and a guest who came did not miss it. */
function ownProblems(bookings: readonly StoredBooking[]): string[] {
  return [
    ...bookings
      .filter(({ userId, source }) => (userId === undefined) === (source === undefined))
      .map(({ id, userId, source }) => `${id} is of ${userId ?? 'nobody'}, from ${source ?? 'Sarai'}`),
    ...bookings
      .filter(({ state, arrivedAt }) => state === 'missed' && arrivedAt !== undefined)
      .map(({ id }) => `${id} was missed by a guest who came`),
  ];
}

/** The place among the requests of a vendor has a rank: others first, newcomers by turn. */
function rankedPlaceOf(booking: StoredBooking): string {
  const { turn, state } = booking;
  const rank = turn === undefined ? '0' : `1#${String(turn).padStart(6, '0')}`;
  return state === 'pending' ? placeOf(booking).replace('pending#', `pending#${rank}#`) : placeOf(booking);
}

/** An index holds every record whole, and nothing else. */
function listProblems(name: string, listed: readonly Item[], records: readonly Item[]): string[] {
  const textOf = ({ pk, state, listed, ranked }: Item) => `${pk} ${state} ${listed} ${ranked}`;
  const [found, wanted] = [new Set(listed.map(textOf)), new Set(records.map(textOf))];
  return [
    ...[...wanted].filter((text) => !found.has(text)).map((text) => `not in the list of the ${name}: ${text}`),
    ...[...found].filter((text) => !wanted.has(text)).map((text) => `in the list of the ${name}, and not so: ${text}`),
  ];
}

/** The answer to every request that waits is due, and so is the day that forgets the guest of an own booking; all is of bookings. */
function dueProblems(items: readonly Item[], bookings: readonly StoredBooking[]): string[] {
  const due = new Set(items.filter(({ pk }) => pk === 'due').map(({ sk }) => sk));
  const ids = new Set(bookings.map(({ id }) => id));
  const forgotten = new Set([...due].filter((sk) => sk.includes('#forget#')).map((sk) => sk.split('#').at(-1)));
  return [
    ...bookings
      .filter(({ id, userId, erased }) => userId === undefined && !erased && !forgotten.has(id))
      .map(({ id }) => `the guest of ${id} is never forgotten`),
    ...bookings
      .filter(({ id, state, answerBy }) => state === 'pending' && !due.has(`${answerBy}#answer#${id}`))
      .map(({ id }) => `the answer to ${id} is never due`),
    ...[...due].filter((sk) => !ids.has(sk.split('#').slice(2).join('#'))).map((sk) => `due of no booking: ${sk}`),
  ];
}

function waitingAt(bookings: readonly StoredBooking[], now: Date): StoredBooking[] {
  return bookings.filter(({ state, answerBy }) => state === 'pending' && new Date(answerBy) > now);
}

/** Every request of a newcomer that waits is counted among those of a network address. */
function newcomerProblems(items: readonly Item[], bookings: readonly StoredBooking[], now: Date): string[] {
  const months = items.filter(({ pk }) => pk.startsWith('newcomers#'));
  const counted = new Set(months.flatMap(({ requests }) => (requests as { id: string }[]).map(({ id }) => id)));
  return waitingAt(bookings, now)
    .filter(({ id, turn }) => turn !== undefined && !counted.has(id))
    .map(({ id }) => `${id} is not counted among newcomers`);
}

/** A refusal stands with its vendor and with its guest, of whom no request waits there. */
function refusalProblems(items: readonly Item[], bookings: readonly StoredBooking[], now: Date): string[] {
  const told = items
    .filter(({ pk }) => pk.startsWith('refusals#'))
    .map(({ pk, sk, userId }) => `${userId} is refused by ${pk.slice('refusals#'.length)} at ${sk}`);
  const known = items
    .filter(({ pk, sk }) => pk.startsWith('traveller#') && sk === 'waiting')
    .flatMap(({ pk, refusedBy = {} }) =>
      Object.entries(refusedBy as object).map(
        ([vendor, sk]) => `${pk.slice('traveller#'.length)} is refused by ${vendor} at ${sk}`,
      ),
    );
  const oneSided = [...new Set(told).symmetricDifference(new Set(known))];
  return [
    ...oneSided.map((each) => each.replace(/ at .*/, ' on one side alone')),
    ...waitingAt(bookings, now)
      .filter(({ userId, vendorId }) => known.some((each) => each.startsWith(`${userId} is refused by ${vendorId} `)))
      .map(({ id, vendorId }) => `${id} waits for ${vendorId}, who refuses its guest`),
  ];
}

const most = { inAll: 10, atProperty: 3 };

/** Every request that waits is counted, and there are no more of them than may be. */
function waitingProblems(items: readonly Item[], bookings: readonly StoredBooking[], now: Date): string[] {
  const waiting = waitingAt(bookings, now);
  const counted = new Map(
    items
      .filter(({ pk, sk }) => pk.startsWith('traveller#') && sk === 'waiting')
      .map(({ pk, requests }) => [pk, new Set((requests as { id: string }[]).map(({ id }) => id))]),
  );
  const tooMany = (of: (booking: StoredBooking) => string, limit: number) =>
    Object.entries(Object.groupBy(waiting, of)).flatMap(([who, those = []]) =>
      those.length > limit ? [`${who} has ${those.length} requests waiting`] : [],
    );
  return [
    ...waiting
      .filter(({ id, userId }) => !counted.get(`traveller#${userId}`)?.has(id))
      .map(({ id, userId }) => `${id} is not counted among what waits of ${userId}`),
    ...tooMany(({ userId = '' }) => userId, most.inAll),
    ...tooMany(({ userId, propertyId }) => `${userId} at ${propertyId}`, most.atProperty),
  ];
}

/** A guest with nights ahead in a room has it. */
function roomProblems(properties: readonly Item[], bookings: readonly StoredBooking[], now: Date): string[] {
  const rooms = new Set(
    standing(properties).flatMap((record) =>
      record.rooms.map((room) => `${record.id}/${(room as { id?: string }).id ?? ''}`),
    ),
  );
  const ahead = (stay: StoredBooking) => nightNames(stay, today(now)).map((night) => night.split(' ')[0] ?? '');
  return bookings
    .filter(({ state }) => state === 'active')
    .flatMap((stay) => [...new Set(ahead(stay))].map((place) => ({ id: stay.id, place })))
    .filter(({ place }) => !rooms.has(place))
    .map(({ id, place }) => `${id} stays in ${place}, which is gone`);
}
