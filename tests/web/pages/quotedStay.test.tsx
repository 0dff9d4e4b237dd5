import { describe, expect, test } from 'vitest';
import type { Quote } from '../../../shared/rules/quote.ts';
import { answerRoom, openSheet, roomPath, typeDays } from '../support/bookingSheet.ts';
import { answer, ok, Refusal, sentTo } from '../support/fakeApi.ts';
import { ahead, detailsOf, hotelOf, requestOf, roomOf } from '../support/samples.ts';
import { arriveAt, button, open, says, traveller } from '../support/site.tsx';

/** Two usual nights, and one of Eid that is dearer. */
const quote: Quote = {
  rooms: [
    {
      kind: roomOf(3).kind,
      count: 1,
      nights: [
        { night: ahead(10), price: 9500, by: 'price' },
        { night: ahead(11), price: 9500, by: 'price' },
        { night: ahead(12), price: 12_000, by: 'ownDays', name: 'Eid' },
      ],
      total: 31_000,
      average: 10_333,
    },
  ],
  extras: [],
  total: 31_000,
};

const quoted = (of: Quote = quote) =>
  answer('getRoomDetails', ok('room_details', { ...detailsOf(hotelOf('batura', [roomOf(3)])), quote: of }));

describe('a stay in a hotel with rates', () => {
  test('is priced by its quote, night by night, and sent with the total that was shown', async () => {
    const user = await openSheet();
    quoted();
    await typeDays(ahead(10), ahead(13));
    await says('2 nights at PKR 9,500, 1 night at PKR 12,000 (Eid)');
    await says('PKR 31,000');
    await user.click(button('Continue'));
    await arriveAt('/sendBookingRequest');
    await says('1 night at PKR 12,000 (Eid)');
    answer('createBookingRequest', ok('request_sent', requestOf('b1')));
    await user.click(button('Send'));
    expect(sentTo('createBookingRequest').at(-1)?.body).toMatchObject({ total: 31_000 });
  });

  test('has the price of a refusal, whatever was read before, and is sent with that total next', async () => {
    const user = await openSheet();
    quoted();
    await typeDays(ahead(10), ahead(13));
    await says('PKR 31,000');
    await user.click(button('Continue'));
    await arriveAt('/sendBookingRequest');
    await says('1 night at PKR 12,000 (Eid)');
    answer('createBookingRequest', new Refusal('price_changed', { quote: { ...quote, total: 28_000 } }));
    await user.click(button('Send'));
    await says('The stay cost PKR 31,000 and costs PKR 28,000 now');
    answer('createBookingRequest', ok('request_sent', requestOf('b1')));
    await user.click(button('Send'));
    expect(sentTo('createBookingRequest').at(-1)?.body.total).toBe(28_000);
  });

  test('whose price changed since the page was read costs what its quote says', async () => {
    await openSheet();
    const nights = [10, 11].map((day) => ({ night: ahead(day), price: 8000, by: 'price' as const }));
    const rooms = [{ kind: roomOf(3).kind, count: 1, nights, total: 16_000, average: 8000 }];
    quoted({ rooms, extras: [], total: 16_000 });
    await typeDays(ahead(10), ahead(12));
    await says('2 nights × PKR 8,000 = PKR 16,000');
  });

  test('has its total in the bar of a page with days', async () => {
    answerRoom();
    quoted();
    await open(`${roomPath}&checkIn=${ahead(10)}&checkOut=${ahead(13)}`, traveller);
    await says('PKR 31,000 for 3 nights');
  });
});
