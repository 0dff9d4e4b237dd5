import type fc from 'fast-check';
import { addDays } from '../../../../shared/rules/dates.ts';
import { agree } from './agree.ts';
import type { House } from './house.ts';
import type { Life } from './model.ts';
import type { Days, ModelBooking } from './modelBooking.ts';

export type Step = fc.AsyncCommand<Life, House>;

/** Nights from so many days after today on. */
export interface Span {
  from: number;
  nights: number;
}

/** A step, after which everything that the model knows and both sides see is compared. */
export function step(
  name: string,
  check: (life: Life) => boolean,
  run: (life: Life, house: House) => Promise<void>,
): Step {
  return {
    check,
    toString: () => name,
    run: async (life, house) => {
      life.touched = undefined;
      await run(life, house);
      if (!life.isPrepared) await agree(life, house);
    },
  };
}

/** Steps that only lead to where something is tried: the next step after them compares. */
export function prepared(steps: readonly Step[]): Step[] {
  return steps.map((each) => ({
    check: (life) => each.check(life),
    toString: () => each.toString(),
    run: async (life, house) => {
      life.isPrepared = true;
      await each.run(life, house);
      life.isPrepared = false;
    },
  }));
}

type Run = (booking: ModelBooking, life: Life, house: House) => Promise<void>;

/** A step with a booking of some: their numbers go round. */
export function stepWithOne(name: string, number: number, run: Run, isMeant: (booking: ModelBooking) => boolean): Step {
  const oneOf = ({ bookings }: Life) => {
    const booking = bookings[number % bookings.length];
    return booking && isMeant(booking) ? booking : undefined;
  };
  return step(
    `${name} ${number}`,
    (life) => oneOf(life) !== undefined,
    (life, house) => {
      const booking = oneOf(life) as ModelBooking;
      life.touched = booking.guest ?? 0;
      return run(booking, life, house);
    },
  );
}

export function daysOf({ today }: Life, { from, nights }: Span): Days {
  const checkIn = addDays(today, from);
  return { checkIn, checkOut: addDays(checkIn, nights) };
}
