import { expect } from 'vitest';
import { ask } from '../../../support/accounts.ts';
import { setTime } from '../../../support/time.ts';
import { type House, saidOf } from './house.ts';
import { done, type Life, refusal } from './model.ts';
import { daysOf, type Span, type Step, step } from './steps.ts';

/** Rooms by their numbers, a kind by its place among the kinds, or the house. */
export interface ClosedRooms {
  numbers?: readonly number[];
  kind?: number;
}

export function close(rooms: ClosedRooms, span: Span): Step {
  return step(
    `close ${JSON.stringify(rooms)}, in ${span.from} days for ${span.nights} nights`,
    () => true,
    async (life, house) => {
      const { checkIn, checkOut } = daysOf(life, span);
      const { token } = house.vendor;
      const body = { ...(await meant(house, rooms)), from: checkIn, to: checkOut };
      const answer = await ask('closeNights', { token, params: { postId: house.propertyId }, body });
      const id = answer.body.data?._id ?? 'refused';
      const numbers = rooms.numbers ?? life.kinds[rooms.kind ?? -1] ?? life.kinds.flat();
      const gotOne = life.close(id, numbers, { checkIn, checkOut });
      if (gotOne) life.closings.push({ id, checkIn, checkOut });
      expect(saidOf(answer)).toEqual(gotOne ? done : refusal('nights_booked'));
    },
  );
}

async function meant(house: House, { numbers, kind }: ClosedRooms) {
  if (numbers) return { roomNumbers: numbers };
  if (kind === undefined) return {};
  const kinds = [...new Set((await house.rooms()).map(({ kind }) => kind))];
  return { kind: kinds[kind] };
}

/** One of the closings that hold nights is opened. */
export function open(number: number): Step {
  return step(
    `open closing ${number}`,
    (life) => life.closingsAhead().length > 0,
    async (life, house) => {
      const ahead = life.closingsAhead();
      const id = ahead[number % ahead.length]?.id ?? '';
      life.open(id);
      expect(saidOf(await openIn(house, id))).toEqual(done);
    },
  );
}

/** Some nights of a room are opened, whatever closings hold them. */
export function openNights(number: number, span: Span): Step {
  return step(
    `open ${number}, in ${span.from} days for ${span.nights} nights`,
    (life) => life.closingsAhead().length > 0,
    async (life, house) => {
      const days = daysOf(life, span);
      const query = { roomNumber: String(number), from: days.checkIn, to: days.checkOut };
      for (const { id } of life.closingsAhead()) {
        life.open(id, { number, ...days });
        expect(saidOf(await openIn(house, id, query))).toEqual(done);
      }
    },
  );
}

function openIn({ vendor: { token }, propertyId: postId }: House, closingId: string, query = {}) {
  return ask('openNights', { token, params: { postId, closingId }, query });
}

export function pass(hours: number): Step {
  return step(
    `${hours} hours pass`,
    // A session lasts for thirty days.
    ({ began, now }) => now.getTime() - began.getTime() < 25 * 24 * 3_600_000,
    async (life: Life) => {
      life.now = new Date(life.now.getTime() + hours * 3_600_000);
      setTime(life.now);
    },
  );
}
