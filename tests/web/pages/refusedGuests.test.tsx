import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { answer, hold, listed, noLine, ok, Refusal, sentenceOf, sentTo } from '../support/fakeApi.ts';
import { ahead, calendarOf, ownerProfile, requestOf } from '../support/samples.ts';
import { button, open, toastSays, vendor } from '../support/site.tsx';

const card = (name: string) => screen.getByRole('article', { name });
const inCard = (name: string, label: RegExp) => within(card(name)).getByRole('button', { name: label });
const inDialog = (label: string) => within(screen.getByRole('dialog')).getByRole('button', { name: label });

const refused = (...ids: string[]) => ({
  ...ok('guest_refused', { bookingRequestId: 'a', userName: 'Guest a', refusedAt: `${ahead(0)}T10:00:00.000Z` }),
  outcomes: ids.map((bookingRequestId) => ({ bookingRequestId, outcome: 'rejected' as const })),
});

beforeEach(() => {
  answer('listStaff', ok('own_staff', []));
  answer('getVendorProfile', ok('own_profile', ownerProfile));
  answer('getRoomCalendar', ok('room_calendar', calendarOf()));
});

async function openRequests() {
  answer('listVendorPendingRequests', listed('booking_requests', [requestOf('a'), requestOf('b'), requestOf('c')]));
  const user = await open('/vendorPendingBookings', vendor);
  await screen.findAllByRole('article');
  return user;
}

describe('a guest', () => {
  test('is refused for good after a question that says what follows, and all requests of that guest are declined', async () => {
    const user = await openRequests();
    await user.click(inCard('Guest a', /^Refuse for good: Guest a/));
    const question = screen.getByRole('dialog');
    expect(question.textContent).toContain('Refuse Guest a for good?');
    expect(question.textContent).toContain('Bookings that you have accepted stay.');
    expect(sentTo('refuseGuest')).toHaveLength(0);
    answer('refuseGuest', refused('a', 'b'));
    answer('listVendorPendingRequests', listed('booking_requests', [requestOf('c')]));
    await user.click(inDialog('Refuse for good'));
    await waitFor(() => expect(card('Guest a').textContent).toContain('Declined'));
    expect(card('Guest b').textContent).toContain('Declined');
    expect(inCard('Guest c', /^Accept/)).toBeTruthy();
    expect(sentTo('refuseGuest').map(({ body }) => body)).toEqual([{ bookingRequestId: 'a' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is not refused when one thinks better of it', async () => {
    const user = await openRequests();
    await user.click(inCard('Guest a', /^Refuse for good/));
    await user.click(button('Not now'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sentTo('refuseGuest')).toHaveLength(0);
  });

  test('is refused once, however often the button is pressed, and the other buttons wait', async () => {
    const user = await openRequests();
    await user.click(inCard('Guest a', /^Refuse for good/));
    const held = hold('refuseGuest');
    await user.dblClick(inDialog('Refuse for good'));
    expect(inCard('Guest a', /^Accept/).getAttribute('aria-disabled')).toBe('true');
    held.release(refused('a'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo('refuseGuest')).toHaveLength(1);
  });

  test('whose refusal had no reply is refused once more by itself, and the card says declined', async () => {
    const user = await openRequests();
    await user.click(inCard('Guest a', /^Refuse for good/));
    let calls = 0;
    answer('refuseGuest', () => {
      calls += 1;
      return calls === 1 ? noLine : refused();
    });
    await user.click(inDialog('Refuse for good'));
    await waitFor(() => expect(card('Guest a').textContent).toContain('Declined'));
  });

  test('whose refusal fails still waits, and a toast says why', async () => {
    const user = await openRequests();
    await user.click(inCard('Guest a', /^Refuse for good/));
    answer('refuseGuest', new Refusal('guest_gone'));
    await user.click(inDialog('Refuse for good'));
    await toastSays(sentenceOf('guest_gone'));
    expect(card('Guest a').textContent).not.toContain('Declined');
  });

  test('is refused where requests are declined, and not where they are accepted alone', async () => {
    answer('listVendorPendingRequests', listed('booking_requests', [requestOf('a')]));
    await open('/acceptBooking', vendor);
    await screen.findAllByRole('article');
    expect(screen.queryByRole('button', { name: /^Refuse for good/ })).toBeNull();
  });
});

describe('the guests whom an owner refuses', () => {
  beforeEach(() => answer('listVendorPendingRequests', listed('no_pending_bookings', [])));

  const one = (id: string) => ({
    bookingRequestId: id,
    userName: `Guest ${id}`,
    refusedAt: `${ahead(-1)}T10:00:00.000Z`,
  });

  test('stand on the profile, and each can be allowed again', async () => {
    answer('listRefusedGuests', listed('refused_guests', [one('a'), one('b')]));
    const user = await open('/vendorprofile', vendor);
    await screen.findByRole('heading', { name: 'Guests whom you refuse' });
    answer('allowGuest', { code: 'guest_allowed', message: '' });
    answer('listRefusedGuests', listed('refused_guests', [one('b')]));
    await user.click(button('Allow again: Guest a'));
    await toastSays('This guest can send you requests again.');
    await waitFor(() => expect(screen.queryByText('Guest a')).toBeNull());
    expect(sentTo('allowGuest').map(({ params }) => params.bookingRequestId)).toEqual(['a']);
    expect(screen.getByText('Guest b')).toBeTruthy();
  });

  test('have no heading where there are none', async () => {
    answer('listRefusedGuests', listed('no_refused_guests', []));
    await open('/vendorprofile', vendor);
    await waitFor(() => expect(sentTo('listRefusedGuests')).toHaveLength(1));
    expect(screen.queryByRole('heading', { name: 'Guests whom you refuse' })).toBeNull();
  });
});
