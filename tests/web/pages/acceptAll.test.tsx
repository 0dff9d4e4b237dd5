import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { BookingRequest } from '../../../shared/contracts/bookings.ts';
import { answer, hold, listed, noLine, ok, Refusal, sentTo } from '../support/fakeApi.ts';
import { ahead, calendarOf, ownerProfile, requestOf } from '../support/samples.ts';
import { button, open, says, vendor } from '../support/site.tsx';

const card = (name: string) => screen.getByRole('article', { name });
const inDialog = (label: string) => within(screen.getByRole('dialog')).getByRole('button', { name: label });

/** A request for nights that no other one of these has. */
const apart = (id: string, from: number) =>
  requestOf(id, { bookingStartDate: ahead(from), bookingEndDate: ahead(from + 1) });

const accepted = (id = '') => ({
  ...listed('requests_accepted', []),
  outcomes: [{ bookingRequestId: id, outcome: 'accepted' as const }],
});

const named = () => sentTo('acceptBookingRequests').map(({ query }) => query.bookingRequestId);

beforeEach(() => {
  answer('getVendorProfile', ok('own_profile', ownerProfile));
  answer('getRoomCalendar', ok('room_calendar', calendarOf()));
  answer('acceptBookingRequests', ({ query }) => accepted(query.bookingRequestId));
});

async function openRequests(requests: BookingRequest[], cursor?: string) {
  answer('listVendorPendingRequests', listed('booking_requests', requests, cursor));
  const user = await open('/acceptBooking', vendor);
  await screen.findAllByRole('article');
  return user;
}

const three = () => [apart('a', 10), apart('b', 20), apart('c', 30)];

describe('all requests', () => {
  test('are accepted after a question that says how many, each by its id and no other', async () => {
    const user = await openRequests(three());
    await user.click(button('Accept all 3'));
    expect(named()).toEqual([]);
    answer('listVendorPendingRequests', listed('booking_requests', [...three(), apart('late', 40)]));
    answer('acceptBookingRequests', ({ query: { bookingRequestId } }) =>
      bookingRequestId === 'b' ? new Refusal('nights_taken') : accepted(bookingRequestId),
    );
    await user.click(inDialog('Accept all 3'));
    await says('2 accepted · 1 left: its nights are taken');
    expect(named()).toEqual(['a', 'b', 'c']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(card('Guest a').textContent).toContain('Accepted');
    expect(within(card('Guest b')).getByRole('alert').textContent).toContain('Some of these nights are taken');
  });

  test('are not offered at once where two are for the same night, which is said', async () => {
    await openRequests([...three(), apart('rival', 10)]);
    expect(screen.queryByRole('button', { name: /^Accept all/ })).toBeNull();
    await says('Some of these guests ask for the same nights, so each is answered alone.');
  });

  test('are not offered at once while some of them are not on the page, which is said', async () => {
    await openRequests(three(), 'next');
    expect(screen.queryByRole('button', { name: /^Accept all/ })).toBeNull();
    await says('Show all requests to accept them at once.');
  });

  test('are counted without those whose nights are taken already', async () => {
    answer('getRoomCalendar', ({ query }) =>
      ok('room_calendar', calendarOf(query.from === ahead(20) ? [ahead(20)] : [])),
    );
    const user = await openRequests(three());
    await user.click(await screen.findByRole('button', { name: 'Accept all 2' }));
    await user.click(inDialog('Accept all 2'));
    await says('2 accepted');
    expect(named()).toEqual(['a', 'c']);
  });

  test('of one guest alone need no such button', async () => {
    await openRequests([apart('a', 10)]);
    expect(screen.queryByRole('button', { name: /^Accept all/ })).toBeNull();
  });

  test('leave out the one whose own answer is on its way', async () => {
    const user = await openRequests(three());
    const held = hold('acceptBookingRequests');
    const rooms = [{ roomNumber: 101, No_of_beds: 2, capacity: 2, price: 2500, kind: 'double' }];
    answer('previewAcceptance', ok('acceptance_preview', { rooms, declines: [] }));
    await user.click(within(card('Guest a')).getByRole('button', { name: /^Accept/ }));
    await waitFor(() => expect(inDialog('Accept').getAttribute('aria-disabled')).not.toBe('true'));
    await user.click(inDialog('Accept'));
    expect(button('Accept all 2')).toBeTruthy();
    held.release(accepted('a'));
  });

  test('wait where there is no connection any more, behind the one that says so', async () => {
    const user = await openRequests(three());
    await user.click(button('Accept all 3'));
    answer('acceptBookingRequests', ({ query: { bookingRequestId } }) =>
      bookingRequestId === 'b' ? noLine : accepted(bookingRequestId),
    );
    await user.click(inDialog('Accept all 3'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(named()).toEqual(['a', 'b', 'b']);
    expect(within(card('Guest b')).getByRole('alert').textContent).toContain('Sarai cannot be reached');
    expect(within(card('Guest c')).getByRole('button', { name: /^Accept/ })).toBeTruthy();
  });
});
