import { beforeAll, describe, expect, test } from 'vitest';
import { proposalMoves } from '../../../shared/rules/proposalLife.ts';
import { openAccounts } from '../../support/accounts.ts';
import { act } from './life/acts.ts';
import { close, open, pass } from './life/closings.ts';
import { live } from './life/live.ts';
import { proposalsSeen } from './life/proposalOutcome.ts';
import { type answerMoves, answerProposal, propose } from './life/proposals.ts';
import { ask, enter } from './life/requests.ts';
import { changeAgain, changeRoom } from './life/rooms.ts';
import type { Step } from './life/steps.ts';

beforeAll(() => openAccounts());

/** A booking of two rooms of three. */
const booked = [ask({ guest: 0, rooms: [{ kind: 0, count: 2 }], from: 10, nights: 4 }), act('accept', 0)];
const moved = (room: number, to: number) => changeRoom('moveRoom', 0, { room, to });
const answered = (...moves: readonly (typeof answerMoves)[number][]) => moves.map((move) => answerProposal(move, 0));
const another = propose(0, { room: 1, to: 2 });

describe('the life of a proposal, against the model of bookings', () => {
  test.each<[string, Step[]]>([
    [
      'takes before the yes',
      [enter([103], { from: 12, nights: 4 }), ...answered('agree', 'agree'), another, act('cancelAsOwner', 1), another],
    ],
    [
      'has closed before the yes',
      [close({}, { from: 13, nights: 1 }), ...answered('agree'), open(0), another, ...answered('agree')],
    ],
    [
      'may have after the yes',
      [...answered('agree', 'agree', 'refuse', 'withdraw'), enter([102], { from: 10, nights: 4 })],
    ],
    [
      'may have after the no',
      [...answered('refuse', 'refuse', 'agree'), enter([103], { from: 10, nights: 4 }), another],
    ],
    [
      'may have once it was taken back',
      [...answered('withdraw', 'withdraw', 'agree'), another, another, ...answered('agree')],
    ],
    [
      'has not: it is the own one',
      [...answered('refuse'), propose(0, { room: 1, to: 0 }), propose(0, { room: 1, to: 1 })],
    ],
    [
      'waits for, beside one that is proposed',
      [propose(0, { room: 0, to: 2 }), another, act('cancel', 0), ...answered('agree')],
    ],
    ['gets by a move', [moved(0, 2), ...answered('agree', 'refuse', 'withdraw'), another]],
    ['gets as one is given back', [changeRoom('giveBackAsGuest', 0, { room: 0, to: 0 }), ...answered('agree')]],
    [
      'gets from tonight on',
      [...answered('refuse'), pass(24 * 11), another, ...answered('agree'), moved(2, 1), changeAgain(0)],
    ],
    ['gets too late', [pass(24), ...answered('agree', 'refuse', 'withdraw'), another, ...answered('agree')]],
    ['gets where nobody came', [...answered('refuse'), pass(24 * 11), another, act('miss', 0), ...answered('agree')]],
  ])('of which a room is proposed that somebody %s', (_, steps) =>
    live([[101, 102, 103]], 1, [...booked, another, ...steps]),
  );

  test('every move of a proposal was made', () => {
    expect([...proposalsSeen].sort()).toEqual(Object.keys(proposalMoves).sort());
  });
});
