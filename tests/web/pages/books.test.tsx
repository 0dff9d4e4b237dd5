import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { BookLine, DayBook } from '../../../shared/contracts/dayBooks.ts';
import { noteServerTime } from '../../../web/src/offline/serverClock.ts';
import { answer, bodyTo, hold, listed, noLine, ok, sentTo } from '../support/fakeApi.ts';
import { answerOwner, ownOf } from '../support/propertyForms.ts';
import { ahead } from '../support/samples.ts';
import { button, field, fill, focused, open, plain, says, vendor } from '../support/site.tsx';

afterEach(() => noteServerTime(new Date().toUTCString()));

const line = (number: number, given: Partial<BookLine> = {}): BookLine => ({
  ...{ number, kind: 'in', way: 'cash', amount: 5000, adds: 5000, receipt: number, by: 'owner' },
  ...{ at: `${ahead(0)}T06:05:00.000Z`, day: ahead(0), bookingRequestId: 'a', guestName: '=Amina', code: 'ABCD-2345' },
  roomNumbers: [101],
  ...given,
});

const back = line(2, { kind: 'out', way: 'raast', amount: 1500, adds: -1500, receipt: undefined });

/** Answers what the desk reads, and the property of the books. */
function answerBooks(): void {
  answerOwner();
  answer('getVendorProperty', ok('own_property', ownOf('p1')));
}

async function openDay(book: Partial<DayBook> = {}, address = '/books?postId=p1') {
  answerBooks();
  const day = { day: ahead(0), revision: 0, ways: [], lines: [], ...book };
  answer('getDayBook', ({ query }) => ok('day_book', { ...day, day: query.day ?? day.day }));
  const user = await open(address, vendor);
  await screen.findByRole('heading', { name: 'Books' });
  return user;
}

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map(({ textContent }) => plain(textContent));

describe('the books of a day', () => {
  test('say of which hotel they are', async () => {
    await openDay();
    await says('Hotel p1');
  });

  test('say that nothing came, and where payments are written down', async () => {
    await openDay();
    await says('Nothing came and nothing went on this day.');
  });

  test('say by each way what came and what went, and all lines of all pages', async () => {
    const ways = [
      { way: 'cash' as const, in: 5000, out: 0 },
      { way: 'raast' as const, in: 0, out: 1500 },
    ];
    answerBooks();
    answer('getDayBook', ({ query }) => {
      const page = query.cursor ? { lines: [back] } : { lines: [line(1)], nextCursor: 'c2' };
      return ok('day_book', { day: ahead(0), revision: 0, ways, ...page });
    });
    await open('/books?postId=p1', vendor);
    await says('Raast');
    expect(rowsOf('By way of payment')).toEqual(['WayCameWent', 'Cash5,000', 'Raast1,500', 'In all5,0001,500']);
    expect(rowsOf('Lines').slice(1)).toEqual([
      '11:05=AminaRoom 10111:05, CashCash5,0001',
      '11:05=AminaRoom 10111:05, RaastRaast−1,500',
    ]);
    expect(sentTo('getDayBook').map(({ query }) => query.cursor)).toEqual([undefined, 'c2']);
  });

  test('take the cash as it was counted, and say how far it is from the lines', async () => {
    const user = await openDay({
      opening: 2000,
      ways: [{ way: 'cash', in: 5000, out: 0 }],
      lines: [line(1)],
      revision: 1,
    });
    await says('By the lines PKR 7,000 should be there.');
    await fill('Cash in the evening', '6,800');
    const held = hold('countCash');
    await user.dblClick(button('Save the count'));
    expect(bodyTo('countCash')).toEqual({ day: ahead(0), opening: 2000, closing: 6800, revision: 1 });
    const counted = { day: ahead(0), opening: 2000, closing: 6800, revision: 2, lines: [line(1)] };
    const book = ok('day_book', { ...counted, ways: [{ way: 'cash' as const, in: 5000, out: 0 }] });
    answer('getDayBook', book);
    held.release({ ...book, code: 'cash_counted' });
    await says('PKR 200 are missing.');
    expect(focused()).toBe(button('Save the count').closest('form')?.parentElement);
  });

  test('keep what was typed where the line is down', async () => {
    const user = await openDay();
    await fill('Cash in the morning', '2000');
    answer('countCash', noLine);
    await user.click(button('Save the count'));
    await waitFor(() => expect(sentTo('countCash')).toHaveLength(1));
    expect(field('Cash in the morning').value).toBe('2000');
  });

  test('are those of today by the clock of the server, where the phone is a day ahead', async () => {
    const [now, day] = [new Date(), ahead(0)];
    vi.useFakeTimers({ now: now.getTime() + 24 * 3_600_000, toFake: ['Date'] });
    noteServerTime(now.toUTCString());
    await openDay({ day });
    await waitFor(() => expect(sentTo('getDayBook').at(-1)?.query.day).toBe(day));
  });

  test('are turned to the day before, and not past today', async () => {
    const user = await openDay();
    await waitFor(() => expect(button('Next day').disabled).toBe(true));
    await user.click(button('Day before'));
    await waitFor(() => expect(sentTo('getDayBook').at(-1)?.query.day).toBe(ahead(-1)));
    expect(location.search).toBe(`?postId=p1&day=${ahead(-1)}`);
  });
});

describe('the books of a helper', () => {
  const hotel = (propertyId: string, given: object = { helpersTakeCash: true }) => ({
    ...{ propertyId, hotelName: `Hotel ${propertyId}`, arrives: [], stays: [], leaves: [], ended: [] },
    ...{ kinds: [], events: [], closed: [], ...given },
  });
  const helper = { ...vendor, staff: true } as const;

  async function openAsHelper(hotels: readonly ReturnType<typeof hotel>[], address = '/books') {
    answerOwner();
    const day = { ...listed('own_day', [...hotels]), day: ahead(0), waiting: { count: 0, more: false, first: [] } };
    answer('listVendorDay', day as never);
    answer('getDayBook', ({ query }) =>
      ok('day_book', { day: query.day ?? ahead(0), revision: 0, ways: [], lines: [line(1)] }),
    );
    const user = await open(address, helper);
    await screen.findByRole('heading', { name: 'Books' });
    return user;
  }

  test('are the days on which he takes cash, without the month', async () => {
    const user = await openAsHelper([hotel('p1'), hotel('p2', {})]);
    await says('Hotel p1');
    await waitFor(() => expect(sentTo('getDayBook').at(-1)?.params.propertyId).toBe('p1'));
    expect(screen.queryByRole('link', { name: 'Month' })).toBeNull();
    for (let turns = 0; turns < 2; turns += 1) await user.click(button('Day before'));
    await waitFor(() => expect(sentTo('getDayBook').at(-1)?.query.day).toBe(ahead(-2)));
    await waitFor(() => expect(button('Day before').disabled).toBe(true));
  });

  test('are chosen where there are several, and of no other hotel', async () => {
    await openAsHelper([hotel('p1'), hotel('p2'), hotel('p3', {})], '/books?postId=p3');
    await screen.findByRole('link', { name: 'Hotel p2' });
    expect(screen.queryByRole('link', { name: 'Hotel p3' })).toBeNull();
    expect(sentTo('getDayBook')).toEqual([]);
  });

  test('stand in the menu where he takes cash alone', async () => {
    await openAsHelper([hotel('p1')]);
    await screen.findByRole('link', { name: 'Books' });
  });

  test('say that the owner writes them where he takes none', async () => {
    await openAsHelper([hotel('p1', {})]);
    await says('The owner writes the books alone.');
    expect(screen.queryByRole('link', { name: 'Books' })).toBeNull();
  });
});

describe('the books of a month', () => {
  test('are a table of all pages, which is saved as CSV without a formula', async () => {
    answerBooks();
    answer('getMonthBook', ({ query }) => ({
      ...listed('month_book', query.cursor ? [back] : [line(1)], query.cursor ? undefined : 'c2'),
      gaps: [{ from: 3, to: 5, at: `${ahead(0)}T06:05:00.000Z`, note: 'after a restore' }],
    }));
    const user = await open(`/books?postId=p1&month=${ahead(0).slice(0, 7)}`, vendor);
    await says('after a restore');
    expect(rowsOf('By way of payment').at(-1)).toBe('In all5,0001,500');
    const made = vi.fn((_: Blob) => 'blob:1');
    URL.createObjectURL = made;
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await user.click(button('Save as CSV'));
    const rows = (await made.mock.calls[0]?.[0].text())?.split('\r\n');
    expect(rows?.[1]).toBe(`${ahead(0)},11:05,'=Amina,ABCD-2345,Cash,5000,,1,,`);
    expect(rows?.[2]).toContain(',Raast,,1500,');
    expect(saved).toEqual([`sarai-Hotel-p1-${ahead(0).slice(0, 7)}.csv`]);
  });

  test('say that nothing came', async () => {
    answerBooks();
    answer('getMonthBook', listed('month_book', []));
    await open('/books?postId=p1&month=2026-02', vendor);
    await says('Nothing came and nothing went in this month.');
    await says('February 2026');
  });
});
