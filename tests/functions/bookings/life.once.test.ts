import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { bookingChanges, bookingMoves } from '../../../shared/rules/bookingLife.ts';
import { requestLimits } from '../../../shared/rules/requestLimits.ts';
import { openAccounts } from '../../support/accounts.ts';
import { acceptAll, act, actNames } from './life/acts.ts';
import { anySteps } from './life/anySteps.ts';
import { changeNames } from './life/changes.ts';
import { close, open, openNights, pass } from './life/closings.ts';
import { live } from './life/live.ts';
import { seen } from './life/model.ts';
import { answerProposal, propose } from './life/proposals.ts';
import { ask, enter, sendAgain } from './life/requests.ts';
import { changeAgain, changeRoom } from './life/rooms.ts';
import { prepared, type Span, type Step } from './life/steps.ts';

beforeAll(() => openAccounts());

/** Everything that anybody may try with a booking: its first room is moved to the one of its kind that it does not have. */
const tries: ((number: number) => Step)[] = [
  ...actNames.map((name) => (number: number) => act(name, number)),
  ...changeNames.map((name) => (number: number) => changeRoom(name, number, { room: 0, to: 3 * number + 2 })),
  (number) => propose(number, { room: 0, to: 3 * number + 2 }),
  (number) => answerProposal('agree', number),
];

/** Three rooms for each of them, of which its booking has two. */
const numbers = tries.map((_, number) => number);
const kinds = numbers.map((number) => [101 + 10 * number, 102 + 10 * number, 103 + 10 * number]);

/** None of them has more requests at a house than may wait there. */
const guests = Math.ceil(tries.length / requestLimits.waitingAtProperty);

type ForEach = (number: number) => Step;

const asked: ForEach = (kind) => ask({ guest: kind % guests, rooms: [{ kind, count: 2 }], from: 10, nights: 4 });
const entered =
  (from: number): ForEach =>
  (kind) =>
    enter(kinds[kind]?.slice(0, 2) ?? [], { from, nights: 4 });
const accepted: ForEach = (number) => act('accept', number);
const proposed: ForEach = (number) => propose(number, { room: 1, to: 3 * number + 2 });

/** Where a booking can be in its life, and how each of some comes there. */
const situations: Record<string, { begun?: ForEach; each?: ForEach; later?: Step[]; at?: ForEach }> = {
  'waits for an answer': {},
  'has waited in vain': { later: [pass(24)] },
  'has expired': { later: [pass(25)], at: (number) => act('expire', number) },
  'is accepted': { each: accepted },
  'has another room': {
    each: accepted,
    at: (number) => changeRoom('moveRoom', number, { room: 1, to: 3 * number + 2 }),
  },
  'has one room left': { each: accepted, at: (number) => changeRoom('giveBackAsOwner', number, { room: 1, to: 0 }) },
  'has a proposal': { each: accepted, at: proposed },
  'has had a proposal for a day': { each: accepted, later: [...numbers.map(proposed), pass(24)] },
  'has a proposal for tonight': { each: accepted, later: [pass(24 * 11)], at: proposed },
  'is stayed in': { each: accepted, later: [pass(24 * 11)] },
  'is stayed in by a guest who was seen': {
    each: accepted,
    later: [pass(24 * 11)],
    at: (number) => act('arrive', number),
  },
  'is over': { each: accepted, later: [pass(24 * 14)] },
  'is long over': { each: accepted, later: [pass(24 * 17)] },
  'was declined': { each: (number) => act('reject', number) },
  'was missed': { each: accepted, later: [pass(24 * 11)], at: (number) => act('miss', number) },
  'was cancelled': { each: (number) => act('cancel', number) },
  'its owner has entered': { begun: entered(10) },
  'its owner has entered during the stay': { begun: entered(-2) },
  'its owner has entered when it was over': { begun: entered(-6) },
};

describe('the life of a booking, against a model that knows the table of moves and a map of nights', () => {
  test.each(Object.entries(situations))(
    'that %s: everything that anybody may try',
    async (_, { begun = asked, each, later = [], at }) => {
      const there = [...numbers.map(begun), ...numbers.flatMap((number) => each?.(number) ?? []), ...later];
      const tried = tries.flatMap((attempt, number) => [...(at ? [at(number)] : []), attempt(number)]);
      const after = [sendAgain(0), ask({ guest: 0, rooms: [{ kind: 0, count: 2 }], from: 10, nights: 4 }), acceptAll()];
      await live(kinds, guests, [...prepared(there), ...tried, ...after]);
    },
  );

  test('every move and change was made, and every one that somebody makes was refused', () => {
    const rules = [...Object.entries(bookingMoves), ...Object.entries(bookingChanges)];
    // Those of an advance have a model of their own.
    const others = ['lapse', 'reinstate'];
    const all = rules.filter(([name, { by }]) => by !== 'channel' && !others.includes(name)).map(([name]) => name);
    expect([...seen.made].sort()).toEqual(all.toSorted());
    // Nobody completes a booking: it is so by the day.
    expect([...seen.refused].sort()).toEqual(all.filter((each) => each !== 'complete').sort());
  });

  const one = (from: number, nights: number) =>
    ask({ guest: 0, rooms: [{ kind: 0, count: 1, named: 101 }], from, nights });
  const span = (from: number, nights: number): Span => ({ from, nights });
  const house = {};

  test.each<[string, Step[]]>([
    ['another booking has', [one(10, 4), one(12, 4), one(14, 2), ...[0, 1, 2].map(accepted)]],
    ['another had', [one(10, 4), one(12, 4), accepted(0), act('cancel', 0), accepted(1)]],
    ['the owner gave back', [one(10, 4), one(12, 4), accepted(1), act('cancelAsOwner', 1), accepted(0)]],
    [
      'the owner has given to somebody',
      [one(10, 4), enter([101], span(12, 4)), accepted(0), act('cancelAsOwner', 1), accepted(0)],
    ],
    ['another has, when its time is over', [one(10, 4), pass(20), one(12, 4), accepted(1), pass(5), accepted(0)]],
    ['are closed', [one(10, 4), close(house, span(13, 2)), accepted(0)]],
    ['were closed', [one(10, 4), close(house, span(13, 2)), openNights(101, span(12, 2)), accepted(0)]],
    [
      'were closed twice, and opened once',
      [one(10, 4), close(house, span(13, 2)), close(house, span(12, 3)), open(0), accepted(0)],
    ],
    ['are booked, and are to be closed', [one(10, 4), accepted(0), close(house, span(13, 2))]],
    ['all want', [one(10, 4), one(12, 4), one(14, 4), acceptAll()]],
  ])('whose nights %s', (_, steps) => live([[101]], 1, steps));

  const group = (count: number, from = 10) => ask({ guest: 0, rooms: [{ kind: 0, count }], from, nights: 4 });
  const moved = (number: number, room: number, to: number) => changeRoom('moveRoom', number, { room, to });

  test.each<[string, Step[]]>([
    [
      'too few rooms are left for',
      [
        group(2),
        group(3, 12),
        accepted(0),
        accepted(1),
        changeRoom('giveBackAsGuest', 0, { room: 0, to: 0 }),
        accepted(1),
      ],
    ],
    [
      'a moved booking has left a room for',
      [group(1), enter([102], span(12, 4)), accepted(0), moved(0, 0, 2), enter([101], span(10, 4))],
    ],
    [
      'moves to the room that it has, and to its own other room',
      [group(2), accepted(0), moved(0, 0, 0), moved(0, 0, 1)],
    ],
    [
      'moves during the stay and back',
      [
        group(2),
        accepted(0),
        pass(24 * 11),
        moved(0, 0, 2),
        moved(0, 2, 0),
        changeAgain(0),
        pass(24),
        moved(0, 1, 2),
        act('cancelAsOwner', 0),
      ],
    ],
    [
      'gives rooms back one after the other',
      [
        group(3),
        accepted(0),
        ...[0, 1, 2].flatMap(() => [changeRoom('giveBackAsGuest', 0, { room: 0, to: 0 }), changeAgain(0)]),
      ],
    ],
  ])('of several rooms: %s', (_, steps) => live([[101, 102, 103]], 1, steps));

  test('whatever is done in whatever order, both sides see what the model says', async () => {
    const rooms = [
      [101, 102, 103],
      [201, 202],
    ];
    const steps = anySteps(rooms);
    const lives = fc.commands(steps, { maxCommands: 24, size: 'max' });
    let last: Promise<void> | undefined;
    const life = fc.asyncProperty(lives, (all) => {
      last = live(rooms, 2, all);
      return last;
    });
    await fc.assert(life, { numRuns: 60, interruptAfterTimeLimit: 7_000 });
    // A life that the limit has interrupted goes on, and would set the time of the next file.
    await last;
  });
});
