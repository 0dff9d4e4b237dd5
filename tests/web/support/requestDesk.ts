import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { BookingRequest } from '../../../shared/contracts/bookings.ts';
import type { AnswerOutcome } from '../../../shared/contracts/vendorBookings.ts';
import { answer, listed } from './fakeApi.ts';
import { open, vendor } from './site.tsx';

export const card = (name: string) => screen.getByRole('article', { name });
export const inCard = (name: string, label: string | RegExp) =>
  within(card(name)).getByRole<HTMLButtonElement>('button', { name: label });

/** The API's answer to one answer, or to all. */
export function outcomes(...all: readonly (readonly [string, AnswerOutcome])[]) {
  const told = all.map(([bookingRequestId, outcome]) => ({ bookingRequestId, outcome }));
  return { ...listed('requests_accepted', []), outcomes: told };
}

/** Answers a request by the button of its card and that of the sheet. */
export async function answerBySheet(user: Awaited<ReturnType<typeof open>>, name: string, label: 'Accept' | 'Decline') {
  await user.click(inCard(name, new RegExp(`^${label} ${name}`)));
  const confirm = within(await screen.findByRole('dialog')).getByRole('button', { name: label });
  await waitFor(() => expect(confirm.getAttribute('aria-disabled')).not.toBe('true'));
  await user.click(confirm);
}

export const offered = {
  rooms: [{ roomNumber: 104, No_of_beds: 2, capacity: 2, price: 2500, kind: 'double' }],
  declines: [],
};

export async function openRequests(requests: BookingRequest[], address = '/vendorPendingBookings') {
  answer('listVendorPendingRequests', listed('booking_requests', requests));
  const user = await open(address, vendor);
  await screen.findAllByRole('article');
  return user;
}
