import type { BookingRequest } from '../../../shared/contracts/bookings.ts';
import { stayNotes } from '../../../shared/rules/bookingLife.ts';
import type { ShownRooms } from './journal.ts';
import type { PlannedStay } from './plan.ts';
import { type Act, owner } from './racer.ts';

const ownGuest = { userName: 'Karim Baig', contactNumber: '03001234567', source: 'walkIn', guests: 2 } as const;

/** The rooms of a booking that an answer shows. */
export function shownIn({ rooms, revision = 0 }: BookingRequest): { shown: ShownRooms } {
  return { shown: { revision, rooms: rooms.map(({ roomNumber, from, until }) => ({ roomNumber, from, until })) } };
}

/** The owner enters a booking that came to the door. */
export const take: Act = ({ hands, journal, sent }, { id, house, rooms, from, to, requestKey }) => {
  sent.add(id);
  return journal.during({ act: 'take', id, rooms }, async () => {
    const days = { bookingStartDate: from, bookingEndDate: to };
    const body = { ...ownGuest, propertyId: house.propertyId, rooms, ...days, ...priceOf(id), requestKey };
    return shownIn((await hands.take(owner(house), { body })).data);
  });
};

function priceOf(id: string) {
  return { price: 4000 + id.charCodeAt(0), priceFor: 'night' } as const;
}

export const changeGuest: Act = ({ hands, journal, random }, { id, house }) =>
  journal.during({ act: 'change guest', id }, async () => {
    const body = { ...ownGuest, price: random.whole(1000, 9000), priceFor: 'stay' } as const;
    return shownIn((await hands.change(owner(house), { params: { bookingRequestId: id }, body })).data);
  });

export const noteStay: Act = ({ hands, journal, random }, { id, house }) => {
  const guest = random.pick(stayNotes);
  return journal.during({ act: `note ${guest}`, id }, async () => {
    await hands.note(owner(house), { params: { bookingRequestId: id }, body: { guest } });
    return undefined;
  });
};

export const miss: Act = ({ hands, journal, random }, { id, house }: PlannedStay) =>
  journal.during({ act: 'miss', id }, async () => {
    const body = { charged: random.chance(0.5) };
    await hands.miss(owner(house), { params: { bookingRequestId: id }, body });
    return undefined;
  });
