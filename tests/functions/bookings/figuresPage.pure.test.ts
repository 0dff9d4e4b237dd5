import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { yearFigures } from '../../../functions/bookings/figures.ts';
import { heldStay } from '../../../functions/bookings/lists.ts';
import type { House } from '../../../functions/bookings/nightsOnOffer.ts';
import type { HeldNight } from '../../../functions/nights/nightItem.ts';
import { channels } from '../../../shared/rules/calendars.ts';
import { addDays, instantOf } from '../../../shared/rules/dates.ts';
import { grouped } from '../../../shared/rules/grouped.ts';
import { aBooking, aRoom } from '../../support/stays.ts';

/** The rows of the tables of docs/figures.md, below their heads: rooms, stays, held nights and figures. */
const tables = readFileSync('docs/figures.md', 'utf8')
  .split(/\n\n/)
  .filter((part) => part.startsWith('|'))
  .map((table) => {
    const rows = table.trim().split('\n').slice(2);
    return rows.map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  });
const [roomRows = [], stayRows = [], heldRows = [], figureRows = []] = tables;

const propertyId = 'house';

function daysOf(from: string, before: string): string[] {
  return from < before ? [from, ...daysOf(addDays(from, 1), before)] : [];
}

const house: House = {
  propertyId,
  offers: Object.fromEntries(roomRows.map(([id = '', from, until]) => [id, `${from}/${until}`])),
  held: heldRows.flatMap(([roomId = '', from = '', before = '', kind]) =>
    daysOf(from, before).map((day) => ({ roomId, day, kind: kind as HeldNight['kind'] })),
  ),
};

const stays = stayRows.map(([id = '', checkIn = '', checkOut = '', price = '', from = '', end = '']) => {
  const [state, day = ''] = end.split(/ on |, /);
  const isOfPlatform = channels.some((channel) => channel === from);
  const source = from === 'sarai' ? {} : { source: isOfPlatform ? 'calendar' : from, channel: from };
  const stay = aBooking({
    propertyId,
    checkIn,
    checkOut,
    rooms: [aRoom({ id, price: Number(price.replace(',', '')) })],
    ...(source as object),
  });
  if (end === '') return stay;
  const endedAt = instantOf(day, 12).toISOString();
  return heldStay({
    ...stay,
    listed: '',
    ranked: '',
    pk: '',
    sk: '',
    state: state as 'missed',
    endedAt,
    charged: !end.endsWith('not charged'),
  } as never);
});

function rowOf(month: string, origin: string): string[] {
  const all = yearFigures([house], stays, month).find((each) => each.month === month);
  const own = origin === 'all' ? all : all?.origins.find((each) => each.origin === origin);
  const say = (value: number | undefined) => (value === undefined ? '–' : grouped(value));
  return [month, origin, ...[own?.nights, own?.income, all?.onOffer, own?.occupancy, own?.adr, own?.revpar].map(say)];
}

describe('the example of the page', () => {
  test.each(figureRows)('comes to what it says of %s, %s', (...row) => {
    expect(rowOf(row[0] ?? '', row[1] ?? '')).toEqual(row);
  });

  test('counts nights apart that another calendar holds without a price', () => {
    const june = yearFigures([house], stays, '2027-06').find(({ month }) => month === '2027-06');
    expect(june?.elsewhere).toBe(3);
  });
});

test('a house without rooms, and an owner without houses, have nothing on offer', () => {
  for (const houses of [[], [{ propertyId, offers: {}, held: [] }]]) {
    const [month] = yearFigures(houses, [], '2027-06');
    expect(month).toEqual({ month: '2027-01', nights: 0, income: 0, onOffer: 0, elsewhere: 0, origins: [] });
  }
});

test('origins come to the whole', () => {
  const [june] = yearFigures([house], stays, '2027-11').filter(({ month }) => month === '2027-06');
  const sum = (of: 'nights' | 'income') => june?.origins.reduce((all, each) => all + each[of], 0);
  expect([sum('nights'), sum('income')]).toEqual([june?.nights, june?.income]);
});
