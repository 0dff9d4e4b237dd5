import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answer, ok, sentTo } from '../support/fakeApi.ts';
import { advanceOf, inHours, openAdvance, paymentOf } from '../support/payments.ts';
import { ahead } from '../support/samples.ts';
import { button, says } from '../support/site.tsx';

const dialog = () => screen.getByRole('dialog');

describe('a refund that the host says was paid', () => {
  const refund = {
    amount: 5000,
    paid: { way: 'raast', reference: 'AB123456', amount: 5000, day: ahead(-1), at: inHours(-2) },
  } as const;
  const answered = (status: 'confirmed' | 'denied') => paymentOf(advanceOf({ status, refund }));
  const openRefund = () =>
    openAdvance(advanceOf({ status: 'refunded', refund, until: undefined }), {
      booking: { status: 'cancelled', endedAt: inHours(-3) },
    });

  test('is said with its way and id, and has come with one press', async () => {
    const user = await openRefund();
    await says(/PKR 5,000 were paid back on .+: Raast, AB123456/);
    answer('answerRefund', ok('refund_confirmed', answered('confirmed')));
    answer('getBookingPayment', ok('payment', answered('confirmed')));
    await user.dblClick(button(/^It has come/));
    await says('PKR 5,000 have come back to you');
    expect(sentTo('answerRefund').map(({ body }) => body)).toEqual([{ answer: 'confirmed' }]);
  });

  test('has not come after a question', async () => {
    const user = await openRefund();
    await user.click(await screen.findByRole('button', { name: /^It has not come/ }));
    expect(sentTo('answerRefund')).toHaveLength(0);
    answer('answerRefund', ok('refund_denied', answered('denied')));
    answer('getBookingPayment', ok('payment', answered('denied')));
    await user.click(within(dialog()).getByRole('button', { name: 'It has not come' }));
    await says('Sarai looks at your refund');
    expect(sentTo('answerRefund').map(({ body }) => body)).toEqual([{ answer: 'denied' }]);
  });
});
