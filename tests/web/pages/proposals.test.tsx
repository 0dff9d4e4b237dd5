import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { BookingRequest, Proposal } from '../../../shared/contracts/bookings.ts';
import { answer, bodyTo, hold, listed, ok, Refusal, sentenceOf, sentTo } from '../support/fakeApi.ts';
import { ahead, ownerProfile, requestOf } from '../support/samples.ts';
import { button, open, plain, says, toastSays, traveller, vendor } from '../support/site.tsx';

const single = { roomNumber: 301, No_of_beds: 1, capacity: 1, price: 2000, kind: 'single' };

/** A booking of room 101, of which 301 is proposed in its place; what is given stands in the proposal instead. */
function proposed(given: Partial<Proposal> = {}, booking: Partial<BookingRequest> = {}): BookingRequest {
  const [askedAt, endsAt] = [-1, 1].map((days) => `${ahead(days)}T10:00:00.000Z`) as [string, string];
  const proposal: Proposal = {
    ...{ proposalId: 'p1', by: 'owner', status: 'open', rooms: [single], ...side(6000), agreed: side(7500) },
    ...{ askedAt, endsAt, ...given },
  };
  return requestOf('a', { status: 'active', code: 'ABCD1234', revision: 1, proposal, ...booking });
}

const side = (total: number): Proposal['agreed'] => ({
  ...{ bookingStartDate: ahead(10), bookingEndDate: ahead(13), guests: 2, total },
  quote: { rooms: [], extras: [], total },
});

const endedAt = `${ahead(-1)}T11:00:00.000Z`;
const shown = () => plain(screen.getByRole('article').textContent);

describe('a guest whose host proposes another room', () => {
  async function openBooking(booking: BookingRequest) {
    answer('listUserBookings', listed('booking_requests', [booking]));
    const host = { name: 'Karim Beg', email: 'karim@example.com', contactNumber: '03001234567' };
    answer('getUserBooking', ok('booking_details', { ...booking, host }));
    const user = await open('/userbookings', traveller);
    await screen.findByRole('article');
    return user;
  }

  test('reads both rooms and both totals, and until when', async () => {
    await openBooking(proposed());
    const section = within(screen.getByRole('region', { name: 'Your host proposes a change' }));
    const [agreed, wanted] = ['Agreed', 'Proposed'].map((name) =>
      plain(section.getByText(name).parentElement?.textContent),
    );
    expect(agreed).toBe('AgreedRoom 1012 guests, 2 bedsPKR 2,500 a nightPKR 7,500 in all');
    expect(wanted).toBe('ProposedRoom 3011 guest, 1 bedPKR 2,000 a nightPKR 6,000 in all');
    expect(shown()).toContain('Until you say yes, what was agreed stands.');
  });

  test('says yes after a question, once, and has the other room at once', async () => {
    const user = await openBooking(proposed());
    await user.click(button(/^Say yes:/));
    expect(plain(screen.getByRole('dialog').textContent)).toContain('Room 301 in place of Room 101, PKR 6,000 in all');
    expect(sentTo('answerProposal')).toHaveLength(0);
    const held = hold('answerProposal');
    await user.dblClick(button('Say yes'));
    const changed = { rooms: [single], total: 6000, revision: 2 };
    held.release(ok('proposal_accepted', proposed({ status: 'accepted', endedAt }, changed)));
    await says(/You said yes to a change/);
    expect([sentTo('answerProposal').length, bodyTo('answerProposal')]).toEqual([1, { agree: true }]);
    expect(shown()).toContain('Room 301');
    expect(screen.queryByRole('button', { name: /^Say yes/ })).toBeNull();
  });

  test('says no, and keeps what was agreed', async () => {
    const user = await openBooking(proposed());
    await user.click(button(/^Say no:/));
    answer('answerProposal', ok('proposal_refused', proposed({ status: 'refused', endedAt })));
    await user.click(button('Say no'));
    await says(/You said no to a change/);
    expect([bodyTo('answerProposal'), shown().includes('Room 101')]).toEqual([{ agree: false }, true]);
  });

  test('is told where the room was taken meanwhile', async () => {
    const user = await openBooking(proposed());
    await user.click(button(/^Say yes:/));
    answer('answerProposal', new Refusal('proposal_blocked'));
    await user.click(button('Say yes'));
    await toastSays(sentenceOf('proposal_blocked'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test.each<[string, Partial<Proposal>]>([
    ['The host took a proposal back', { status: 'withdrawn', endedAt }],
    ['A proposal ended without an answer', { status: 'ended', endedBy: 'time', endedAt }],
    ['A proposal ended without an answer', { endsAt: endedAt }],
    ['because the booking has changed since', { status: 'ended', endedBy: 'booking' }],
    ['its nights were not free any more', { status: 'ended', endedBy: 'nights_taken', endedAt }],
  ])('reads that %s, and has nothing to press', async (sentence, given) => {
    await openBooking(proposed(given));
    expect(shown()).toContain(sentence);
    expect(screen.queryByRole('button', { name: /^Say/ })).toBeNull();
  });
});

describe('an owner who has proposed another room', () => {
  beforeEach(() => {
    answer('getVendorProfile', ok('own_profile', ownerProfile));
    answer('listVendorPendingRequests', listed('no_pending_bookings', []));
  });

  async function openBooking(booking: BookingRequest) {
    answer('listVendorBookings', listed('booking_requests', [booking]));
    const user = await open('/vendorActiveBookings', vendor);
    await screen.findByRole('article');
    return user;
  }

  test('reads what waits for an answer, and takes it back', async () => {
    const user = await openBooking(proposed());
    expect(screen.getByRole('region', { name: 'Proposed to the guest' }).textContent).toContain('Room 301');
    await user.click(button(/^Take the proposal to/));
    answer('withdrawProposal', ok('proposal_withdrawn', proposed({ status: 'withdrawn', endedAt })));
    answer('listVendorBookings', listed('booking_requests', [proposed({ status: 'withdrawn', endedAt })]));
    await user.click(button('Take it back'));
    await says(/You took your proposal back/);
    expect(sentTo('withdrawProposal')).toHaveLength(1);
  });

  test('makes no second one before', async () => {
    const user = await openBooking(proposed());
    const other = { roomNumber: 302, No_of_beds: 1, capacity: 1, price: 2000, free: true, smaller: true };
    answer('listOtherRooms', ok('other_rooms', [other]));
    await user.click(button(/to another room$/));
    await user.click(await screen.findByRole('radio', { name: /Room 302/ }));
    await user.click(button('Ask the guest'));
    await says(/A proposal waits for the guest already/);
    expect(sentTo('proposeChange')).toHaveLength(0);
  });

  test.each<[string, Partial<Proposal>]>([
    ['The guest said yes to your proposal', { status: 'accepted', endedAt }],
    ['The guest said no to your proposal', { status: 'refused', endedAt }],
    ['Your proposal ended without an answer', { status: 'ended', endedBy: 'time', endedAt }],
    ['because the booking has changed since', { status: 'ended', endedBy: 'booking' }],
    [
      'The guest said yes, but its nights were not free any more',
      { status: 'ended', endedBy: 'room_removed', endedAt },
    ],
  ])('reads that %s', async (sentence, given) => {
    await openBooking(proposed(given));
    expect(shown()).toContain(sentence);
  });
});
