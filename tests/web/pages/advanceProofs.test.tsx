import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { today } from '../../../shared/rules/dates.ts';
import { answer, hold, noLine, ok, Refusal, sentenceOf, sentTo } from '../support/fakeApi.ts';
import { advanceOf, inHours, openAdvance, paymentOf, proof } from '../support/payments.ts';
import { ahead } from '../support/samples.ts';
import { button, field, fill, focused, noteOf, plain, says, toastSays } from '../support/site.tsx';

const dialog = () => screen.getByRole('dialog');
const send = () => within(dialog()).getByRole('button', { name: 'Send' });
const sent = paymentOf(advanceOf({ status: 'sent', proof }));

async function openProof(advance = advanceOf(), name = 'I have paid') {
  const user = await openAdvance(advance);
  await user.click(await screen.findByRole('button', { name }));
  return user;
}

async function typeProof(): Promise<void> {
  act(() => screen.getByLabelText<HTMLInputElement>('Easypaisa').click());
  await fill('Transaction id', ' 3123 4567 890 ');
  await fill(/^Last four digits/, '۴۳۲۱');
}

describe('the proof of a payment', () => {
  test('begins with what is left to pay, and today', async () => {
    await openProof(advanceOf({ received: 2000 }));
    expect(field('Amount').value).toBe('3000');
    expect(field('Day of the payment').value).toBe(today());
  });

  test('is sent once with a key, as it is compared, and its card says that the clock stands still', async () => {
    const user = await openProof();
    await typeProof();
    const held = hold('sendProof');
    await user.dblClick(send());
    expect(sentTo('sendProof')).toHaveLength(1);
    expect(sentTo('sendProof')[0]?.body).toMatchObject({
      ...{ way: 'easypaisa', reference: '31234567890', lastFour: '4321', amount: 5000, day: today() },
      requestKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    answer('getBookingPayment', ok('payment', sent));
    held.release(ok('proof_sent', sent));
    await says('The clock stands still');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(focused()).toBe(screen.getByRole('article'));
  });

  test.each([
    ['Transaction id', '12a'],
    [/^Last four digits/, '123'],
    ['Amount', '0'],
    ['Amount', '12.5'],
    ['Amount', '7501'],
    ['Day of the payment', ahead(1)],
    ['Day of the payment', ahead(-30)],
  ])('with a wrong %s is not sent, and keeps what was typed', async (label, wrong) => {
    const user = await openProof();
    await typeProof();
    await fill(label, wrong);
    await user.click(send());
    expect(sentTo('sendProof')).toHaveLength(0);
    expect(focused()).toBe(field(label));
    expect(noteOf(field(label))).not.toBe('');
    expect(field(label).value).toBe(wrong);
  });

  test.each([
    [2000, true],
    [5000, false],
  ])('of which %i of 5,000 were seen tells how to say so once more: %s', async (seen, isTold) => {
    await openAdvance(advanceOf({ amount: 8000, received: seen, unseenBefore: true, proof: { ...proof, seen } }));
    await says('are missing');
    const page = plain(screen.getByRole('main').textContent);
    expect(page.includes('You said that you have paid PKR 5,000.')).toBe(isTold);
    expect(page.includes(`Seen by the hotelPKR ${seen.toLocaleString('en')}`)).toBe(isTold);
  });

  const part = advanceOf({ received: 2000, unseenBefore: true, proof: { ...proof, amount: 5000, seen: 2000 } });

  test('of which a part was seen is proved again with its own id and all of its amount', async () => {
    const user = await openProof(part, 'Prove the payment again');
    expect(field('Transaction id').value).toBe(proof.reference);
    expect(field('Amount').value).toBe('5000');
    await fill('Amount', '2000');
    await user.click(send());
    expect(noteOf(field('Amount'))).toContain('2,001');
    await fill('Amount', '5000');
    answer('sendProof', ok('proof_sent', sent));
    await user.click(send());
    await waitFor(() => expect(sentTo('sendProof')).toHaveLength(1));
    expect(sentTo('sendProof')[0]?.body).toMatchObject({ reference: proof.reference, amount: 5000 });
  });

  test('of the rest begins without the id of the payment of which a part was seen, and may be of all that is left of the price', async () => {
    const user = await openAdvance(part, { booking: { paid: 2000 } });
    await user.click(await screen.findByRole('button', { name: 'Prove the payment again' }));
    await user.click(within(dialog()).getByRole('button', { name: 'Close' }));
    await user.click(button('I have paid'));
    expect(field('Amount').value).toBe('3000');
    await typeProof();
    await fill('Transaction id', '99998888777');
    await fill('Amount', '5501');
    await user.click(send());
    expect(noteOf(field('Amount'))).toContain('5,500');
    await fill('Amount', '5500');
    answer('sendProof', ok('proof_sent', sent));
    await user.click(send());
    await waitFor(() => expect(sentTo('sendProof')).toHaveLength(1));
  });

  test('of which a part was seen is sent once more with all of its amount, though another one came after it', async () => {
    const seenAfter = { ...proof, reference: 'AB99887766', amount: 1, seen: 1 };
    const user = await openProof(advanceOf({ received: 2000, unseenBefore: true, proof: seenAfter }));
    await typeProof();
    await fill('Amount', '7000');
    answer('sendProof', ok('proof_sent', sent));
    await user.click(send());
    await waitFor(() => expect(sentTo('sendProof')).toHaveLength(1));
  });

  test.each([
    ['whose host wants no more', { waived: true } as const, {}],
    ['whose booking has ended', {}, { status: 'cancelled' } as const],
  ])('%s may be sent again, and nothing more is to be paid', async (_, given, booking) => {
    await openAdvance(advanceOf({ status: 'unseen', proof, unseenBefore: true, ...given }), { booking });
    await screen.findByRole('button', { name: 'Prove the payment again' });
    expect(screen.queryByRole('button', { name: /^How to pay/ })).toBeNull();
  });

  test('that is refused says why and keeps all, and one whose answer was lost goes again under its key', async () => {
    const user = await openProof();
    await typeProof();
    answer('sendProof', noLine);
    await user.click(send());
    await toastSays('Sarai cannot be reached');
    answer('sendProof', new Refusal('advance_lapsed'));
    await user.click(send());
    await toastSays(sentenceOf('advance_lapsed'));
    const [first, second] = sentTo('sendProof').map(({ body }) => body.requestKey);
    expect(second).toBe(first);
    expect(field('Transaction id').value).toBe(' 3123 4567 890 ');
    await fill('Amount', '4000');
    await user.click(send());
    expect(sentTo('sendProof')[2]?.body.requestKey).not.toBe(first);
  });

  test('that is closed unsent is there when it is opened again, and in no storage', async () => {
    const user = await openProof();
    await typeProof();
    await user.click(within(dialog()).getByRole('button', { name: 'Close' }));
    await user.click(button('I have paid'));
    expect(field('Transaction id').value).toBe(' 3123 4567 890 ');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('3123 4567');
    answer('sendProof', ok('proof_sent', sent));
    await user.click(send());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('that the host does not see begins with what was sent', async () => {
    await openProof(advanceOf({ status: 'unseen', proof, unseenBefore: true }), 'Prove the payment again');
    expect(field('Transaction id').value).toBe(proof.reference);
    expect(field('Easypaisa').checked).toBe(true);
  });
});

describe('a proof after the lapse', () => {
  /** An advance that lapsed so many hours ago. */
  const lapsed = (hours: number) =>
    advanceOf({
      ...{ status: 'lapsed', askedAt: inHours(-hours - 24), until: undefined },
      lateUntil: inHours(7 * 24 - hours),
    });
  const booking = { status: 'cancelled', endedAt: inHours(-1) } as const;

  test('is offered for as long as one is taken, of the day of the lapse or before', async () => {
    const user = await openAdvance(lapsed(50), { booking });
    await says(/Nothing came until .+, so the booking has ended/);
    await says('Do not pay now.');
    await user.click(await screen.findByRole('button', { name: 'I paid before that' }));
    expect(field('Day of the payment').value).toBe(today(new Date(inHours(-50))));
    await typeProof();
    await fill('Day of the payment', today());
    await user.click(send());
    expect(noteOf(field('Day of the payment'))).not.toBe('');
    await fill('Day of the payment', today(new Date(inHours(-50))));
    const late = paymentOf(advanceOf({ status: 'sent', proof: { ...proof, late: true } }));
    answer('sendProof', ok('proof_sent_late', late));
    await user.click(send());
    await waitFor(() => expect(sentTo('sendProof')).toHaveLength(1));
  });

  test('is not offered later', async () => {
    await openAdvance(lapsed(7 * 24 + 1), { booking });
    await says('Nothing came in time, so the booking has ended');
    await says('Do not pay now.');
    expect(screen.queryByRole('button', { name: 'I paid before that' })).toBeNull();
  });
});
