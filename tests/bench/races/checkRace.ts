import { bookingsIn, checkBookings, type StoredBooking } from '../../campaign/check/checkBookings.ts';
import { standing } from '../../campaign/check/records.ts';
import type { Stores } from '../../campaign/client/stores.ts';
import { checkClosings } from './checkClosings.ts';
import { checkEvents, isOfChannel } from './checkEvents.ts';
import { checkMoney } from './checkMoney.ts';
import { checkProposalAnswers } from './checkProposalAnswers.ts';
import { checkRooms } from './checkRooms.ts';
import type { Entry } from './journal.ts';
import { lateReceipt } from './lateMoney.ts';

type RaceItems = Pick<Stores, 'bookings' | 'properties' | 'lists'>;

/** Mistakes in the tables after a race, by its kind: with itself, and with what was answered. */
export function checkRace(found: RaceItems, entries: readonly Entry[]): Record<string, string[]> {
  const all = bookingsIn(found.bookings);
  const bookings = new Map(all.filter((each) => !isOfChannel(each)).map((booking) => [booking.id, booking]));
  const attempts = attemptsById(entries, bookings);
  return {
    'the bookings are not as documented': checkBookings(found),
    'what was answered does not stand': [
      ...attempts.flatMap(({ id, own }) => own.flatMap((entry) => lost(entry, id, { own, booking: bookings.get(id) }))),
      ...removedAndThere(found, entries),
    ],
    'the rooms of a booking are not as answered': attempts.flatMap(({ id, own }) => {
      const booking = bookings.get(id);
      return booking ? checkRooms(booking, own) : [];
    }),
    'what stands was done by nobody': attempts.flatMap(({ id, own }) => unexplained(id, own, bookings.get(id))),
    'events of calendars are not as answered': checkEvents(found.bookings, all, entries),
    'proposals are not as answered': checkProposalAnswers(found.bookings, entries),
    'money is not as answered': checkMoney(found.bookings, entries),
    'closed nights are not as answered': checkClosings(found.bookings, entries),
  };
}

/** The attempts on each booking; who answers all may have answered every one of his. */
function attemptsById(entries: readonly Entry[], bookings: ReadonlyMap<string, StoredBooking>) {
  const own = Map.groupBy(
    entries.filter(({ id }) => id !== undefined),
    ({ id }) => id ?? '',
  );
  const ofAll = entries.filter(({ act }) => act === 'accept all');
  const ofVendor = Map.groupBy(ofAll, ({ vendorId }) => vendorId);
  const ids = new Set([...own.keys(), ...bookings.keys()]);
  return [...ids].map((id) => {
    const toAll = ofVendor.get(bookings.get(id)?.vendorId) ?? [];
    // An answer to all says itself which of them it has accepted.
    const asOne = toAll.map((entry) => {
      const numbers = entry.accepted?.[id];
      const otherwise = entry.outcome === 'unknown' ? 'unknown' : 'not this';
      return { ...entry, act: 'accept', numbers, outcome: numbers ? 'done' : otherwise };
    });
    return { id, own: [...(own.get(id) ?? []), ...asOne] };
  });
}

/** The states that a move leads to, and the acts that may lead out of them or make them. */
const leadsTo: Record<string, string> = {
  accept: 'active',
  take: 'active',
  reject: 'rejected',
  decline: 'rejected',
  'cancel as guest': 'cancelled',
  'cancel as owner': 'cancelled',
  'cancel as lapse': 'cancelled',
  miss: 'missed',
};

/** States in which a booking that was active ends. */
const ends = ['cancelled', 'missed'];

/** Acts whose success leaves more than one state: a booking that is entered again is answered as it is, and a clock may find nothing to end. */
const open = ['take', 'cancel as lapse', lateReceipt];

interface Around {
  own: readonly Entry[];
  booking: StoredBooking | undefined;
}

/** An acknowledged write stands, or a later attempt has moved it on. */
function lost(entry: Entry, id: string, { own, booking }: Around): string[] {
  const { act, outcome, began } = entry;
  if (outcome !== 'done') return [];
  if (!booking) return [`${id}: ${act} was done, and there is no such booking`];
  if (act === 'note arrived') return booking.arrivedAt === undefined ? arrivalProblems(id, began, own) : [];
  const state = open.includes(act) ? undefined : leadsTo[act];
  const isRight = state === undefined || booking.state === state || isMovedOn(entry, booking, own);
  return isRight ? [] : [`${id}: ${act} was done, and it is ${booking.state}`];
}

/** Only what is accepted moves on, and only to its end; a cancel that found a lapse is answered as done, and its booking may stand again. */
function isMovedOn({ act, began, ended }: Entry, { state }: StoredBooking, own: readonly Entry[]): boolean {
  if (leadsTo[act] === 'cancelled' && state === 'active') {
    const lapsed = own.some((other) => other.act === 'cancel as lapse' && other.began < ended);
    return lapsed && own.some((other) => other.act === lateReceipt && other.ended > began);
  }
  const mayMove = leadsTo[act] === 'active' && ends.includes(state);
  return mayMove && own.some((other) => leadsTo[other.act] === state && other.ended > began);
}

function arrivalProblems(id: string, began: number, own: readonly Entry[]): string[] {
  const takenBack = own.some((other) => other.act === 'note expected' && other.ended > began);
  return takenBack ? [] : [`${id}: its guest was noted as arrived, and is not`];
}

/** Every state has somebody who tried to bring it about. A refusal counts: a call may be carried out after it was given up. */
function unexplained(id: string, own: readonly Entry[], booking: StoredBooking | undefined): string[] {
  if (!booking) return [];
  const act = (name: string) => own.some((entry) => entry.act === name);
  const asked = act('request') || act('take') ? [] : [`${id} was asked for by nobody`];
  const by = booking.state === 'cancelled' ? act(`cancel as ${booking.cancelledBy}`) : true;
  const tried = booking.state === 'pending' || own.some((entry) => leadsTo[entry.act] === booking.state);
  return by && tried ? asked : [...asked, `${id} is ${booking.state}, and nobody tried that`];
}

function removedAndThere({ properties }: RaceItems, entries: readonly Entry[]): string[] {
  const there = new Set(standing(properties).map(({ id }) => id));
  return entries
    .filter(
      ({ act, outcome, propertyId = '' }) => act === 'remove property' && outcome === 'done' && there.has(propertyId),
    )
    .map(({ propertyId }) => `${propertyId} was removed, and is there`);
}
