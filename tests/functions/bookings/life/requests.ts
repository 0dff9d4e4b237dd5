import { expect } from 'vitest';
import { answerByOf, answerHours } from '../../../../shared/rules/answerBy.ts';
import { hourOf } from '../../../../shared/rules/dates.ts';
import { requestLimits } from '../../../../shared/rules/requestLimits.ts';
import { request } from '../../../support/bookings.ts';
import { requestRooms } from '../../../support/groups.ts';
import { take } from '../../../support/ownBookings.ts';
import { type House, saidOf } from './house.ts';
import { done, type Life, type ModelAnswer, refusal } from './model.ts';
import type { AskedRooms, Days, ModelBooking, ModelRoom } from './modelBooking.ts';
import { daysOf, type Span, type Step, step, stepWithOne } from './steps.ts';

/** A request of a guest. */
export interface StayRequest extends Span {
  guest: number;
  rooms: readonly AskedRooms[];
}

/** More would not fit on one page of a list. */
const most = 18;

export function ask({ guest, rooms, ...span }: StayRequest): Step {
  return step(
    `guest ${guest} asks for ${JSON.stringify(rooms)}, in ${span.from} days for ${span.nights} nights`,
    ({ bookings }) => bookings.length < most,
    async (life, house) => {
      life.touched = guest;
      const booking = newBooking(life, { guest, asked: rooms, ...daysOf(life, span) });
      booking.rooms = rooms.flatMap((each) => roomsWanted(life, each));
      const identical = life.inState('pending').find((each) => soughtIn(each, life) === soughtIn(booking, life));
      const wanted = identical ? done : refusalOf(life, booking);
      const answer = await send(house, booking);
      expect(saidOf(answer)).toEqual(wanted);
      if (identical) expect(answer.body.data._id).toBe(identical.id);
      if (identical || wanted !== done) return;
      expect(answer.body.data).toMatchObject({ status: 'pending', answerBy: booking.answerBy });
      life.bookings.push({ ...booking, id: answer.body.data._id });
    },
  );
}

/** The owner enters a booking of rooms by their numbers. */
export function enter(numbers: readonly number[], span: Span): Step {
  return step(
    `the owner enters ${numbers}, in ${span.from} days for ${span.nights} nights`,
    ({ bookings }) => bookings.length < most,
    async (life, house) => {
      life.touched = 0;
      const booking = newBooking(life, { entered: numbers, ...daysOf(life, span) });
      const rooms = numbers.map((number) => ({ number }));
      const isTaken = rooms.some((room) => life.isHeld(room, booking));
      const answer = await sendOwn(house, booking);
      expect(saidOf(answer)).toEqual(isTaken ? refusal('nights_taken') : done);
      if (isTaken) return;
      const entered: ModelBooking = { ...booking, id: answer.body.data._id, state: 'active' };
      life.hold(entered, rooms);
      life.bookings.push(entered);
    },
  );
}

/** A request or an entry is sent once more: the answer is its present state. */
export function sendAgain(number: number): Step {
  return stepWithOne(
    'send again',
    number,
    async (booking, life, house) => {
      const again = booking.guest === undefined ? sendOwn : send;
      const { status, body } = await again(house, booking);
      expect(saidOf(await again(house, booking, { guests: 1 }))).toEqual(refusal('sent_before'));
      expect([status, body.data._id, body.data.status]).toEqual([201, booking.id, life.stateOf(booking)]);
    },
    () => true,
  );
}

type NewBooking = Days & Pick<Partial<ModelBooking>, 'guest' | 'asked' | 'entered'>;

function newBooking(life: Life, { guest, asked = [], entered = [], ...days }: NewBooking): ModelBooking {
  return {
    ...{ id: '', state: 'pending', guest, asked, entered, rooms: [], revision: 0, ...days },
    requestKey: `the-life-of-${String(life.bookings.length).padStart(4, '0')}`,
    askedAt: life.now.toISOString(),
    answerBy: answerByOf(life.now, days.checkIn),
  };
}

/** One room that is named is asked for by its number, all others by their kinds. */
async function send(house: House, booking: ModelBooking, given: object = {}) {
  const { asked, guest, requestKey, checkIn: bookingStartDate, checkOut: bookingEndDate } = booking;
  const sent = { requestKey, bookingStartDate, bookingEndDate, ...given };
  const [one] = asked;
  const { propertyId } = house;
  if (asked.length === 1 && one?.count === 1 && one.named !== undefined) {
    return request(house.guest(guest), { propertyId, roomNumber: one.named }, [0, 0], sent);
  }
  const kinds = [...new Set((await house.rooms()).map(({ kind }) => kind))];
  const rooms = asked.map(({ kind, count, named: roomNumber }) => ({
    ...{ kind: kinds[kind], count },
    ...(roomNumber !== undefined && { roomNumber }),
  }));
  return requestRooms(house.guest(guest), { propertyId, rooms }, [0, 0], sent);
}

function sendOwn({ vendor, propertyId }: House, { entered, requestKey, checkIn, checkOut }: ModelBooking, given = {}) {
  const days = { bookingStartDate: checkIn, bookingEndDate: checkOut };
  return take(vendor, { propertyId, roomNumber: 0 }, [0, 0], { rooms: entered, requestKey, ...days, ...given });
}

function roomsWanted({ kinds }: Life, { kind, count, named }: AskedRooms): ModelRoom[] {
  const numbers = kinds[kind] ?? [];
  const first = named === undefined ? [] : [{ number: named, asked: true }];
  const others = numbers.filter((number) => number !== named).map((number) => ({ number }));
  return [...first, ...others].slice(0, count);
}

/** The rooms by number where one is named, else by kind; whose, and when. */
function soughtIn({ guest, rooms, checkIn, checkOut }: ModelBooking, life: Life): string {
  const sought = rooms.map(({ number, asked }) => (asked ? `${number}` : `kind ${life.kindOf(number)}`));
  return [guest, checkIn, checkOut, ...sought.sort()].join();
}

function refusalOf(life: Life, booking: ModelBooking): ModelAnswer {
  const isToday = booking.checkIn === life.today;
  if (isToday && hourOf(life.now) >= answerHours.sentOnArrivalDay) return { status: 400, code: 'invalid_request' };
  if (!life.choose(booking.rooms, booking)) return refusal('nights_taken');
  const waiting = life.inState('pending').filter(({ guest }) => guest === booking.guest);
  return waiting.length < requestLimits.waitingAtProperty ? done : { status: 429, code: 'too_many_waiting_here' };
}
