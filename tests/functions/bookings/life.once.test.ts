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
  'has expired': { later: [pass(25)], at: (number) => act('expire', number) },
  'is accepted': { each: (number) => act('accept', number) },
  'is stayed in': { each: (number) => act('accept', number), later: [pass(24 * 11)] },
  'is over': { each: (number) => act('accept', number), later: [pass(24 * 14)] },
  'is long over': { each: (number) => act('accept', number), later: [pass(24 * 17)] },
  'was declined': { each: (number) => act('reject', number) },
  'was missed': {
    each: (number) => act('accept', number),
    later: [pass(24 * 11)],
    at: (number) => act('miss', number),
  },
  'was cancelled': { each: (number) => act('cancel', number) },
};

describe('the life of a booking, against a model that knows the table of moves and a map of nights', () => {
  const rooms = actNames.map((_, number) => 101 + number);

  test.each(Object.entries(situations))(
    'that %s: everything that anybody may try',
    async (_, { each, later = [], at }) => {
      const numbers = actNames.map((_, number) => number);
      const asked = rooms.map((room, number) => ask({ guest: number % 3, room, from: 10, nights: 4 }));
      const there = [...numbers.flatMap((number) => each?.(number) ?? []), ...later];
      const tried = actNames.flatMap((name, number) => [...(at ? [at(number)] : []), act(name, number)]);
      const after = [askAgain(0), ask({ guest: 0, room: 101, from: 10, nights: 4 }), acceptAll()];
      await live(rooms, 3, [...asked, ...there, ...tried, ...after]);
    },
  );

  test('every move was made, and every one that somebody makes was refused', () => {
    const moves = Object.keys(bookingMoves);
    expect([...seen.made].sort()).toEqual(moves.toSorted());
    // Nobody completes a booking: it is so by the day.
    expect([...seen.refused].sort()).toEqual(moves.filter((move) => move !== 'complete').sort());
  });

  const asked = (from: number, nights: number) => ask({ guest: 0, room: 101, from, nights });

  test.each<[string, Step[]]>([
    [
      'another booking has',
      [asked(10, 4), asked(12, 4), asked(14, 2), act('accept', 0), act('accept', 1), act('accept', 2)],
    ],
    ['another had', [asked(10, 4), asked(12, 4), act('accept', 0), act('cancel', 0), act('accept', 1)]],
    ['the owner gave back', [asked(10, 4), asked(12, 4), act('accept', 1), act('cancelAsOwner', 1), act('accept', 0)]],
    ['are closed', [asked(10, 4), nights(true, span(13, 2)), act('accept', 0)]],
    ['were closed', [asked(10, 4), nights(true, span(13, 2)), nights(false, span(12, 2)), act('accept', 0)]],
    ['are booked, and are to be closed', [asked(10, 4), act('accept', 0), nights(true, span(13, 2))]],
    ['all want', [asked(10, 4), asked(12, 4), asked(14, 4), acceptAll()]],
  ])('whose nights %s', (_, steps) => live([101], 1, steps));

  test('whatever is done in whatever order, both sides see what the model says', async () => {
    const number = fc.nat(17);
    const days = { from: fc.nat(5), nights: fc.integer({ min: 1, max: 5 }) };
    const month = { from: fc.nat(29), nights: fc.integer({ min: 20, max: 30 }) };
    const room = fc.constantFrom(101, 101, 102);
    const asking = (given: typeof days) => fc.record({ guest: fc.nat(1), room, ...given }).map(ask);
    const acting = [...actNames, ...(['accept', 'accept', 'accept', 'cancel'] as const)];
    const steps = [
      ...[asking(days), asking(days), asking(days), asking(days), asking(month)],
      ...acting.map((name) => number.map((each) => act(name, each))),
      ...[true, false].map((closed) => fc.record({ room, ...days }).map((given) => nights(closed, given))),
      fc.constantFrom(1, 5, 9, 14, 24, 30).map(pass),
      number.map(askAgain),
      fc.constant(undefined).map(acceptAll),
    ];
    const lives = fc.commands(steps, { maxCommands: 24, size: 'max' });
    const life = fc.asyncProperty(lives, (all) => live([101, 102], 2, all));
    await fc.assert(life, { numRuns: 60, interruptAfterTimeLimit: 7_000 });
  });
});

function span(from: number, nights: number) {
  return { room: 101, from, nights };
}
