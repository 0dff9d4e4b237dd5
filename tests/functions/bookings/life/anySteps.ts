import fc from 'fast-check';
import { acceptAll, act, actNames } from './acts.ts';
import { changeNames } from './changes.ts';
import { sell, shift, tell } from './channel.ts';
import { close, open, openNights, pass } from './closings.ts';
import type { AskedRooms } from './modelBooking.ts';
import { answerMoves, answerProposal, propose } from './proposals.ts';
import { ask, enter, sendAgain } from './requests.ts';
import { changeAgain, changeRoom } from './rooms.ts';

/** Whatever anybody may do in a house, by the numbers of its rooms, kind by kind. */
export function anySteps(rooms: readonly (readonly number[])[]) {
  const number = fc.nat(17);
  const days = { from: fc.nat(5), nights: fc.integer({ min: 1, max: 5 }) };
  const month = { from: fc.nat(29), nights: fc.integer({ min: 20, max: 30 }) };
  const back = { from: fc.integer({ min: -7, max: 5 }), nights: fc.integer({ min: 1, max: 8 }) };
  const single = fc.constantFrom<AskedRooms[]>(...[101, 101, 102].map((named) => [{ kind: 0, count: 1, named }]));
  const several = fc.constantFrom<AskedRooms[]>(
    [{ kind: 0, count: 2, named: 102 }],
    [{ kind: 0, count: 3 }],
    [
      { kind: 0, count: 2 },
      { kind: 1, count: 1, named: 202 },
    ],
    [
      { kind: 0, count: 3 },
      { kind: 1, count: 2 },
    ],
  );
  const asking = (given: typeof days) =>
    fc.record({ guest: fc.nat(1), rooms: fc.oneof(single, several), ...given }).map(ask);
  const some = fc.subarray(rooms.flat(), { minLength: 1 });
  const acting = [...actNames, ...(['accept', 'accept', 'accept', 'cancel'] as const)];
  const changing = [...changeNames, 'moveRoom', 'giveBackAsOwner'] as const;
  const changed = fc.record({ room: fc.nat(4), to: fc.nat(4), isLate: fc.boolean() }, { requiredKeys: ['room', 'to'] });
  const closed = fc.oneof(
    some.map((numbers) => ({ numbers })),
    fc.nat(1).map((kind) => ({ kind })),
    fc.constant({}),
  );
  return [
    ...[asking(days), asking(days), asking(days), asking(days), asking(month)],
    fc.tuple(some, fc.record(back)).map(([numbers, span]) => enter(numbers, span)),
    fc.tuple(some, fc.record(days)).map(([numbers, span]) => enter(numbers, span)),
    ...acting.map((name) => number.map((each) => act(name, each))),
    ...changing.map((name) => fc.tuple(number, changed).map(([each, given]) => changeRoom(name, each, given))),
    number.map(changeAgain),
    ...[0, 1].map(() => fc.tuple(number, changed).map(([each, given]) => propose(each, given))),
    ...answerMoves.map((move) => number.map((each) => answerProposal(move, each))),
    fc.tuple(closed, fc.record(days)).map(([meant, span]) => close(meant, span)),
    number.map(open),
    fc.tuple(fc.constantFrom(101, 201), fc.record(days)).map(([each, span]) => openNights(each, span)),
    fc.constantFrom(1, 5, 9, 14, 24, 30).map(pass),
    ...[fc.record(days).map(sell), fc.record(days).map(sell), fc.constant(undefined).map(tell)],
    fc.tuple(number, fc.option(fc.record(days), { nil: undefined })).map(([each, span]) => shift(each, span)),
    number.map(sendAgain),
    fc.constant(undefined).map(acceptAll),
  ];
}
