import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { DeskBooking } from '../../../shared/contracts/deskBookings.ts';
import { answer, bodyTo, listed, ok, Refusal, sentenceOf, sentTo } from '../support/fakeApi.ts';
import { openRequests } from '../support/requestDesk.ts';
import { calendarOf, ownerProfile, requestOf } from '../support/samples.ts';
import { alert, button, field, fill, focused, open, plain, vendor } from '../support/site.tsx';

beforeEach(() => {
  answer('getVendorProfile', ok('own_profile', ownerProfile));
  answer('listVendorPendingRequests', listed('no_pending_bookings', []));
});

const at = '2026-03-12T09:05:00.000Z';
const note = { text: 'Comes at ten at night.', at, revision: 3, by: 'staff' as const, name: 'Karim' };

async function openBooking(given: Partial<DeskBooking> = {}, session = vendor) {
  answer('listVendorBookings', listed('booking_requests', [{ ...requestOf('a', { status: 'active' }), ...given }]));
  const user = await open('/vendorActiveBookings', session);
  await screen.findByRole('article');
  return user;
}

describe('the private note of a booking', () => {
  test('is written after one press, and says who reads it', async () => {
    const user = await openBooking();
    await user.click(button('Private note about Guest a'));
    expect(focused()).toBe(field('Private note'));
    await user.keyboard('Comes late.');
    answer('writeHostNote', ok('host_note_written', { ...note, text: 'Comes late.' }));
    await user.click(button('Save'));
    await waitFor(() => expect(screen.queryByLabelText('Private note', { selector: 'textarea' })).toBeNull());
    expect(bodyTo('writeHostNote')).toEqual({ note: 'Comes late.', revision: 0 });
    expect(sentTo('listVendorBookings').length).toBeGreaterThan(1);
  });

  test('stands on the card with who wrote it and when, and is changed in its revision', async () => {
    const user = await openBooking({ hostNote: note });
    const shown = screen.getByRole('region', { name: 'Private note' });
    expect(plain(shown.textContent)).toContain('Comes at ten at night.Private note by Karim, 12 March');
    await user.click(button('Change the private note about Guest a'));
    expect(field('Private note').value).toBe('Comes at ten at night.');
    await fill('Private note', '');
    answer('writeHostNote', ok('host_note_written', { ...note, text: '' }));
    await user.click(button('Save'));
    await waitFor(() => expect(bodyTo('writeHostNote')).toEqual({ revision: 3, note: '' }));
  });

  test('keeps what was typed where it is refused', async () => {
    const user = await openBooking({ hostNote: note });
    await user.click(button('Change the private note about Guest a'));
    await fill('Private note', 'Comes at nine.');
    answer('writeHostNote', new Refusal('conflict'));
    await user.click(button('Save'));
    await waitFor(() => expect(alert().textContent).toContain(sentenceOf('conflict')));
    expect(field('Private note').value).toBe('Comes at nine.');
  });

  test('is written on a request that waits', async () => {
    answer('getRoomCalendar', ok('room_calendar', calendarOf()));
    await openRequests([requestOf('a')]);
    expect(button('Private note about Guest a')).toBeTruthy();
  });

  test('cannot be written about a guest who is forgotten', async () => {
    await openBooking({ userInfo: [{ userName: '', email: '', contactNumber: '' }] });
    expect(screen.queryByRole('button', { name: /^Private note/ })).toBeNull();
  });
});

describe('who did what', () => {
  const acts: DeskBooking['acts'] = [
    { act: 'accepted', at, by: 'staff', name: 'Karim' },
    { act: 'moved', at, by: 'owner' },
    { act: 'arrived', at, by: 'staff' },
  ];
  const lines = () =>
    within(screen.getByRole('list', { name: 'Who did what' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => plain(textContent));

  test('stands on the card of the owner', async () => {
    await openBooking({ acts });
    expect(lines()).toEqual([
      expect.stringMatching(/^Accepted by Karim, 12 March.*, 14:05$/),
      expect.stringMatching(/^Moved to another room by you, 12 March/),
      expect.stringMatching(/^Checked in by a former helper, 12 March/),
    ]);
  });

  test('names the owner to the staff', async () => {
    answer('listVendorDay', new Refusal('internal'));
    await openBooking({ acts }, { ...vendor, staff: true });
    expect(lines()[1]).toMatch(/^Moved to another room by the owner/);
  });

  test('says an end with its reason', async () => {
    const end = { status: 'rejected' as const, endedAt: at, reasonCode: 'too_late' as const };
    await openBooking({ ...end, acts: [{ act: 'declined', at, by: 'staff', name: 'Karim' }] });
    const said = plain(screen.getByRole('article').textContent);
    expect(said).toMatch(/Declined by Karim, 12 March.*The request came too late/);
    expect(screen.queryByRole('list', { name: 'Who did what' })).toBeNull();
  });
});
