import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerDashboard, answerDay, dayOf } from '../support/dashboard.ts';
import { answer, hold, ok, Refusal, sentTo } from '../support/fakeApi.ts';
import { button, focused, open, plain, says, toastSaid, vendor } from '../support/site.tsx';
import { rowsIn, stay } from '../support/today.ts';

beforeEach(answerDashboard);

describe('a guest on the page of today', () => {
  test('is checked in from the line, once, and the line says when', async () => {
    const arrival = stay('a', [0, 2]);
    answerDay([dayOf({ arrives: [arrival] })]);
    const user = await open('/dashboard', vendor);
    await screen.findByText('Guest a');
    const noted = { ...arrival, arrivedAt: new Date().toISOString() };
    const held = hold('noteStay');
    await user.click(button('Check in: Guest a'));
    await user.click(button('Check in: Guest a'));
    answerDay([dayOf({ arrives: [noted] })]);
    held.release(ok('stay_noted', noted));
    await says('1 checked in');
    expect(focused()).toBe(screen.getByText('Guest a').closest('li'));
    expect(sentTo('noteStay').map(({ body }) => body)).toEqual([{ guest: 'arrived' }]);
    expect(screen.queryByRole('button', { name: 'Check in: Guest a' })).toBeNull();
  });

  test('is checked out, also where nobody has noted the arrival', async () => {
    answerDay([dayOf({ leaves: [stay('a', [-2, 0])] })]);
    const user = await open('/dashboard', vendor);
    await screen.findByText('Guest a');
    answer('noteStay', new Refusal('conflict'));
    await user.click(button('Check out: Guest a'));
    expect(await toastSaid()).toBeDefined();
    expect(sentTo('noteStay')[0]?.body).toEqual({ guest: 'left' });
  });

  test('is checked in on the card of the booking, which keeps the focus', async () => {
    const arrival = stay('a', [0, 2]);
    answerDay([dayOf({ arrives: [arrival] })]);
    const user = await open('/dashboard', vendor);
    await user.click(await screen.findByRole('button', { name: /^Room 101,\s*Guest a/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Booking of Guest a' }));
    const noted = { ...arrival, arrivedAt: new Date().toISOString() };
    answer('noteStay', () => {
      answerDay([dayOf({ arrives: [noted] })]);
      return ok('stay_noted', noted);
    });
    await user.click(sheet.getByRole('button', { name: 'Check in: Guest a' }));
    const place = (await sheet.findByText(/^Checked in, /)).parentElement;
    await waitFor(() => expect(focused()).toBe(place));
  });

  test('who did not come is noted in the booking that a press on the line opens', async () => {
    const arrival = stay('a', [0, 2]);
    answerDay([dayOf({ arrives: [arrival] })]);
    const user = await open('/dashboard', vendor);
    await user.click(await screen.findByRole('button', { name: /^Room 101,\s*Guest a/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Booking of Guest a' });
    await user.click(within(sheet).getByRole('button', { name: 'Did not come: Guest a' }));
    await user.click(screen.getByRole('radio', { name: /^Yes/ }));
    const endedAt = new Date().toISOString();
    const acts = [{ act: 'missed' as const, at: endedAt, by: 'owner' as const }];
    const missed = { ...arrival, status: 'missed' as const, charged: true, endedAt, acts };
    answer('missBooking', () => {
      answerDay([dayOf({ ended: [missed] })]);
      return ok('booking_missed', missed);
    });
    await user.click(button('Did not come'));
    await waitFor(() => expect(sentTo('missBooking')[0]?.body).toEqual({ charged: true }));
    await waitFor(() =>
      expect(plain(sheet.textContent)).toMatch(/Noted as not come by you, .+The price counts as income\./),
    );
    await user.click(button('Close'));
    expect(await rowsIn('Not coming 1')).toHaveLength(1);
  });
});
