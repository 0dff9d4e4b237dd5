import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { homePage } from '../../../web/src/homePage.ts';
import { answer, listed, noLine, Refusal } from '../support/fakeApi.ts';
import { hitOf } from '../support/samples.ts';
import { button, open, plain, says, toastSays, vendor } from '../support/site.tsx';

describe('messages', () => {
  test('are one at a time, the latest, can be dismissed and go with their page', async () => {
    answer('browseRooms', new Refusal('internal'));
    // A busy machine takes long to load the parts of the page that is opened below.
    await homePage.preload();
    const user = await open('/Hotels');
    await screen.findByRole('button', { name: 'Dismiss' });
    answer('browseRooms', noLine);
    await user.click(button('Try again'));
    const said = () =>
      screen.queryAllByRole('button', { name: 'Dismiss' }).map((each) => each.closest('[role=alert]')?.textContent);
    await waitFor(() => expect(said()).toEqual([expect.stringContaining('Sarai cannot be reached')]));
    await user.click(button('Dismiss'));
    expect(said()).toEqual([]);
    await user.click(button('Try again'));
    await waitFor(() => expect(said()).toHaveLength(1));
    answer('listFeaturedRooms', listed('featured_rooms', []));
    await user.click(screen.getAllByRole('link', { name: 'Sarai, home' })[0] as HTMLElement);
    await waitFor(() => expect(said()).toEqual([]));
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
      await toastSays(/Sarai cannot be reached/);
      answer('listVendorPendingRequests', listed('no_pending_bookings', []));
      answer(read, reply as never);
      await act(async () => void dispatchEvent(new Event('online')));
      await says(said);
      expect(plain(screen.getByRole('main').textContent)).not.toContain('Sarai cannot be reached');
    },
  );
});
