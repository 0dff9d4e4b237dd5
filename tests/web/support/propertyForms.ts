import { fireEvent, screen, within } from '@testing-library/react';
import type { VendorProperty } from '../../../shared/contracts/properties.ts';
import { answerDay } from './dashboard.ts';
import { answer, listed, ok } from './fakeApi.ts';
import { hotelOf, ownerProfile, roomOf } from './samples.ts';
import { fill } from './site.tsx';

/** A property as its owner reads it. */
export function ownOf(_id: string, rooms = [roomOf(101)], given: Partial<VendorProperty> = {}): VendorProperty {
  return {
    ...hotelOf(_id, rooms),
    listedAt: '2026-11-01T06:00:00.000Z',
    revision: 3,
    ...given,
  };
}

/** The API answers for an owner for whom no request waits. */
export function answerOwner() {
  answer('getVendorProfile', ok('own_profile', ownerProfile));
  answer('listVendorPendingRequests', listed('no_pending_bookings', []));
  answerDay([]);
}

export const room = (number = '') =>
  within(screen.getByRole('group', { name: number === '' ? 'Room' : `Room ${number}` }));
export const inRoom = (label: string, number = '') => room(number).getByLabelText<HTMLInputElement>(label);
const setIn = (label: string, value: string, number = '') =>
  fireEvent.change(inRoom(label, number), { target: { value } });

const typed = {
  Name: 'Cedar Lodge',
  Description: 'Quiet rooms above the river.',
  Location: 'Hunza Valley',
  Street: '1 River Road',
  City: 'Karimabad',
  State: 'Gilgit-Baltistan',
  'Zip code': '15700',
};

export async function fillProperty() {
  for (const [label, value] of Object.entries(typed)) await fill(label, value);
  for (const [label, value] of [
    ['Number of beds', '2'],
    ['Guest capacity', '3'],
    ['Price per night', '12,500'],
    ['Room number', '101'],
  ] as const)
    setIn(label, value);
}
