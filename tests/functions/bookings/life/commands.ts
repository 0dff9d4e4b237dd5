import type fc from 'fast-check';
import { expect } from 'vitest';
import { answerByOf, answerHours, type Move, requestLimits } from '../../../../shared/rules/bookingLife.ts';
import { addDays, hourOf, today } from '../../../../shared/rules/dates.ts';
import {
  accept,
  cancel,
  cancelAsOwner,
  closeNights,
  miss,
  openNights,
  reject,
  request,
} from '../../../support/bookings.ts';
import { setTime } from '../../../support/time.ts';
import { agree } from './agree.ts';
import { type House, saidOf } from './house.ts';
import { done, type Life, type ModelAnswer, type ModelBooking } from './model.ts';

export type Step = fc.AsyncCommand<Life, House>;

/** A step, after which what the model knows and what both sides see is compared. */
function step(name: string, check: (life: Life) => boolean, run: (life: Life, house: House) => Promise<void>): Step {
  return {
    check,
    toString: () => name,
    run: async (life, house) => {
      life.touched = undefined;
      await run(life, house);
      await agree(life, house);
    },
  };
}

export interface StayRequest {
  guest: number;
  room: number;
  /** Days from today. */
  from: number;
  nights: number;
}

/** More would not fit on one page of a list. */
const most = 18;

export function ask({ guest, room, from, nights }: StayRequest): Step {
  return step(
    `guest ${guest} asks for ${room}, in ${from} days for ${nights} nights`,
    ({ bookings }) => bookings.length < most,
    async (life, house) => {
      const requestKey = `the-life-of-${String(life.bookings.length).padStart(4, '0')}`;
      const checkIn = addDays(today(life.now), from);
      const stay = { room, checkIn, checkOut: addDays(checkIn, nights) };
      life.touched = room;
      const wanted = refusalOf(life, { ...stay, guest });
      const identical = life.inState('pending').find((each) => isFor(each, { ...stay, guest }));
      const answer = await request(house.guest(guest), house.room(room), [from, from + nights], { requestKey });
      expect(saidOf(answer)).toEqual(identical ? done : wanted);
      if (identical) expect(answer.body.data._id).toBe(identical.id);
      if (identical || wanted !== done) return;
      const answerBy = answerByOf(life.now, checkIn);
      expect(answer.body.data).toMatchObject({ status: 'pending', answerBy });
      const { _id: id } = answer.body.data;
      life.bookings.push({
        ...stay,
        id,
        guest,
        requestKey,
        answerBy,
        state: 'pending',
        askedAt: life.now.toISOString(),
      });
    },
  );
}

/** Whether a request asks for just that. */
function isFor(one: ModelBooking, stay: Pick<ModelBooking, 'guest' | 'room' | 'checkIn' | 'checkOut'>): boolean {
  const { guest, room, checkIn, checkOut } = stay;
  return one.guest === guest && one.room === room && one.checkIn === checkIn && one.checkOut === checkOut;
}

function refusalOf(life: Life, stay: Pick<ModelBooking, 'guest' | 'room' | 'checkIn' | 'checkOut'>): ModelAnswer {
  const isToday = stay.checkIn === today(life.now);
  if (isToday && hourOf(life.now) >= answerHours.sentOnArrivalDay) return { status: 400, code: 'invalid_request' };
  if (life.isHeld(stay)) return { status: 409, code: 'nights_taken' };
  const waiting = life.inState('pending').filter(({ guest }) => guest === stay.guest);
  return waiting.length < requestLimits.waitingAtProperty ? done : { status: 429, code: 'too_many_waiting_here' };
}

/** A step with a booking that there is: the numbers of bookings go round. */
function withOne(
  name: string,
  number: number,
  run: (booking: ModelBooking, life: Life, house: House) => Promise<ModelAnswer>,
): Step {
  return step(
    `${name} ${number}`,
    ({ bookings }) => bookings.length > 0,
    async (life, house) => {
      const booking = life.bookings[number % life.bookings.length] as ModelBooking;
      life.touched = booking.room;
      const wanted = life.move(moveOf(name as Act, booking, life), booking);
      expect(await run(booking, life, house)).toEqual(wanted);
    },
  );
}

/** A guest does the same to take a request back and to cancel, and so does an operator. */
function moveOf(act: Act, booking: ModelBooking, life: Life): Move {
  const { state } = booking;
  if (act === 'miss' && life.stateOf(booking) === 'completed') return 'missAfterStay';
  if (act === 'cancelAsOperator') return state === 'pending' ? 'withdrawAsOperator' : act;
  if (act !== 'cancel') return act;
  return state === 'pending' ? 'withdraw' : 'cancelAsGuest';
}

type Act = keyof typeof acts;

const acts = {
  accept: async ({ id }: ModelBooking, _: Life, { vendor }: House) => saidOf(await accept(vendor, id)),
  reject: async ({ id }: ModelBooking, _: Life, { vendor }: House) => saidOf(await reject(vendor, id)),
  decline: ({ id }: ModelBooking, _: Life, house: House) => house.byItself('decline', id),
  expire: ({ id }: ModelBooking, _: Life, house: House) => house.byItself('expire', id),
  cancel: async ({ id, guest }: ModelBooking, _: Life, house: House) => saidOf(await cancel(house.guest(guest), id)),
  cancelAsOwner: async ({ id }: ModelBooking, _: Life, { vendor }: House) => saidOf(await cancelAsOwner(vendor, id)),
  miss: async ({ id }: ModelBooking, _: Life, { vendor }: House) => saidOf(await miss(vendor, id)),
  cancelAsOperator: ({ id }: ModelBooking, _: Life, house: House) => house.byItself('cancelAsOperator', id),
} as const;

export const actNames = Object.keys(acts) as Act[];

export function act(name: Act, number: number): Step {
  return withOne(name, number, acts[name]);
}

/** A request is sent once more: the answer is its present state. */
export function askAgain(number: number): Step {
  return step(
    `ask again ${number}`,
    ({ bookings }) => bookings.length > 0,
    async (life, house) => {
      const booking = life.bookings[number % life.bookings.length] as ModelBooking;
      const { guest, room, requestKey, checkIn, checkOut } = booking;
      life.touched = room;
      const sent = { requestKey, bookingStartDate: checkIn, bookingEndDate: checkOut };
      const { status, body } = await request(house.guest(guest), house.room(room), [3, 4], sent);
      const other = await request(house.guest(guest), house.room(room), [3, 4], { ...sent, guests: 1 });
      expect(saidOf(other)).toEqual({ status: 409, code: 'sent_before' });
      expect([status, body.data._id, body.data.status]).toEqual([201, booking.id, life.stateOf(booking)]);
    },
  );
}

export function acceptAll(): Step {
  return step(
    'accept all',
    () => true,
    async (life, { vendor }) => {
      const waiting = life.inState('pending').sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
      const wanted = waiting.map((booking) => {
        const { code } = life.move('accept', booking);
        return { bookingRequestId: booking.id, outcome: code === 'done' ? 'accepted' : code };
      });
      expect((await accept(vendor)).body.outcomes).toMatchObject(wanted);
    },
  );
}

const placeOf = ({ askedAt, id }: ModelBooking) => `${askedAt}#${id}`;

export function nights(closed: boolean, { room, from, nights: count }: Omit<StayRequest, 'guest'>): Step {
  return step(
    `${closed ? 'close' : 'open'} ${room}, in ${from} days for ${count} nights`,
    () => true,
    async (life, { vendor, propertyId }) => {
      const checkIn = addDays(today(life.now), from);
      const stay = { room, checkIn, checkOut: addDays(checkIn, count) };
      life.touched = room;
      const here = { propertyId, roomNumber: room };
      if (closed) expect(saidOf(await closeNights(vendor, here, [from, from + count]))).toEqual(life.close(stay));
      else {
        await openNights(vendor, here, [from, from + count]);
        life.open(stay);
      }
    },
  );
}

export function pass(hours: number): Step {
  return step(
    `${hours} hours pass`,
    // A session lasts for thirty days.
    ({ began, now }) => now.getTime() - began.getTime() < 25 * 24 * 3_600_000,
    async (life) => {
      life.now = new Date(life.now.getTime() + hours * 3_600_000);
      setTime(life.now);
    },
  );
}
