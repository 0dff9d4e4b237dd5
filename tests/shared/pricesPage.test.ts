import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { grouped } from '../../shared/rules/grouped.ts';
import {
  leastNightsOf,
  type Quote,
  type QuotedRooms,
  type QuotedStay,
  quoteOf,
  sleepersOf,
} from '../../shared/rules/quote.ts';
import { double, family, exampleRates as rates } from '../support/prices/exampleRates.ts';

const page = readFileSync('docs/prices.md', 'utf8');

/** Rows of tables that stand under a heading of the page, and its paragraphs. */
function underHeading(heading: string): { rows: string[]; text: string } {
  const [, section = ''] = page.split(`\n### ${heading}\n`);
  const [lines = ''] = section.split(/\n##/);
  const rows = lines.split('\n').filter((line) => /^\| (\d{4}-)?/.test(line) && !line.includes('because of'));
  return { rows, text: lines };
}

const causes = {
  ownDays: 'own days',
  seasonWeekday: "season's weekday",
  season: 'season',
  weekday: 'weekday',
  price: 'price',
  agreed: 'agreed',
} as const;

function rowsOf({ nights }: QuotedRooms): string[] {
  return nights.map(({ night, price, by, name }) => {
    return `| ${night} | ${grouped(price)} | ${[causes[by], name].filter(Boolean).join(', ')} |`;
  });
}

function sumOf({ rooms, total }: Quote): string {
  return `Total ${grouped(total)}, average night ${rooms.map(({ average }) => grouped(average)).join(' and ')}.`;
}

type Example = Partial<QuotedStay> & Pick<QuotedStay, 'checkIn' | 'checkOut'>;

const adults = (stay: Example, count: number): QuotedStay => ({
  rooms: [double(1)],
  children: [],
  extras: [],
  ...stay,
  adults: count,
});

describe.each([
  ['A weekend outside of seasons', [adults({ checkIn: '2027-05-06', checkOut: '2027-05-09' }, 2)]],
  ['A season over new year', [adults({ checkIn: '2027-12-30', checkOut: '2028-01-02' }, 2)]],
  ['29 February', [adults({ checkIn: '2028-02-28', checkOut: '2028-03-02' }, 2)]],
  [
    'Eid, and own days inside a season',
    [
      adults({ checkIn: '2027-05-14', checkOut: '2027-05-17' }, 2),
      adults({ checkIn: '2027-08-12', checkOut: '2027-08-15', rooms: [double(1), family(1)] }, 4),
      adults({ checkIn: '2027-08-20', checkOut: '2027-08-22', rooms: [family(1)] }, 2),
    ],
  ],
  [
    'A long stay across two seasons',
    [adults({ checkIn: '2027-08-29', checkOut: '2027-09-03', rooms: [double(2)] }, 4)],
  ],
  [
    'Children of 5 and 6',
    [
      adults(
        { checkIn: '2027-05-04', checkOut: '2027-05-06', children: [5, 6], extras: [{ id: 'breakfast', count: 1 }] },
        2,
      ),
    ],
  ],
  [
    'A mattress for 3 of 4 nights',
    [adults({ checkIn: '2027-05-09', checkOut: '2027-05-13', extras: [{ id: 'mattress', count: 1, nights: 3 }] }, 3)],
  ],
])('the example "%s"', (heading, stays) => {
  const quotes = stays.map((stay) => quoteOf(rates, stay));
  const { rows, text } = underHeading(heading);

  test('has the nights of its quote', () => {
    expect(rows).toEqual(quotes.flatMap(({ rooms }) => rooms.flatMap(rowsOf)));
  });

  test('has the sums of its quote', () => {
    for (const quote of quotes) expect(text).toContain(sumOf(quote));
  });

  test('is for as many nights as its seasons ask for', () => {
    for (const stay of stays)
      expect(leastNightsOf(rates, stay)).toBeLessThanOrEqual(quoteOf(rates, stay).rooms[0]?.nights.length ?? 0);
  });
});

test('the discount of the long stay is rounded down for each room', () => {
  const stay = adults({ checkIn: '2027-08-29', checkOut: '2027-09-03', rooms: [double(2)] }, 4);
  const { text } = underHeading('A long stay across two seasons');
  const [room] = quoteOf(rates, stay).rooms;
  expect(room?.discount).toEqual({ nights: 5, percent: 5, amount: 2650 });
  expect(text).toContain(
    `so that ${grouped(room?.discount?.amount ?? 0)} are taken off. A room costs ${grouped(room?.total ?? 0)}.`,
  );
});

test('children and extras of the page are those of the quote', () => {
  const stay = adults(
    { checkIn: '2027-05-04', checkOut: '2027-05-06', children: [5, 6], extras: [{ id: 'breakfast', count: 1 }] },
    2,
  );
  const { children, extras } = quoteOf(rates, stay);
  const { text } = underHeading('Children of 5 and 6');
  expect(children).toEqual({ count: 1, price: 1300, nights: 2, total: 2600 });
  expect(extras).toMatchObject([{ guests: 3, nights: 2, price: 850, total: 5100 }]);
  expect(text).toContain('Children: 1 x 2 nights at 1,300 are 2,600. Breakfast: 3 guests x 2 nights at 850 are 5,100.');
  expect(text).toContain(`They are ${sleepersOf(rates.children, stay)} sleepers.`);
});

test('the mattress of the page is that of the quote', () => {
  const extras = [{ id: 'mattress', count: 1, nights: 3 }];
  const quote = quoteOf(rates, adults({ checkIn: '2027-05-09', checkOut: '2027-05-13', extras }, 3));
  expect(quote.extras).toMatchObject([{ count: 1, nights: 3, price: 1500, total: 4500 }]);
});

test('the strictest rule holds across the edge of a season', () => {
  const { rows } = underHeading("The strictest rule across a season's edge");
  const stays = [...rows.join('\n').matchAll(/^\| (\S+) to (\S+) \| (\d+) \|$/gm)];
  expect(stays).toHaveLength(4);
  for (const [, checkIn = '', checkOut = '', least] of stays) {
    expect(leastNightsOf(rates, { checkIn, checkOut })).toBe(Number(least));
  }
});
