import { screen, within } from '@testing-library/react';
import { ahead } from './samples.ts';
import { open, vendor } from './site.tsx';

/** The fourth to the twentieth of the month after next, all of them in one view and ahead. */
export const month = ahead(45).slice(0, 7);
export const day = (date: number) => `${month}-${String(date).padStart(2, '0')}`;
export const address = `/calendar?month=${month}`;

/** A closing of the first room, as the API tells it. */
export const closing = (given: object = {}) => ({
  ...{ _id: 'c1', scope: 'rooms' as const, roomNumbers: [101], from: day(10), to: day(13), note: 'Painting' },
  ...{ state: 'closed' as const, nights: 3, missed: 0, leftOut: [] },
  ...given,
});
export const painted = { from: day(10), to: day(13), kind: 'closed', closingId: 'c1', note: 'Painting' } as const;
export const stay = { from: day(10), to: day(12), kind: 'booked', guest: 'Amina', bookingRequestId: 'b1' } as const;

export const row = (roomNumber: number) => screen.getByRole('row', { name: new RegExp(`^Room ${roomNumber}`) });
/** The button of a night, which may be the bar of several. */
export const night = (date: number, roomNumber = 101) =>
  within(row(roomNumber))
    .getAllByRole<HTMLButtonElement>('button')
    .findLast((each) => Number(each.dataset.column) < date) as HTMLButtonElement;
export const pressed = (roomNumber = 101) =>
  within(row(roomNumber))
    .queryAllByRole('button', { pressed: true })
    .map((each) => Number(each.dataset.column) + 1);

export async function openMonth() {
  const user = await open(address, vendor);
  await screen.findByRole('grid');
  return user;
}
