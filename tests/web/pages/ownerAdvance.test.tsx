import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answer, bodyTo, hold, ok, Refusal, sentTo } from '../support/fakeApi.ts';
import { advanceOf, openBooking, paymentOf, proof } from '../support/money.ts';
import { ahead } from '../support/samples.ts';
import { button, field, fill, focused, plain, says, toastSaid } from '../support/site.tsx';

const until = `${ahead(2)}T13:00:00.000Z`;
const asked = advanceOf('asked', { until });
const sent = advanceOf('sent', { proof });

describe('the advance of a booking, for its owner', () => {
  test('that nobody asked for is not spoken of, and its money is read at a press', async () => {
    const user = await openBooking(paymentOf());
    await says('Guest a');
    expect(sentTo('getBookingPaymentAsOwner')).toHaveLength(0);
    await user.click(button('Payments of Guest a'));
    await says('To pay');
    expect(plain(screen.getByRole('main').textContent)).not.toMatch(/advance/i);
  });

  test('that is asked for says how much and until when, and can be left', async () => {
    const user = await openBooking(paymentOf({ advance: asked }));
    await user.click(await screen.findByRole('button', { name: 'Payments of Guest a' }));
    await says(/An advance of PKR 5,000 is asked for until .*18:00/);
    answer('answerAdvance', ok('advance_waived', paymentOf({ advance: advanceOf('ended') })));
    await user.click(button('Ask for no advance: Guest a'));
    await user.click(button('Ask for none'));
    await waitFor(() => expect(bodyTo('answerAdvance')).toEqual({ answer: 'waived', revision: 3 }));
  });

  test('of which no more is wanted is not left twice', async () => {
    const user = await openBooking(paymentOf({ advance: advanceOf('unseen', { until, proof, waived: true }) }));
    await user.click(await screen.findByRole('button', { name: 'Payments of Guest a' }));
    await says('You did not see the payment.');
    expect(screen.queryByRole('button', { name: /^Ask for no advance/ })).toBeNull();
  });

  test('of which a proof came is open, with all that the proof says', async () => {
    await openBooking(paymentOf({ advance: sent }));
    await says('Your guest says that PKR 5,000 were paid.');
    for (const said of ['12345678901', '4567', 'Easypaisa']) await says(said);
    expect(field('Amount that came').value).toBe('5000');
  });

  test('is received with the amount that came, once for two presses', async () => {
    const user = await openBooking(paymentOf({ advance: sent }));
    await fill('Amount that came', '3,000');
    const held = hold('answerAdvance');
    await user.dblClick(button('Received'));
    expect(bodyTo('answerAdvance')).toEqual({ answer: 'received', amount: 3000, revision: 3 });
    const rest = paymentOf({ advance: advanceOf('asked', { received: 3000, until, revision: 4 }) });
    answer('getBookingPaymentAsOwner', ok('payment', rest));
    held.release(ok('advance_received', rest));
    await says('PKR 3,000 of the advance came. The other PKR 2,000 are asked for until');
    expect(focused()).toBe(screen.getByRole('region', { name: 'Advance of Guest a' }));
  });

  test.each(['0', '12.5', '7501', 'all'])(
    'is not received with the amount %s, which stays in its field',
    async (typed) => {
      const user = await openBooking(paymentOf({ advance: sent }));
      await fill('Amount that came', typed);
      await user.click(button('Received'));
      expect(field('Amount that came').getAttribute('aria-invalid')).toBe('true');
      expect(field('Amount that came').value).toBe(typed);
      expect(sentTo('answerAdvance')).toHaveLength(0);
    },
  );

  test('is answered as not seen after a question, which says what follows', async () => {
    const user = await openBooking(paymentOf({ advance: sent }));
    await user.click(await screen.findByRole('button', { name: 'Not seen' }));
    const question = screen.getByRole('dialog');
    expect(question.textContent).toContain('can prove the payment again within 24 hours');
    answer('answerAdvance', new Refusal('advance_changed'));
    await user.click(within(question).getByRole('button', { name: 'Not seen' }));
    expect(await toastSaid()).toContain('changed meanwhile');
    expect(bodyTo('answerAdvance')).toEqual({ answer: 'unseen', revision: 3 });
  });

  test('that was not seen before says that operators look at the second time', async () => {
    const user = await openBooking(paymentOf({ advance: { ...sent, unseenBefore: true } }));
    await user.click(await screen.findByRole('button', { name: 'Not seen' }));
    expect(screen.getByRole('dialog').textContent).toContain('It is the second time');
  });

  test.each([
    ['sent', 0, undefined, 'If less than PKR 5,000 came, write how much: the rest stays asked for.'],
    ['sent', 1000, true, 'If less than PKR 4,000 came, somebody of Sarai looks at it'],
    ['disputed', 1000, true, 'If less than PKR 4,000 came, somebody of Sarai decides'],
  ] as const)(
    'that is %s, and of which %i were seen, asks for what is missing: %s',
    async (status, seen, unseenBefore, hint) => {
      const advance = advanceOf(status, { received: seen, unseenBefore, proof: { ...proof, seen } });
      const user = await openBooking(paymentOf({ advance }));
      if (status === 'disputed') await user.click(await screen.findByRole('button', { name: 'Payments of Guest a' }));
      await says(hint);
      expect(field(/^Amount that came/).value).toBe(String(5000 - seen));
    },
  );

  test('of which a part was seen, and that is proved again, says how much of it is noted', async () => {
    await openBooking(paymentOf({ advance: advanceOf('sent', { received: 1000, proof: { ...proof, seen: 1000 } }) }));
    await says('Your guest says again that PKR 5,000 were paid. You have noted PKR 1,000 of it');
  });

  test('of which a part was seen twice says how much came, and that somebody looks at it', async () => {
    const advance = advanceOf('disputed', { received: 1000, unseenBefore: true, proof: { ...proof, seen: 1000 } });
    const user = await openBooking(paymentOf({ advance }));
    await user.click(await screen.findByRole('button', { name: 'Payments of Guest a' }));
    await says('PKR 1,000 of the advance came. Twice you did not see all of a payment');
  });

  test('says where a transaction id was given before, and that a proof came late', async () => {
    await openBooking(paymentOf({ advance: advanceOf('sent', { proof: { ...proof, usedBefore: true, late: true } }) }));
    await says('This transaction id was given before, for another payment.');
    await says('This was sent after the time had ended');
  });
});
