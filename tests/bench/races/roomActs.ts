import { type Booking, revisionOf, roomsFrom } from '../../../functions/bookings/booking.ts';
import { today } from '../../../shared/rules/dates.ts';
import { shownIn } from './deskActs.ts';
import { type PlannedStay, roomNumbers, someOf } from './plan.ts';
import { type Act, guest, nothingToDo, owner, type Racer } from './racer.ts';

/** A booking whose rooms can be changed, as it is shown at this moment. */
export async function bookedNow({ hands }: Racer, { id }: PlannedStay): Promise<Booking | undefined> {
  const booking = await hands.bookings.find(id).catch(() => undefined);
  return booking?.state === 'active' && booking.checkOut > today() ? booking : undefined;
}

/** To any other room of the house, also to one of the booking. */
export const move: Act = async (racer, wanted) => {
  const { hands, journal, random } = racer;
  const booking = await bookedNow(racer, wanted);
  if (!booking) return nothingToDo;
  const day = today();
  const { number: roomNumber } = random.pick(roomsFrom(booking, day));
  const toRoomNumber = random.pick(roomNumbers.filter((number) => number !== roomNumber));
  const revision = revisionOf(booking);
  const change = { revision, day, numbers: [roomNumber], to: toRoomNumber };
  return journal.during({ act: 'move', id: wanted.id, change }, async () => {
    const asked = { params: { bookingRequestId: wanted.id }, body: { roomNumber, toRoomNumber, revision } };
    return shownIn((await hands.move(owner(wanted.house), asked)).data);
  });
};

/** A part of the bookings of one room, which nobody gives back. */
const ofSingle = 0.1;

/** Mostly one room, sometimes more, and sometimes all, which is refused. */
function giveBack(by: 'guest' | 'owner'): Act {
  return async (racer, wanted) => {
    const { hands, journal, random } = racer;
    const booking = await bookedNow(racer, wanted);
    if (!booking) return nothingToDo;
    const day = today();
    const held = roomsFrom(booking, day).map(({ number }) => number);
    if (held.length < 2 && !random.chance(ofSingle)) return nothingToDo;
    const roomNumbers = someOf(held, random.chance(0.7) ? 1 : random.whole(1, held.length), random);
    const revision = revisionOf(booking);
    const change = { revision, day, numbers: roomNumbers };
    return journal.during({ act: `give back as ${by}`, id: wanted.id, change }, async () => {
      const asked = { params: { bookingRequestId: wanted.id }, body: { roomNumbers, revision } };
      const answer =
        by === 'guest'
          ? await hands.giveBackAsGuest(guest(wanted), asked)
          : await hands.giveBackAsOwner(owner(wanted.house), asked);
      return shownIn(answer.data);
    });
  };
}

export const giveBackAsGuest = giveBack('guest');
export const giveBackAsOwner = giveBack('owner');
