import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bookingMoves, eventOfMove, type Move, timeOf } from '../../shared/rules/bookingLife.ts';

test('the page about bookings tells of every move as the rules have it, and of no other', () => {
  const rows = readFileSync('docs/bookings.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| move'));
  const moves = Object.entries(bookingMoves).map(
    ([move, { from, to, by }]) =>
      `| ${[move, from, to, by, timeOf(move as Move), eventOfMove(from, to) ?? 'none'].join(' | ')} |`,
  );
  expect(rows).toEqual(moves);
});
