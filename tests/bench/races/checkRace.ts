import { bookingsIn, checkBookings, type StoredBooking } from '../../campaign/check/checkBookings.ts';
import { standing } from '../../campaign/check/records.ts';
import type { Stores } from '../../campaign/client/stores.ts';
import { checkClosings } from './checkClosings.ts';
import type { Entry } from './journal.ts';

type RaceItems = Pick<Stores, 'bookings' | 'properties' | 'lists'>;

/** Mistakes in the tables after a race, by its kind: with itself, and with what was answered. */
export function checkRace(found: RaceItems, entries: readonly Entry[]): Record<string, string[]> {
  const bookings = new Map(bookingsIn(found.bookings).map((booking) => [booking.id, booking]));
  const attempts = attemptsById(entries, bookings);
  return {
    'the bookings are not as documented': checkBookings(found),
    'what was answered does not stand': [
      ...attempts.flatMap(({ id, own }) => own.flatMap((entry) => lost(entry, id, { own, booking: bookings.get(id) }))),
      ...removedAndThere(found, entries),
    ],
    'what stands was done by nobody': attempts.flatMap(({ id, own }) => unexplained(id, own, bookings.get(id))),
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
      const done = entry.accepted?.includes(id);
      return { ...entry, act: 'accept', outcome: done ? 'done' : entry.outcome === 'unknown' ? 'unknown' : 'not this' };
    });
    return { id, own: [...(own.get(id) ?? []), ...asOne] };
  });
}

/** The states that a move leads to, and the acts that may lead out of them or make them. */
const leadsTo: Record<string, string> = {
  accept: 'active',
  reject: 'rejected',
  decline: 'rejected',
  'cancel as guest': 'cancelled',
  'cancel as owner': 'cancelled',
};

interface Around {
  own: readonly Entry[];
  booking: StoredBooking | undefined;
}

/** An acknowledged write stands, or a later attempt has moved it on. */
function lost({ act, outcome, began }: Entry, id: string, { own, booking }: Around): string[] {
  if (outcome !== 'done') return [];
  if (!booking) return [`${id}: ${act} was done, and there is no such booking`];
  const state = leadsTo[act];
  if (state === undefined || booking.state === state) return [];
  // Only what is accepted moves on, and only to its end.
  const movedOn =
    state === 'active' &&
    booking.state === 'cancelled' &&
    own.some((other) => leadsTo[other.act] === 'cancelled' && other.ended > began);
  return movedOn ? [] : [`${id}: ${act} was done, and it is ${booking.state}`];
}

/** Every state has somebody who tried to bring it about. A refusal counts: a call may be carried out after it was given up. */
function unexplained(id: string, own: readonly Entry[], booking: StoredBooking | undefined): string[] {
  if (!booking) return [];
  const act = (name: string) => own.some((entry) => entry.act === name);
  const asked = act('request') ? [] : [`${id} was asked for by nobody`];
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
