import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Voucher } from '../../../shared/contracts/vouchers.ts';
import { answer, bodyTo, listed, ok, Refusal, sentTo } from '../support/fakeApi.ts';
import { ahead, ownerProfile, requestOf } from '../support/samples.ts';
import { button, open, says, vendor } from '../support/site.tsx';

const token = 'abcdefghijklmnopqrstuv';

const voucher: Voucher = {
  ...{ status: 'active', hotelName: 'Pine House', location: 'Murree Hills', guests: 2, total: 9000, code: 'ABCD-2345' },
  ...{ bookingStartDate: ahead(10), bookingEndDate: ahead(12), bookingRoomDays: 2, userName: 'Gul Khan' },
  rooms: [{ roomNumber: 101, No_of_beds: 1, capacity: 2, price: 4500, kind: 'double' }],
  address: { street: 'Mall Road', city: 'Murree', state: 'Punjab', country: 'Pakistan', zipCode: 47150 },
  ...{ checkInFrom: '14:00', checkOutUntil: '11:00', linkEndsAt: '2027-08-11T19:00:00.000Z' },
  host: { name: 'Karim Beg', contactNumber: '03001234567' },
  ...{ account: { owed: 9000, paid: 0, balance: 9000 }, receipts: [], house: { name: 'Pine House' } },
};

async function openLink(given: Partial<Voucher> = {}) {
  answer('viewVoucher', ok('voucher', { ...voucher, ...given }));
  const user = await open(`/v#${token}`);
  await says('Pine House');
  return user;
}

const main = () => screen.getByRole('main').textContent ?? '';

describe('a voucher by its link', () => {
  test('of which something was paid says what, what is left, and what comes back until when', async () => {
    const terms = { amount: 4000, hours: 24, policy: 'moderate' } as const;
    await openLink({ terms, account: { owed: 9000, paid: 4000, balance: 5000 } });
    await says(/Price.*PKR 9,000.*Paid PKR 4,000.*PKR 5,000 to pay at the hotel/);
    await says(/Cancel until .+: PKR 4,000 backLater: nothing/);
    expect(main()).not.toContain('To pay at the hotel');
  });

  test('says days with their times, who comes, what to pay, where, and whom to call', async () => {
    await openLink();
    expect(bodyTo('viewVoucher')).toEqual({ token });
    for (const said of ['Gul Khan', 'from 14:00', 'until 11:00', 'Room 101', 'Mall Road', 'ABCD-2345'])
      expect(main()).toContain(said);
    expect(screen.getByRole('link', { name: /Karim Beg/ }).getAttribute('href')).toBe('tel:+923001234567');
    expect(screen.getByRole('link', { name: 'Open in Maps' }).getAttribute('rel')).toBe('noreferrer');
    expect(main()).not.toContain('Changed on');
  });

  test('has the words of the other language beside it, for paper', async () => {
    await openLink({ status: 'cancelled' });
    const paper = document.querySelector('section[lang=ur][dir=rtl]');
    for (const said of ['واؤچر', '9,000 روپے', 'Gul Khan', 'منسوخ']) expect(paper?.textContent).toContain(said);
    expect(paper?.className).toContain('hidden');
  });

  test.each([
    ['cancelled', 'This booking was cancelled.'],
    ['missed', 'nobody came for this booking'],
    ['completed', 'This stay is over.'],
  ] as const)('says that it is %s, and offers no calendar file', async (status, said) => {
    await openLink({ status });
    expect(main()).toContain(said);
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  });

  test('says when it was changed', async () => {
    await openLink({ changedAt: '2026-03-12T09:05:00.000Z' });
    expect(main()).toContain('Changed on');
  });

  test('gives a file for a calendar', async () => {
    const user = await openLink();
    const made = vi.fn((_: Blob) => 'blob:file');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: made }));
    await user.click(button('Add to calendar'));
    expect(await made.mock.calls[0]?.[0].text()).toContain('BEGIN:VEVENT');
  });

  test('that was ended, or is none, or is left out has one page', async () => {
    for (const failure of [new Refusal('voucher_ended'), new Refusal('invalid_request')]) {
      answer('viewVoucher', failure);
      await open(`/v#${token}`);
      await says('This link opens nothing');
    }
    await open('/v');
    await says('This link opens nothing');
  });
});

describe('the link to a voucher', () => {
  beforeEach(() => {
    answer('getVendorProfile', ok('own_profile', ownerProfile));
    answer('listVendorPendingRequests', listed('no_pending_bookings', []));
    answer('listVendorBookings', listed('booking_requests', [requestOf('a', { status: 'active' })]));
    answer('makeVoucherLinkAsOwner', ok('voucher_link', { token, endsAt: voucher.linkEndsAt }));
  });

  async function openSheet() {
    const user = await open('/vendorActiveBookings', vendor);
    await user.click(await screen.findByRole('button', { name: 'Send the voucher of Guest a' }));
    return user;
  }

  test('is made by the press that asks for it, and goes to the guest in WhatsApp', async () => {
    await openSheet();
    const chat = await screen.findByRole('link', { name: 'Send in WhatsApp' });
    const sent = new URL(chat.getAttribute('href') ?? '');
    expect(sent.href).toMatch(/^https:\/\/wa\.me\/92\d{10}\?/);
    expect(sent.searchParams.get('text')).toMatch(/Your booking: .+\n.+, Room 101\nTo pay at the hotel: .+\n.+\/v#/s);
    expect(sentTo('makeVoucherLinkAsOwner')).toHaveLength(1);
  });

  test('is ended, and the sheet goes', async () => {
    const user = await openSheet();
    answer('endVoucherLinkAsOwner', { code: 'voucher_link_ended', message: '' });
    await user.click(await screen.findByRole('button', { name: 'End this link' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('that cannot be made says why', async () => {
    answer('makeVoucherLinkAsOwner', new Refusal('no_voucher'));
    await openSheet();
    await says('There is a voucher for a booking that was accepted');
  });
});
