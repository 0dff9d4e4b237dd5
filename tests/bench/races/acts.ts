import { randomUUID } from 'node:crypto';
import { closingIdFor } from '../../../functions/nights/closing.ts';
import { fail } from '../../../shared/errors.ts';
import type { Random } from '../../campaign/random.ts';
import type { Hands } from './hands.ts';
import type { Journal } from './journal.ts';
import { type House, nightsNear, type Plan, type PlannedStay, roomNumbers } from './plan.ts';

/** A process that races: what it acts with, and where it writes down what it does. */
export interface Racer {
  plan: Plan;
  random: Random;
  hands: Hands;
  journal: Journal;
  /** Houses that this process has listed, and requests that it has sent. */
  listed: Set<string>;
  sent: Set<string>;
}

type Act = (racer: Racer, wanted: PlannedStay) => Promise<string>;

const guest = ({ userId: id }: PlannedStay) => ({ role: 'user', id }) as const;
const owner = ({ vendorId: id }: House) => ({ role: 'vendor', id }) as const;

const request: Act = ({ hands, journal, sent }, wanted) => {
  sent.add(wanted.id);
  return journal.during({ act: 'request', id: wanted.id }, async () => {
    const { house, roomNumber, from, to, requestKey } = wanted;
    const stay = { bookingStartDate: from, bookingEndDate: to, guests: '2' };
    const { data } = await hands.request(guest(wanted), {
      body: { propertyId: house.propertyId, roomNumber, ...stay, requestKey },
    });
    // An identical request waits already, and this one was not made.
    if (data._id !== wanted.id) throw fail('sent_before');
    return undefined;
  });
};

const accept: Act = ({ hands, journal }, { id, house }) =>
  journal.during({ act: 'accept', id }, async () => {
    await hands.accept(owner(house), { params: { vendorId: house.vendorId }, query: { bookingRequestId: id } });
    return undefined;
  });

const acceptAll: Act = ({ hands, journal }, { house: { vendorId, ...house } }) =>
  journal.during({ act: 'accept all', vendorId }, async () => {
    const { outcomes } = await hands.accept(owner({ vendorId, ...house }), { params: { vendorId }, query: {} });
    const accepted = outcomes.filter(({ outcome }) => outcome === 'accepted');
    return { accepted: accepted.map(({ bookingRequestId }) => bookingRequestId) };
  });

const reject: Act = ({ hands, journal }, { id, house }) =>
  journal.during({ act: 'reject', id }, async () => {
    await hands.reject(owner(house), {
      params: { vendorId: house.vendorId },
      query: { bookingRequestId: id },
      body: {},
    });
    return undefined;
  });

/** As what follows from another change does it. */
const decline: Act = ({ hands: { bookings }, journal }, { id }) =>
  journal.during({ act: 'decline', id }, async () => {
    const booking = await bookings.find(id);
    if (!booking) throw fail('booking_not_found');
    await bookings.decline(booking, 'nights_taken');
    return undefined;
  });

const cancelAsGuest: Act = ({ hands, journal }, wanted) =>
  journal.during({ act: 'cancel as guest', id: wanted.id }, async () => {
    await hands.cancelAsGuest(guest(wanted), { params: { bookingRequestId: wanted.id } });
    return undefined;
  });

const cancelAsOwner: Act = ({ hands, journal }, { id, house }) =>
  journal.during({ act: 'cancel as owner', id }, async () => {
    await hands.cancelAsOwner(owner(house), { params: { bookingRequestId: id }, body: { reason: 'A race.' } });
    return undefined;
  });

/** Nights at once: what is closed is lost to everybody who races for it. */
const mostClosed = 6;

/** A part of closings is of all rooms of the house. */
const ofHouse = 0.2;

/** The key of the request is the process's own, so that the closing is known whatever becomes of the call. */
const close: Act = ({ random, hands, journal }, { house, roomNumber, around }) => {
  const { propertyId } = house;
  const requestKey = `race-${randomUUID()}`;
  const rooms = random.chance(ofHouse) ? {} : { roomNumbers: [roomNumber] };
  const { from: checkIn, to: checkOut } = nightsNear(around, random, mostClosed);
  const body = { ...rooms, checkIn, checkOut, requestKey, note: random.chance(0.5) ? 'Painting' : undefined };
  return journal.during(
    { act: 'close', closing: `${propertyId}/${closingIdFor(propertyId, requestKey)}` },
    async () => {
      await hands.close(owner(house), { params: { postId: propertyId }, body });
      return undefined;
    },
  );
};

const open: Act = async ({ random, hands, journal }, { house }) => {
  const { propertyId: postId } = house;
  const [first, ...others] = await hands.closingsOf(postId).catch(() => []);
  if (!first) return 'nothing closed';
  const { id: closingId } = random.pick([first, ...others]);
  return journal.during({ act: 'open', closing: `${postId}/${closingId}` }, async () => {
    const { data } = await hands.open(owner(house), { params: { postId, closingId }, query: {} });
    // An opening that goes on later says nothing of when it ends.
    if (data.state !== 'opened') throw fail('closing_under_way');
    return undefined;
  });
};

/** The house with those of its rooms that a throw of dice has left. */
function formOf(random: Random, share: number) {
  const room = { id: undefined, capacity: 2, beds: 1, price: 4500, available: true, photos: [] };
  const rooms = roomNumbers.filter((_, index) => index === 0 || random.chance(share));
  return {
    location: 'Murree Hills',
    address: { street: 'Mall Road', city: 'Murree', state: 'Punjab', country: 'Pakistan', zipCode: 47150 },
    hotel: { name: 'Race House', description: 'Warm rooms.', classType: 'First' as const },
    rooms: rooms.map((roomNumber) => ({ ...room, roomNumber })),
  };
}

/** Lists a house, or does nothing where it is listed or was taken down. */
const list: Act = ({ hands, journal, random, listed }, { house }) => {
  listed.add(house.propertyId);
  const { vendorId, propertyId, requestKey } = house;
  return journal.during({ act: 'list', propertyId }, async () => {
    await hands.list(owner(house), { body: { ...formOf(random, 1), vendorId, requestKey } });
    return undefined;
  });
};

const edit: Act = ({ hands, journal, random }, { house }) =>
  journal.during({ act: 'edit rooms', propertyId: house.propertyId }, async () => {
    await hands.edit(owner(house), { params: { postId: house.propertyId }, body: formOf(random, 0.8) });
    return undefined;
  });

const remove: Act = ({ hands, journal }, { house }) =>
  journal.during({ act: 'remove property', propertyId: house.propertyId }, async () => {
    await hands.remove(owner(house), { params: { postId: house.propertyId }, query: {} });
    return undefined;
  });

/** How often processes do what, beside sending every request first of all. */
const parts: readonly [Act, number][] = [
  [request, 60],
  [accept, 400],
  [acceptAll, 10],
  [reject, 30],
  [decline, 30],
  [cancelAsGuest, 120],
  [cancelAsOwner, 90],
  [close, 50],
  [open, 70],
  [edit, 25],
  [remove, 12],
];

const dealt = parts.flatMap(([act, times]) => Array.from({ length: times }, () => act));

/** One attempt at something; answers with what became of it. */
export async function attempt(racer: Racer, wanted: PlannedStay): Promise<string> {
  const { listed, sent } = racer;
  if (!listed.has(wanted.house.propertyId)) return list(racer, wanted);
  if (!sent.has(wanted.id)) return request(racer, wanted);
  return racer.random.pick(dealt)(racer, wanted);
}
