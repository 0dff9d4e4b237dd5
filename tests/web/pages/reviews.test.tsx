import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answer, bodyTo, hold, listed, ok, Refusal, sentenceOf, sentTo } from '../support/fakeApi.ts';
import { ahead, requestOf } from '../support/samples.ts';
import { button, field, fill, focused, noteOf, open, says, traveller, vendor } from '../support/site.tsx';

describe('a review', () => {
  const stay = requestOf('b1', { status: 'completed', bookingStartDate: ahead(-6), bookingEndDate: ahead(-3) });
  const review = {
    _id: 'r1',
    name: 'Amina',
    month: ahead(-6).slice(0, 7),
    clean: 5,
    warm: 4,
    host: 5,
    road: 3,
    value: 4,
    words: 'Warm rooms.',
    writtenAt: '2026-11-01T06:00:00.000Z',
  };

  async function openReview(written?: typeof review) {
    answer('getUserBooking', ok('booking_details', stay));
    answer('getOwnReview', ok('own_review', written ? { review: written } : {}));
    return open('/review?booking=b1', traveller);
  }

  test('needs every mark and words, and puts the focus on the first that is missing', async () => {
    const user = await openReview();
    await user.click(await screen.findByRole('button', { name: 'Publish the review' }));
    const clean = screen.getByRole('radiogroup', { name: 'Clean' });
    expect(clean.getAttribute('aria-invalid')).toBe('true');
    expect(clean.contains(focused())).toBe(true);
    await user.click(within(clean).getByLabelText('5'));
    expect(clean.getAttribute('aria-invalid')).toBeNull();
    expect(sentTo('writeReview')).toHaveLength(0);
  });

  test('is published once, and is shown then', async () => {
    const user = await openReview();
    for (const [name, mark] of [
      ['Clean', '5'],
      ['Warm', '4'],
      ['The host', '5'],
      ['The road as it was told', '3'],
      ['Worth its price', '4'],
    ] as const)
      await user.click(within(await screen.findByRole('radiogroup', { name })).getByLabelText(mark));
    await fill('What the stay was like', 'Warm rooms.');
    const held = hold('writeReview');
    await user.dblClick(button('Publish the review'));
    expect(bodyTo('writeReview')).toMatchObject({ words: 'Warm rooms.' });
    expect(Object.values(bodyTo('writeReview')).map(String)).toEqual(expect.arrayContaining(['5', '4', '3']));
    answer('getOwnReview', ok('own_review', { review }));
    held.release(ok('review_written', review));
    await says('Everybody can read it');
    await says('Warm rooms.');
    expect(screen.queryByRole('button', { name: 'Publish the review' })).toBeNull();
  });

  test('that is refused says why and keeps the words', async () => {
    const user = await openReview();
    for (const name of ['Clean', 'Warm', 'The host', 'The road as it was told', 'Worth its price'])
      await user.click(within(await screen.findByRole('radiogroup', { name })).getByLabelText('4'));
    await fill('What the stay was like', 'Warm rooms.');
    answer('writeReview', new Refusal('review_written'));
    await user.click(button('Publish the review'));
    await says(sentenceOf('review_written'));
    expect(field('What the stay was like').value).toBe('Warm rooms.');
  });

  test('of a stay that is not over cannot be written', async () => {
    answer('getUserBooking', ok('booking_details', requestOf('b1')));
    answer('getOwnReview', ok('own_review', {}));
    await open('/review?booking=b1', traveller);
    await says('No stay to write about');
  });

  test('is answered by its host once', async () => {
    answer(
      'getVendorProfile',
      ok('own_profile', {
        _id: 'v1',
        name: 'K',
        email: 'k@e.com',
        DateOfBirth: '',
        phoneNumber: '',
        hotelName: '',
        emailConfirmed: true,
      }),
    );
    answer('listVendorPendingRequests', listed('no_pending_bookings', []));
    answer('getGuestReview', ok('guest_review', { review }));
    const user = await open('/guestReview?booking=b1', vendor);
    await user.click(await screen.findByRole('button', { name: 'Publish the answer' }));
    expect(noteOf(field('Your answer'))).toContain('is required');
    await fill('Your answer', 'Come again.');
    answer('answerReview', ok('review_answered', { ...review, answer: 'Come again.' }));
    answer('getGuestReview', ok('guest_review', { review: { ...review, answer: 'Come again.' } }));
    await user.click(button('Publish the answer'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Publish the answer' })).toBeNull());
    await says('Come again.');
    expect(bodyTo('answerReview')).toEqual({ answer: 'Come again.' });
  });
});
