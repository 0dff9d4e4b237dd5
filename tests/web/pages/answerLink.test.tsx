import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { BookingRequest } from '../../../shared/contracts/bookings.ts';
import { answer, bodyTo, hold, ok, Refusal } from '../support/fakeApi.ts';
import { requestOf } from '../support/samples.ts';
import { button, open, says } from '../support/site.tsx';

describe('the link of a mail', () => {
  const token = 'abcdefghijklmnopqrstuvwxyz';

  async function openLink(status: BookingRequest['status'] = 'pending', given: 'accept' | 'reject' = 'accept') {
    answer('viewAnswerLink', ok('booking_details', { answer: given, request: requestOf('a', { status }) }));
    return open(`/answerBooking#token=${token}`);
  }

  test('answers nothing before the button is pressed, then once', async () => {
    const user = await openLink();
    await says('Accept Guest a?');
    expect(location.hash).toBe('');
    const held = hold('answerByLink');
    await user.dblClick(button('Accept'));
    expect(bodyTo('answerByLink')).toEqual({ token });
    held.release(ok('booking_details', { answer: 'accept', request: requestOf('a', { status: 'active' }) }));
    await says('You have accepted Guest a');
    expect(screen.getByRole('link', { name: /WhatsApp/ })).toBeTruthy();
  });

  test('says how it was answered to who comes back', async () => {
    await openLink('rejected', 'reject');
    await says('You have declined Guest a');
  });

  test('that has ended says so, before and after the press', async () => {
    const user = await openLink('pending', 'reject');
    answer('answerByLink', new Refusal('link_ended'));
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    await says('This link has ended');
  });

  test('whose nights are taken says so and can be pressed again', async () => {
    const user = await openLink();
    answer('answerByLink', new Refusal('nights_taken'));
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    await says('Some of these nights are taken by now');
    expect(button('Accept').getAttribute('aria-disabled')).not.toBe('true');
  });

  test('survives a reload, and without it there is no request', async () => {
    const user = await openLink();
    await says('Accept Guest a?');
    await user.reload();
    await says('Accept Guest a?');
  });

  test('is missing where the page is opened alone', async () => {
    await open('/answerBooking');
    await says('No request here');
  });
});
