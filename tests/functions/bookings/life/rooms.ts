import { expect } from 'vitest';
import type { BookingChange } from '../../../../shared/rules/bookingLife.ts';
import { ask } from '../../../support/accounts.ts';
import { changeRooms } from './changes.ts';
import { type House, saidOf } from './house.ts';
import type { Life, ModelAnswer } from './model.ts';
import type { ModelBooking, RoomsCall } from './modelBooking.ts';
import { type Step, stepWithOne } from './steps.ts';

/** Which room of a booking is changed, and which one of the house takes its place where it is moved: the numbers go round. */
export interface ChangedRoom {
  room: number;
  to: number;
  /** The call names the revision before. */
  isLate?: boolean;
}

/** A booking that the owner has entered has no guest who could give a room back. */
const isMeant =
  (change: BookingChange) =>
  ({ guest, rooms }: ModelBooking) =>
    rooms.length > 0 && (change !== 'giveBackAsGuest' || guest !== undefined);

export function changeRoom(change: BookingChange, number: number, given: ChangedRoom): Step {
  return stepWithOne(
    `${change} ${JSON.stringify(given)} of`,
    number,
    async (booking, life, house) => {
      const call = callOf(change, booking, { ...given, numbers: life.kinds.flat() });
      booking.lastCall = call;
      expect(await send(booking, call, house)).toEqual(changeRooms(life, booking, call));
    },
    isMeant(change),
  );
}

/** The call that was made before comes once more. */
export function changeAgain(number: number): Step {
  return stepWithOne(
    'change again',
    number,
    async (booking, life, house) => {
      const call = booking.lastCall as RoomsCall;
      expect(await send(booking, call, house)).toEqual(changeRooms(life, booking, call));
    },
    ({ lastCall }) => lastCall !== undefined,
  );
}

function callOf(
  change: BookingChange,
  { rooms, revision }: ModelBooking,
  { room, to, isLate, numbers }: ChangedRoom & { numbers: Life['kinds'][number] },
): RoomsCall {
  const called = { change, numbers: [rooms[room % rooms.length]?.number ?? 0] };
  const asRead = { revision: Math.max(0, isLate ? revision - 1 : revision) };
  const other = numbers[to % numbers.length] ?? 0;
  return { ...called, ...asRead, ...(change === 'moveRoom' && { to: other }) };
}

async function send({ id, guest }: ModelBooking, call: RoomsCall, house: House): Promise<ModelAnswer> {
  const { change, numbers: roomNumbers, to: toRoomNumber, revision } = call;
  const params = { bookingRequestId: id };
  const { token } = change === 'giveBackAsGuest' ? house.guest(guest) : house.vendor;
  if (change === 'moveRoom') {
    const body = { roomNumber: roomNumbers[0], toRoomNumber, revision };
    return saidOf(await ask('moveRoom', { token, params, body }));
  }
  const operation = change === 'giveBackAsGuest' ? 'giveRoomsBack' : 'giveRoomsBackAsOwner';
  return saidOf(await ask(operation, { token, params, body: { roomNumbers, revision } }));
}
