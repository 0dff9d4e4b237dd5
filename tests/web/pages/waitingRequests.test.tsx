import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { answer, hold, listed, noLine, ok, Refusal, sentenceOf, sentTo } from '../support/fakeApi.ts';
import { answerBySheet, card, inCard, offered, openRequests, outcomes } from '../support/requestDesk.ts';
import { ahead, calendarOf, ownerProfile, requestOf } from '../support/samples.ts';
import { button, focused, open, plain, says, toastSays, vendor } from '../support/site.tsx';

beforeEach(() => {
  answer('previewAcceptance', ok('acceptance_preview', offered));
  answer('getVendorProfile', ok('own_profile', ownerProfile));
  answer('getRoomCalendar', ok('room_calendar', calendarOf()));
});

describe('a request that waits', () => {
  test('says its guest, days, room and total', async () => {
    await openRequests([requestOf('a', { total: 7500 })]);
    const said = plain(card('Guest a').textContent);
    expect(said).toContain('3 nights');
    expect(said).toContain('PKR 7,500');
    expect(said).toContain('PKR 2,500 a night');
    expect(said).toContain('Room 101');
  });

  test('stands where the list has it, and names who wants the same nights', async () => {
    const late = requestOf('late', { askedAt: `${ahead(-1)}T12:00:00.000Z` });
    const elsewhere = requestOf('elsewhere', {
      askedAt: `${ahead(-1)}T13:00:00.000Z`,
      rooms: [{ roomNumber: 102, No_of_beds: 1, capacity: 1, price: 1, kind: 'single' }],
    });
    await openRequests([
      late,
      elsewhere,
      requestOf('early', { askedAt: `${ahead(-1)}T09:00:00.000Z`, newcomer: true }),
    ]);
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      'Guest late',
      'Guest elsewhere',
      'Guest early',
    ]);
    expect(card('Guest early').textContent).toContain('New on Sarai');
    expect(card('Guest late').textContent).not.toContain('New on Sarai');
    expect(card('Guest early').textContent).toContain('Guest late asked for some of these nights too');
    expect(card('Guest elsewhere').textContent).not.toContain('asked for some of these nights');
  });

  test('is accepted once, however often the button is pressed, and then shows the number of its guest', async () => {
    const user = await openRequests([
      requestOf('a'),
      requestOf('b', { bookingStartDate: ahead(40), bookingEndDate: ahead(43) }),
    ]);
    const held = hold('acceptBookingRequests');
    await answerBySheet(user, 'Guest a', 'Accept');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Accept' }));
    expect(inCard('Guest a', /^Decline/).getAttribute('aria-disabled')).toBe('true');
    expect(inCard('Guest b', /^Accept/).getAttribute('aria-disabled')).not.toBe('true');
    answer('listVendorPendingRequests', listed('booking_requests', [requestOf('b')]));
    held.release(outcomes(['a', 'accepted']));
    await waitFor(() => expect(card('Guest a').textContent).toContain('Accepted'));
    expect(sentTo('acceptBookingRequests').map(({ query }) => query)).toEqual([{ bookingRequestId: 'a' }]);
    expect(sentTo('rejectBookingRequests')).toHaveLength(0);
    expect(within(card('Guest a')).getByRole('link', { name: /WhatsApp/ })).toBeTruthy();
    expect(card('Guest a').contains(focused())).toBe(true);
    expect(inCard('Guest b', /^Accept/)).toBeTruthy();
  });

  test('is declined, and its card stays in its place with what became of it', async () => {
    const user = await openRequests([requestOf('a'), requestOf('b')]);
    answer('rejectBookingRequests', outcomes(['a', 'rejected']));
    answer('listVendorPendingRequests', listed('booking_requests', [requestOf('b')]));
    await answerBySheet(user, 'Guest a', 'Decline');
    await waitFor(() => expect(card('Guest a').textContent).toContain('Declined'));
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(within(card('Guest a')).queryByRole('button', { name: /^Accept/ })).toBeNull();
    expect(within(card('Guest a')).queryByRole('link', { name: /WhatsApp/ })).toBeNull();
  });

  test('warns of nights that are booked or closed already, before it is accepted', async () => {
    answer('getRoomCalendar', ok('room_calendar', calendarOf([ahead(11)])));
    await openRequests([requestOf('a')]);
    await waitFor(() => expect(card('Guest a').textContent).toMatch(/The night of .* is booked or closed already/));
    const warning = document.getElementById(inCard('Guest a', /^Accept/).getAttribute('aria-describedby') ?? '');
    expect(warning?.textContent).toMatch(/is booked or closed already/);
  });

  test('whose nights are taken says so, keeps its buttons and can be declined', async () => {
    const user = await openRequests([requestOf('a')]);
    answer('acceptBookingRequests', new Refusal('nights_taken'));
    await answerBySheet(user, 'Guest a', 'Accept');
    await waitFor(() =>
      expect(within(card('Guest a')).getByRole('alert').textContent).toContain('Some of these nights are taken'),
    );
    answer('rejectBookingRequests', outcomes(['a', 'rejected']));
    await answerBySheet(user, 'Guest a', 'Decline');
    await waitFor(() => expect(card('Guest a').textContent).toContain('Declined'));
  });

  test('that was answered elsewhere says so in the place of its buttons', async () => {
    const user = await openRequests([requestOf('a')]);
    answer('acceptBookingRequests', new Refusal('not_waiting'));
    await answerBySheet(user, 'Guest a', 'Accept');
    await waitFor(() => expect(card('Guest a').textContent).toContain('This request is no longer waiting'));
    expect(within(card('Guest a')).queryByRole('button', { name: /^Accept/ })).toBeNull();
  });

  test('whose answer had no reply is answered once more by itself, and says when that fails too', async () => {
    const user = await openRequests([requestOf('a')]);
    answer('acceptBookingRequests', noLine);
    await answerBySheet(user, 'Guest a', 'Accept');
    await waitFor(() =>
      expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toContain('Sarai cannot be reached'),
    );
    expect(sentTo('acceptBookingRequests')).toHaveLength(2);
    expect(inCard('Guest a', /^Accept Guest a/).getAttribute('aria-disabled')).not.toBe('true');
  });
});

describe('all requests that wait', () => {
  test('are left as they are when one thinks better of it', async () => {
    const user = await openRequests([requestOf('a')], '/rejectBooking');
    await user.click(button('Decline all'));
    await user.click(button('Not now'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sentTo('rejectBookingRequests')).toHaveLength(0);
  });

  test('keep waiting when the call fails, which is said', async () => {
    const user = await openRequests([requestOf('a')], '/rejectBooking');
    answer('rejectBookingRequests', new Refusal('conflict'));
    await user.click(button('Decline all'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Decline all' }));
    await toastSays(sentenceOf('conflict'));
    expect(inCard('Guest a', /^Decline/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('are none where none waits', async () => {
    answer('listVendorPendingRequests', listed('no_pending_bookings', []));
    await open('/acceptBooking', vendor);
    await says('No Bookings to Accept');
    expect(screen.queryByRole('button', { name: /^Accept all/ })).toBeNull();
  });

  test('come in parts: more are shown by a press, below those that are there', async () => {
    answer('listVendorPendingRequests', ({ query }) =>
      query.cursor
        ? listed('booking_requests', [requestOf('b')])
        : listed('booking_requests', [requestOf('a')], 'next'),
    );
    const user = await open('/vendorPendingBookings', vendor);
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('that cannot be read are read again when asked', async () => {
    answer('listVendorPendingRequests', new Refusal('internal'));
    const user = await open('/vendorPendingBookings', vendor);
    const [retry] = await screen.findAllByRole('button', { name: 'Try again' });
    answer('listVendorPendingRequests', listed('booking_requests', [requestOf('a')]));
    await user.click(retry as HTMLElement);
    expect(await screen.findByRole('article')).toBeTruthy();
  });
});
