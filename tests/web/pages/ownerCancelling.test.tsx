import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { answer, bodyTo, listed, ok, Refusal, sentenceOf, sentTo } from '../support/fakeApi.ts';
import { ownerProfile, requestOf } from '../support/samples.ts';
import { button, field, fill, focused, noteOf, open, says, vendor } from '../support/site.tsx';

beforeEach(() => answer('getVendorProfile', ok('own_profile', ownerProfile)));

describe('a booking that an owner cancels', () => {
  async function openQuestion() {
    answer('listVendorBookings', listed('booking_requests', [requestOf('a', { status: 'active', code: 'ABCD1234' })]));
    answer('listVendorPendingRequests', listed('no_pending_bookings', []));
    const user = await open('/vendorActiveBookings', vendor);
    await user.click(await screen.findByRole('button', { name: /^Cancel booking/ }));
    return user;
  }
  const confirm = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel booking' });

  test('needs a reason, which its guest reads', async () => {
    const user = await openQuestion();
    await user.click(confirm());
    expect(focused()).toBe(field('Reason'));
    expect(noteOf(field('Reason'))).toContain('is required');
    expect(sentTo('cancelBookingAsOwner')).toHaveLength(0);
    await fill('Reason', 'The pipes froze.');
    answer('cancelBookingAsOwner', ok('booking_cancelled', requestOf('a', { status: 'cancelled' })));
    answer('listVendorBookings', listed('no_active_bookings', []));
    await user.click(confirm());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodyTo('cancelBookingAsOwner')).toEqual({ reason: 'The pipes froze.' });
    await says('No Active Bookings');
  });

  test('says why it cannot be, and keeps the reason', async () => {
    const user = await openQuestion();
    await fill('Reason', 'The pipes froze.');
    answer('cancelBookingAsOwner', new Refusal('not_cancellable'));
    await user.click(confirm());
    await waitFor(() =>
      expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toContain(
        sentenceOf('not_cancellable'),
      ),
    );
    expect(field('Reason').value).toBe('The pipes froze.');
  });

  test('stays when one thinks better of it', async () => {
    const user = await openQuestion();
    await user.click(button('Keep it'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sentTo('cancelBookingAsOwner')).toHaveLength(0);
  });
});
