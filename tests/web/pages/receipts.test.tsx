import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { answer, ok } from '../support/fakeApi.ts';
import { lineOf, paymentOf } from '../support/money.ts';
import { ahead, requestOf } from '../support/samples.ts';
import { button, open, plain, says, traveller, vendor } from '../support/site.tsx';

const quote = {
  rooms: [{ kind: 'double', count: 1, nights: [], total: 6000, average: 2000 }],
  extras: [{ id: 'b', name: 'Breakfast', price: 500, count: 3, total: 1500 }],
  total: 7500,
};

const payment = paymentOf({
  lines: [lineOf(1)],
  account: { owed: 7500, paid: 2500, balance: 5000 },
  receiptHouse: { name: 'Cedar & Sons', ntn: '1234567-8' },
});

async function openAsOwner(given = payment, address = '/receipt?booking=a&number=12') {
  answer(
    'getVendorBooking',
    ok('booking_details', { ...requestOf('a', { status: 'active', code: 'ABCD-2345', quote }) }),
  );
  answer('getBookingPaymentAsOwner', ok('payment', given));
  return open(address, vendor);
}

describe('a receipt', () => {
  test('says the house, who paid what by which way, the lines of the price, what is left, and that it is no tax invoice', async () => {
    await openAsOwner();
    await says('Receipt 12');
    for (const said of ['Cedar & Sons', 'Cedar Lodge', 'NTN 1234567-8', 'Guest a', 'PKR 2,500', 'Cash', 'ABCD-2345'])
      await says(said);
    for (const said of [
      'Breakfast (3)',
      'PKR 1,500',
      'Total',
      'PKR 7,500',
      'Left to pay',
      'PKR 5,000',
      'no tax invoice',
    ])
      await says(said);
  });

  test('stands in the other language beside it, for paper', async () => {
    await openAsOwner();
    await says('Receipt 12');
    const paper = document.querySelector('section[lang=ur][dir=rtl]');
    for (const said of ['رسید', '2,500 روپے', 'نقد', 'ٹیکس انوائس نہیں'])
      expect(plain(paper?.textContent)).toContain(said);
    expect(paper?.className).toContain('hidden');
  });

  test('is printed', async () => {
    const user = await openAsOwner();
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });

  test('of a payment that was taken back says that it holds no more', async () => {
    await openAsOwner(paymentOf({ lines: [lineOf(1, { reversed: true })] }));
    await says('This payment was taken back');
  });

  test('that the booking does not have is told from one that did not load', async () => {
    await openAsOwner(payment, '/receipt?booking=a&number=13');
    await says('No receipt here');
  });

  test.each([
    [29, 1],
    [30, 0],
  ])('of a stay that is over for %i days has %i ways to share it', async (days, ways) => {
    const over = { status: 'completed', bookingStartDate: ahead(-days - 2), bookingEndDate: ahead(-days) } as const;
    answer('getVendorBooking', ok('booking_details', requestOf('a', over)));
    answer('getBookingPaymentAsOwner', ok('payment', payment));
    await open('/receipt?booking=a&number=12', vendor);
    await says('Receipt 12');
    expect(screen.queryAllByRole('button', { name: 'Share' })).toHaveLength(ways);
  });

  test('is passed on by the link of the voucher', async () => {
    const user = await openAsOwner();
    const token = 'abcdefghijklmnopqrstuv';
    answer('makeVoucherLinkAsOwner', ok('voucher_link', { token, endsAt: '2027-08-11T19:00:00.000Z' }));
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    const link = await screen.findByLabelText<HTMLInputElement>('Link');
    expect(link.value).toMatch(new RegExp(`/v\\?receipt=12#${token}$`));
    expect(button('Copy')).toBeDefined();
  });

  test('is read by the guest too', async () => {
    answer('getUserBooking', ok('booking_details', requestOf('a', { status: 'active', quote })));
    answer('getBookingPayment', ok('payment', payment));
    await open('/receipt?booking=a&number=12', traveller);
    await says('Cedar & Sons');
    expect(button('Share')).toBeDefined();
  });
});

describe('a receipt by the link of a voucher', () => {
  test('is opened in place of the voucher', async () => {
    const { account, receiptHouse: house } = payment;
    const receipts = [{ number: 12, day: '2026-11-27', way: 'cash' as const, amount: 2500 }];
    const { userInfo, rooms, ...booking } = requestOf('a', { status: 'active', code: 'ABCD-2345', quote });
    const host = { name: 'Karim Beg', contactNumber: '03001234567' };
    const voucher = { ...booking, rooms, userName: userInfo[0]?.userName ?? '', host, account, receipts, house };
    answer('viewVoucher', ok('voucher', { ...voucher, linkEndsAt: '2027-08-11T19:00:00.000Z' }));
    await open('/v?receipt=12#abcdefghijklmnopqrstuv');
    await says('Receipt 12');
    await says('Cedar & Sons');
    expect(screen.queryByText('Sarai voucher')).toBeNull();
  });
});
