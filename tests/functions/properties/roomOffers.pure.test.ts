import { expect, test } from 'vitest';
import type { Property } from '../../../functions/properties/property.ts';
import { nextOffers, type RoomOffers } from '../../../functions/properties/roomOffers.ts';
import { aProperty, aRoom } from '../../support/properties.ts';
import { setTime } from '../../support/time.ts';

/** The offers of a property whose changes came on some days, each at 08:00 in Pakistan. */
function after(...changes: [day: string, given: Partial<Property>][]): RoomOffers {
  let offers: RoomOffers | undefined;
  for (const [day, given] of changes) {
    const moment = new Date(`${day}T08:00:00+05:00`);
    setTime(moment);
    offers = nextOffers(offers, aProperty({ listedAt: '2026-10-01T20:00:00.000Z', ...given }));
  }
  return offers ?? {};
}

const one = { rooms: [aRoom()] };
const two = { rooms: [aRoom(), aRoom({ roomNumber: 102 })] };
const off = { rooms: [aRoom({ available: false })] };

test('rooms are on offer from the day of listing in Pakistan on, and added ones from their day on', () => {
  expect(after(['2026-10-02', one], ['2026-10-15', two])).toEqual({ room101: '2026-10-02/', room102: '2026-10-15/' });
});

test('a room that is switched off or removed is on offer before that day', () => {
  expect(after(['2026-10-02', two], ['2026-10-20', off])).toEqual({
    room101: '2026-10-02/2026-10-20',
    room102: '2026-10-02/2026-10-20',
  });
});

test('a room that is switched on again has two spans, and one where that was on the same day', () => {
  expect(after(['2026-10-02', one], ['2026-10-20', off], ['2026-10-25', one])).toEqual({
    room101: '2026-10-02/2026-10-20 2026-10-25/',
  });
  expect(after(['2026-10-02', one], ['2026-10-20', off], ['2026-10-20', one])).toEqual({ room101: '2026-10-02/' });
});

test('a room that is switched off on the day on which it was listed was never on offer', () => {
  expect(after(['2026-10-02', one], ['2026-10-02', off])).toEqual({});
});

test.each(['hidden', 'suspended'] as const)('a property that is %s has no room on offer', (mark) => {
  expect(after(['2026-10-02', one], ['2026-10-05', { ...one, [mark]: true }])).toEqual({
    room101: '2026-10-02/2026-10-05',
  });
});

test('what was over more than 190 days ago is forgotten', () => {
  expect(after(['2026-10-02', two], ['2026-10-20', one], ['2027-04-27', one])).toHaveProperty('room102');
  expect(after(['2026-10-02', two], ['2026-10-20', one], ['2027-04-28', one])).not.toHaveProperty('room102');
});

test('a room that is switched off and on again and again has eight spans at most', () => {
  const days = Array.from({ length: 28 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`);
  const changes = days.map((day, at): [string, Partial<Property>] => [day, at % 2 === 0 ? one : off]);
  const spans = after(['2026-10-02', off], ...changes).room101?.split(' ') ?? [];
  expect(spans).toHaveLength(8);
  expect([spans[0]?.slice(0, 10), spans.at(-1)]).toEqual(['2026-11-01', '2026-11-27/2026-11-28']);
});

test('rooms that are exchanged again and again leave 300 at most, those on offer among them', () => {
  const ofNumbers = (first: number) => ({
    rooms: Array.from({ length: 100 }, (_, at) => aRoom({ roomNumber: first + at })),
  });
  const offers = after(
    ...[0, 1, 2, 3, 4].map((step): [string, Partial<Property>] => [
      `2026-11-0${step + 1}`,
      ofNumbers(1000 * (step + 1)),
    ]),
  );
  expect(Object.keys(offers)).toHaveLength(300);
  expect(Object.values(offers).filter((text) => text.endsWith('/'))).toHaveLength(100);
});
