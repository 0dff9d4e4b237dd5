import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type AdvanceMove, type AdvanceRule, advanceMoves, timeOfAdvance } from '../../shared/rules/advanceLife.ts';
import {
  type BookingChange,
  bookingChanges,
  bookingMoves,
  eventOfMove,
  type Move,
  timeOf,
} from '../../shared/rules/bookingLife.ts';
import {
  type ProposalMove,
  type ProposalRule,
  proposalMoves,
  timeOfProposal,
} from '../../shared/rules/proposalLife.ts';

test('the page about bookings tells of every move, change and proposal as the rules have it, and of no other', () => {
  const rows = readFileSync('docs/bookings.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (move|change) /.test(line));
  const moves = Object.entries(bookingMoves).map(
    ([move, { from, to, by }]) =>
      `| ${[move, from, to, by, timeOf(move as Move), eventOfMove(from, to) ?? 'none'].join(' | ')} |`,
  );
  const changes = Object.entries(bookingChanges).map(
    ([change, { by }]) => `| ${[change, by, timeOf(change as BookingChange)].join(' | ')} |`,
  );
  const proposals = Object.entries<ProposalRule>(proposalMoves).map(
    ([move, { from, to, by, event = 'none' }]) =>
      `| ${[move, from, to, by, timeOfProposal(move as ProposalMove), event].join(' | ')} |`,
  );
  expect(rows).toEqual([...moves, ...changes, ...proposals]);
});

test('the page about advances tells of every move as the rules have it, and of no other', () => {
  const rows = readFileSync('docs/advances.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| move '));
  const moves = Object.entries<AdvanceRule>(advanceMoves).map(
    ([move, { from, to, by, event = 'none' }]) =>
      `| ${[move, from, to, by, timeOfAdvance(move as AdvanceMove), event].join(' | ')} |`,
  );
  expect(rows).toEqual(moves);
});
