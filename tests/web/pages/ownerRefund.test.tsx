import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answer, bodyTo, noLine, ok, sentTo } from '../support/fakeApi.ts';
import { advanceOf, lineOf, openBooking, paymentOf, proof } from '../support/money.ts';
import { ahead } from '../support/samples.ts';
import { button, field, fill, focused, noteOf, says, toastSaid } from '../support/site.tsx';

const cancelled = { status: 'cancelled', cancelledBy: 'guest', endedAt: `${ahead(0)}T08:00:00.000Z` } as const;
const due = advanceOf('refundDue', { received: 5000, refund: { amount: 2500, dueBy: ahead(7) } });
const paid = { owed: 2500, paid: 5000, balance: -2500 };
const owing = paymentOf({ advance: due, lines: [lineOf(1, { amount: 5000 })], account: paid });

describe('a refund that an owner owes', () => {
  test('stands open on the booking with its amount and its day, and is noted as paid back', async () => {
    const user = await openBooking(owing, cancelled);
    await says('Pay PKR 2,500 of the advance back by');
    await user.click(button('I have paid it back'));
    expect(focused()).toBe(field('Amount'));
    expect(field('Amount').value).toBe('2500');
    expect(field('Day of the payment').value).toBe(ahead(0));
    await user.selectOptions(screen.getByLabelText('Paid by'), 'Easypaisa');
    await fill('Transaction id', 'Trx ID: 123456789');
    answer('payRefund', ok('refund_sent', owing));
    await user.click(button('I have paid it back'));
    await waitFor(() => expect(sentTo('payRefund')).toHaveLength(1));
    expect(bodyTo('payRefund')).toMatchObject({
      way: 'easypaisa',
      reference: '123456789',
      amount: 2500,
      day: ahead(0),
    });
  });

  test.each(['2499', '5001'])(
    'is not noted with %s, less than is due or more than came, which stays in its field',
    async (typed) => {
      const user = await openBooking(owing, cancelled);
      await user.click(await screen.findByRole('button', { name: 'I have paid it back' }));
      await fill('Amount', typed);
      await user.click(button('I have paid it back'));
      expect(noteOf(field('Amount'))).toMatch(/2,500.*5,000/);
      expect(field('Amount').value).toBe(typed);
      expect(sentTo('payRefund')).toHaveLength(0);
    },
  );

  test('needs no transaction id, and has none of cash', async () => {
    const user = await openBooking(owing, cancelled);
    await user.click(await screen.findByRole('button', { name: 'I have paid it back' }));
    expect(screen.queryByLabelText('Transaction id')).toBeNull();
    answer('payRefund', ok('refund_sent', owing));
    await user.click(button('I have paid it back'));
    await waitFor(() => expect(sentTo('payRefund')).toHaveLength(1));
    expect(bodyTo('payRefund')).not.toHaveProperty('reference');
  });

  test('is sent again as one where the line was down, and keeps what was typed', async () => {
    const user = await openBooking(owing, cancelled);
    await user.click(await screen.findByRole('button', { name: 'I have paid it back' }));
    await fill('Amount', '3000');
    answer('payRefund', noLine);
    await user.click(button('I have paid it back'));
    await toastSaid();
    expect(field('Amount').value).toBe('3000');
    answer('payRefund', ok('refund_sent', owing));
    await user.click(button('I have paid it back'));
    await waitFor(() => expect(sentTo('payRefund')).toHaveLength(2));
    const [first, second] = sentTo('payRefund').map(({ body }) => body.requestKey);
    expect(second).toBe(first);
  });

  test('is no more asked for once it was paid back', async () => {
    const refund = {
      amount: 2500,
      paid: { way: 'cash' as const, amount: 2500, day: ahead(0), at: `${ahead(0)}T09:00:00.000Z` },
    };
    const user = await openBooking(
      paymentOf({ advance: advanceOf('refunded', { received: 5000, refund }) }),
      cancelled,
    );
    await user.click(await screen.findByRole('button', { name: 'Payments of Guest a' }));
    await says('You paid PKR 2,500 back. Your guest says whether it came.');
    expect(screen.queryByRole('button', { name: 'I have paid it back' })).toBeNull();
  });

  test('is asked for by the payment that came and the number of the guest', async () => {
    await openBooking({ ...owing, advance: { ...due, proof } }, cancelled);
    await says('Ask your guest where it should go.');
    await says('12345678901');
    screen.getByRole('link', { name: /^Call Guest a/ });
  });

  test.each([
    ['refundDue', 'guest', true, 'the refund counts as not paid. You owe PKR 2,500: pay it, then write it down here.'],
    ['settled', 'owner', true, 'the refund of PKR 2,500 counts as paid.'],
    ['settled', 'owner', false, 'no more of the refund is expected. By the account you still owe PKR 2,500.'],
  ] as const)(
    'that is %s after a decision for the %s says what is left to do, with a payment said to be made: %s',
    async (status, side, isSaid, words) => {
      const sent = { way: 'cash' as const, amount: 2500, day: ahead(0), at: `${ahead(0)}T09:00:00.000Z` };
      const refund = { amount: 2500, dueBy: ahead(7), ...(isSaid && { paid: sent }) };
      const settled = { received: 5000, settledFor: side, refund };
      const user = await openBooking(
        paymentOf({ advance: advanceOf(status, settled), account: { owed: 2500, paid: 5000, balance: -2500 } }),
        cancelled,
      );
      if (status === 'settled') await user.click(await screen.findByRole('button', { name: 'Payments of Guest a' }));
      await says(new RegExp(words));
    },
  );

  test('can be given where none is due, as after a landslide', async () => {
    await openBooking(paymentOf({ advance: advanceOf('received', { received: 5000 }) }), cancelled).then(
      async (user) => {
        await user.click(await screen.findByRole('button', { name: 'Payments of Guest a' }));
        await user.click(await screen.findByRole('button', { name: 'Pay some of it back' }));
      },
    );
    expect(field('Amount').value).toBe('');
  });
});
