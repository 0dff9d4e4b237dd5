import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { bookingMoves } from '../../../shared/rules/bookingLife.ts';
import { addDays, today } from '../../../shared/rules/dates.ts';
import { openAccounts } from '../../support/accounts.ts';
import { setTime } from '../../support/time.ts';
import { acceptAll, act, actNames, ask, askAgain, nights, pass, type Step } from './life/commands.ts';
import { openHouse } from './life/house.ts';
import { Life, seen } from './life/model.ts';

beforeAll(() => openAccounts());

/** All runs begin at the same hour, in a house of their own. */
const begin = new Date(`${addDays(today(), 1)}T09:00:00+05:00`);

async function live(rooms: readonly number[], guests: number, steps: Iterable<Step>): Promise<void> {
  setTime(begin);
  const real = await openHouse(rooms, guests);
  await fc.asyncModelRun(() => ({ model: new Life(begin), real }), steps);
}

/** Where a booking can be in its life, and how each of some that were asked for comes there. */
const situations: Record<string, { each?: (number: number) => Step; later?: Step[]; at?: (number: number) => Step }> = {
  'waits for an answer': {},
  'has waited in vain': { later: [pass(24)] },
  'has expired': { later: [pass(24)], at: (number) => act('expire', number) },
  'is accepted': { each: (number) => act('accept', number) },
  'is stayed in': { each: (number) => act('accept', number), later: [pass(24 * 11)] },
  'is over': { each: (number) => act('accept', number), later: [pass(24 * 14)] },
  'was declined': { each: (number) => act('reject', number) },
  'was cancelled': { each: (number) => act('cancel', number) },
};

describe('the life of a booking, against a model that knows the table of moves and a map of nights', () => {
  const rooms = actNames.map((_, number) => 101 + number);

  test.each(Object.entries(situations))(
    'that %s: everything that anybody may try',
    async (_, { each, later = [], at }) => {
      const numbers = actNames.map((_, number) => number);
      const asked = rooms.map((room, number) => ask({ guest: number % 2, room, from: 10, nights: 4 }));
      const there = [...numbers.flatMap((number) => each?.(number) ?? []), ...later];
      const tried = actNames.flatMap((name, number) => [...(at ? [at(number)] : []), act(name, number)]);
      const after = [askAgain(0), ask({ guest: 0, room: 101, from: 10, nights: 4 }), acceptAll()];
      await live(rooms, 2, [...asked, ...there, ...tried, ...after]);
    },
  );

  test('every move was made, and every one that somebody makes was refused', () => {
    const moves = Object.keys(bookingMoves);
    expect([...seen.made].sort()).toEqual(moves.toSorted());
    // Nobody completes a booking: it is so by the day.
    expect([...seen.refused].sort()).toEqual(moves.filter((move) => move !== 'complete').sort());
  });

  test('whatever is done in whatever order, both sides see what the model says', async () => {
    const number = fc.nat(17);
    const room = fc.constantFrom(101, 102);
    const span = { room, from: fc.nat(6), nights: fc.integer({ min: 1, max: 5 }) };
    const long = { ...span, from: fc.integer({ min: 0, max: 29 }), nights: fc.integer({ min: 20, max: 30 }) };
    const asking = (given: typeof span) => fc.record({ guest: fc.nat(1), ...given }).map(ask);
    const steps = [
      ...[asking(span), asking(span), asking(span), asking(long)],
      ...actNames.map((name) => number.map((each) => act(name, each))),
      ...['accept', 'accept', 'cancel'].map((name) => number.map((each) => act(name as 'accept' | 'cancel', each))),
      fc.record(span).map((given) => nights(true, given)),
      fc.record(span).map((given) => nights(false, given)),
      fc.constantFrom(1, 5, 9, 14, 24, 30).map(pass),
      number.map(askAgain),
      fc.constant(undefined).map(acceptAll),
    ];
    const life = fc.asyncProperty(fc.commands(steps, { maxCommands: 24, size: 'max' }), (all) =>
      live([101, 102], 2, all),
    );
    await fc.assert(life, { numRuns: 60, interruptAfterTimeLimit: 8_000 });
  });
});
