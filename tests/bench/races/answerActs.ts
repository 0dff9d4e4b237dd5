import { fail } from '../../../shared/errors.ts';
import type { Hands } from './hands.ts';
import type { PlannedStay } from './plan.ts';
import { roomKinds } from './plan.ts';
import { type Act, guest, owner } from './racer.ts';

/** Requests, their answers and their ends. */
export const request: Act = ({ hands, journal, sent }, wanted) => {
  sent.add(wanted.id);
  return journal.during({ act: 'request', id: wanted.id, rooms: wanted.rooms }, async () => {
    const { house, from, to, requestKey } = wanted;
    const stay = { bookingStartDate: from, bookingEndDate: to, guests: '2' };
    const { data } = await hands.request(guest(wanted), {
      body: { propertyId: house.propertyId, ...(await roomsAsked(hands, wanted)), ...stay, requestKey },
    });
    // An identical request waits already, and this one was not made.
    if (data._id !== wanted.id) throw fail('sent_before');
    return undefined;
  });
};

/** One room is asked for by its number as documented, several by their kinds. */
async function roomsAsked({ kindsOf }: Hands, { rooms, named, house }: PlannedStay) {
  const [roomNumber] = rooms;
  if (rooms.length === 1 && roomNumber !== undefined) return { roomNumber };
  const kinds = await kindsOf(house.propertyId);
  const wanted = roomKinds.map(({ numbers }) => numbers.filter((number) => rooms.includes(number)));
  return {
    rooms: wanted
      .filter((numbers) => numbers.length > 0)
      .map(([first = 0, ...others]) => ({
        ...{ kind: kinds[first] ?? 'none', count: 1 + others.length },
        ...(named && { roomNumber: first }),
      })),
  };
}

export const accept: Act = ({ hands, journal }, { id, house }) =>
  journal.during({ act: 'accept', id }, async () => {
    const query = { bookingRequestId: id };
    const { outcomes } = await hands.accept(owner(house), { params: { vendorId: house.vendorId }, query });
    return { numbers: outcomes[0]?.roomNumbers };
  });

export const acceptAll: Act = ({ hands, journal }, { house: { vendorId, ...house } }) =>
  journal.during({ act: 'accept all', vendorId }, async () => {
    const { outcomes } = await hands.accept(owner({ vendorId, ...house }), { params: { vendorId }, query: {} });
    const accepted = outcomes.filter(({ outcome }) => outcome === 'accepted');
    return {
      accepted: Object.fromEntries(
        accepted.map(({ bookingRequestId, roomNumbers = [] }) => [bookingRequestId, roomNumbers]),
      ),
    };
  });

export const reject: Act = ({ hands, journal }, { id, house }) =>
  journal.during({ act: 'reject', id }, async () => {
    const query = { bookingRequestId: id };
    await hands.reject(owner(house), { params: { vendorId: house.vendorId }, query, body: {} });
    return undefined;
  });

/** As what follows from another change does it. */
export const decline: Act = ({ hands: { bookings }, journal }, { id }) =>
  journal.during({ act: 'decline', id }, async () => {
    const booking = await bookings.find(id);
    if (!booking) throw fail('booking_not_found');
    await bookings.decline(booking, 'nights_taken');
    return undefined;
  });

export const cancelAsGuest: Act = ({ hands, journal }, wanted) =>
  journal.during({ act: 'cancel as guest', id: wanted.id }, async () => {
    await hands.cancelAsGuest(guest(wanted), { params: { bookingRequestId: wanted.id } });
    return undefined;
  });

export const cancelAsOwner: Act = ({ hands, journal }, { id, house }) =>
  journal.during({ act: 'cancel as owner', id }, async () => {
    await hands.cancelAsOwner(owner(house), { params: { bookingRequestId: id }, body: { reason: 'A race.' } });
    return undefined;
  });
