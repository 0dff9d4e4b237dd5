import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { domainEvents, toldKeys } from '../../functions/bus/domainEvents.ts';
import { loadEvents } from '../../infra/functions/events.ts';
import { bookingEventNames, bookingMoves } from '../../shared/rules/bookingLife.ts';

const units = await loadEvents();

const heardBy = (event: string) =>
  units.flatMap(({ name, needs: { trigger } }) =>
    trigger.on === 'bus' && trigger.events.includes(event) ? [name] : [],
  );

test('the page about events tells of every event as the code has it, and of no other', () => {
  const rows = readFileSync('docs/events.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| \w+\.\w+ \|/.test(line));
  const events = Object.entries(domainEvents).map(
    ([event, { table, sk, change }]) =>
      `| ${event} | ${table}: ${typeof sk === 'string' ? sk : `${sk.prefix}...`} | ${change} | ${heardBy(event).join(', ')} |`,
  );
  expect(rows).toEqual(events);
});

test('somebody hears every event, and nobody one that there is not', () => {
  expect(Object.keys(domainEvents).filter((event) => heardBy(event).length === 0)).toEqual([]);
  const heard = units.flatMap(({ needs: { trigger } }) => (trigger.on === 'bus' ? trigger.events : []));
  expect(heard.filter((event) => !Object.hasOwn(domainEvents, event))).toEqual([]);
});

test('every move that is written has an event, and every event of a booking is one of its moves or stands for itself', () => {
  const told = Object.values(bookingMoves).flatMap((move) => ('event' in move ? [move.event] : []));
  expect(
    Object.entries(bookingMoves)
      .filter(([, move]) => !('event' in move))
      .map(([name]) => name),
  ).toEqual(['complete']);
  const alone = bookingEventNames.filter((name) => !told.some((event) => event === name));
  expect(alone).toEqual([
    'booking.requested',
    'booking.taken',
    'booking.reminded',
    'booking.renumbered',
    'booking.changed',
  ]);
});

test('each stream has one reader, which follows the items that tell events', () => {
  const readers = units.flatMap(({ needs: { trigger } }) =>
    trigger.on === 'table' ? [[trigger.table, trigger.sk]] : [],
  );
  expect(readers).toEqual([
    ['bookings', toldKeys('bookings')],
    ['messages', toldKeys('messages')],
    ['properties', toldKeys('properties')],
  ]);
});
