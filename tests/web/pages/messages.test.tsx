import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { answer, listed, noLine, Refusal } from '../support/fakeApi.ts';
import { hitOf } from '../support/samples.ts';
import { button, open, plain, says, toastSaid, vendor } from '../support/site.tsx';

describe('messages', () => {
  test('are one at a time, the latest, can be dismissed and go with their page', async () => {
    answer('browseRooms', new Refusal('internal'));
    // A busy machine takes long to load the parts of the page that is opened below.
    await import('../../../web/src/pages/HomePage.tsx');
    const user = await open('/Hotels');
    await screen.findByRole('button', { name: 'Dismiss' });
    answer('browseRooms', noLine);
    await user.click(button('Try again'));
    const said = () =>
      within(screen.getByRole('region', { name: 'Messages' }))
        .queryAllByRole('paragraph')
        .map((each) => each.textContent);
    await waitFor(() => expect(said()).toEqual([expect.stringContaining('Sarai cannot be reached')]));
    await user.click(button('Dismiss'));
    expect(said()).toEqual([]);
    await user.click(button('Try again'));
    await waitFor(() => expect(said()).toHaveLength(1));
    answer('listFeaturedRooms', listed('featured_rooms', []));
    await user.click(screen.getAllByRole('link', { name: 'Sarai, home' })[0] as HTMLElement);
    await waitFor(() => expect(said()).toEqual([]));
  });

  test('go by themselves, an error later than a success, and stay under the pointer', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answer('browseRooms', new Refusal('internal'));
    await open('/Hotels');
    await toastSaid();
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    expect(screen.getByRole('button', { name: 'Dismiss' })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  });

  test('go by themselves also after one that was dismissed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answer('browseRooms', new Refusal('internal'));
    const user = await open('/Hotels');
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await user.click(button('Try again'));
    await screen.findByRole('button', { name: 'Dismiss' });
    await act(() => vi.advanceTimersByTimeAsync(13_000));
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  });

  const lists = {
    '/Hotels': ['browseRooms', listed('rooms_found', [hitOf('a')]), 'Hotel a'],
    '/propertyposts': ['listVendorProperties', listed('no_properties', []), 'No Posts Available'],
    '/vendorPendingBookings': ['listVendorPendingRequests', listed('no_pending_bookings', []), 'No Pending Bookings'],
    '/vendorActiveBookings': ['listVendorBookings', listed('no_active_bookings', []), 'No Active Bookings'],
  } as const;

  test.each(Object.keys(lists) as (keyof typeof lists)[])(
    '%s that failed without a line is there when it is back',
    async (address) => {
      const [read, reply, said] = lists[address];
      for (const each of ['getVendorProfile', 'listVendorPendingRequests', 'listVendorDay', read] as const)
        answer(each, noLine);
      await open(address, address === '/Hotels' ? undefined : vendor);
      await says('Sarai cannot be reached');
      answer('listVendorPendingRequests', listed('no_pending_bookings', []));
      answer(read, reply as never);
      await act(async () => void dispatchEvent(new Event('online')));
      await says(said);
      expect(plain(screen.getByRole('main').textContent)).not.toContain('Sarai cannot be reached');
    },
  );
});
