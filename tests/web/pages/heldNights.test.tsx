import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { BookingRequest } from '../../../shared/contracts/bookings.ts';
import { answerDashboard, answerNights } from '../support/dashboard.ts';
import { answer, ok, sentTo } from '../support/fakeApi.ts';
import { closing, day, night, openMonth, painted, pressed, stay } from '../support/monthDesk.ts';
import { requestOf } from '../support/samples.ts';
import { button, fill, focused, says } from '../support/site.tsx';

const booking = (given: object = {}) =>
  requestOf('b1', {
    ...{ status: 'active', bookingStartDate: day(10), bookingEndDate: day(12), answeredAt: `${day(1)}T10:00:00.000Z` },
    ...{ userInfo: [{ userName: 'Amina', email: '', contactNumber: '03001234567' }], revision: 1, source: 'phone' },
    ...given,
  } as Partial<BookingRequest>);

beforeEach(() => {
  answerDashboard();
  answer('getVendorBooking', ok('booking_details', booking()));
});

describe('the nights that an owner has closed', () => {
  test('are opened as they were closed, all in one act', async () => {
    answerNights([painted], [], [closing()]);
    const user = await openMonth();
    await user.click(night(11));
    expect(pressed()).toEqual([10]);
    await says('Painting, room 101');
    answer('openNights', ok('nights_opened', closing({ state: 'opened' })));
    await user.click(screen.getAllByRole('button', { name: 'Open all, 3 nights' })[0] as HTMLElement);
    await waitFor(() => expect(sentTo('openNights')[0]?.params).toEqual({ postId: 'p1', closingId: 'c1' }));
    expect(sentTo('openNights')[0]?.query).toEqual({});
    await waitFor(() => expect(pressed()).toEqual([]));
  });

  test('are opened for a part, and the others stay closed', async () => {
    answerNights([painted], [], [closing()]);
    const user = await openMonth();
    await user.click(night(10));
    await fill('Last night', day(10));
    answer('openNights', ok('nights_opened', closing({ nights: 2 })));
    await user.click(button('Open these nights of room 101'));
    await waitFor(() => expect(sentTo('openNights')[0]?.query).toMatchObject({ from: day(10), to: day(11) }));
  });

  test('say how far their closing is, and which of them it left out', async () => {
    const leftOut = [{ roomNumber: 102, kind: 'booked' as const, from: day(11), to: day(12) }];
    const progress = { done: 4, of: 12 };
    answerNights([], [], [closing({ state: 'closing', progress, missed: 1, leftOut, scope: 'house' })]);
    await openMonth();
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Nights are being closed' }).value).toBe(4);
    await says('Left out: room 102');
  });
});

describe('the nights of a stay', () => {
  test('of a stay are one bar with its guest, and say whose they are', async () => {
    answerNights([stay]);
    const user = await openMonth();
    expect(night(11)).toBe(night(10));
    expect(night(10).textContent).toBe('Amina');
    await user.click(night(11));
    expect(pressed()).toEqual([10]);
    await says('Booked by Amina');
    expect(screen.queryByRole('button', { name: 'Close nights' })).toBeNull();
    expect(sentTo('closeNights')).toHaveLength(0);
  });

  test('of another calendar are a bar that says so', async () => {
    answerNights([{ from: day(10), to: day(12), kind: 'elsewhere' }]);
    const user = await openMonth();
    await user.click(night(10));
    await says('Another calendar has these nights');
  });

  test('are walked through by arrows, a bar at a time', async () => {
    answerNights([stay]);
    const user = await openMonth();
    night(9).focus();
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe(night(10));
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe(night(12));
    await user.keyboard('{ArrowLeft}{Enter}');
    await says('Booked by Amina');
  });
});

describe('a bar of a stay', () => {
  test('has the sign of its source where it is longer than a night, and says all of it to who rests on it', async () => {
    answerNights([
      { ...stay, source: 'phone' },
      { ...stay, from: day(14), to: day(15), source: 'agent' },
    ]);
    await openMonth();
    expect(within(night(10)).getByRole('img', { hidden: true }).getAttribute('aria-label')).toBe('By phone');
    expect(within(night(14)).queryByRole('img', { hidden: true })).toBeNull();
    expect(night(14).title).toMatch(/^Amina, 14 to 15 .+, Through an agent$/);
    expect(night(10).getAttribute('aria-label')).toMatch(/: booked by Amina, By phone$/);
  });

  test('leads to its guest and to its booking', async () => {
    answerNights([stay]);
    const user = await openMonth();
    await user.click(night(10));
    expect((await screen.findByRole<HTMLAnchorElement>('link', { name: /^Call Amina/ })).href).toBe(
      'tel:+923001234567',
    );
    await user.click(button('Open the booking of Amina'));
    const sheet = screen.getByRole('dialog', { name: 'Booking of Amina' });
    expect(within(sheet).getByRole('heading', { name: 'Amina' })).toBeDefined();
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await says('Booked by Amina');
  });
});

describe('a stay is moved in the month', () => {
  const others = [
    { roomNumber: 102, No_of_beds: 2, capacity: 3, price: 2500, free: true, smaller: false },
    { roomNumber: 201, No_of_beds: 2, capacity: 3, price: 2500, free: false, smaller: false },
  ];

  /** The month in which a stay of the first room is moved. */
  async function begin(...held: Parameters<typeof answerNights>) {
    answerNights(...held);
    answer('listOtherRooms', ok('other_rooms', others));
    const user = await openMonth();
    await user.click(night(10));
    await user.click(await screen.findByRole('button', { name: 'Move the booking of Amina' }));
    expect(focused()).toBe(night(10));
    return user;
  }

  test('by the arrows and Enter, and a question', async () => {
    const user = await begin([stay]);
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe(night(10, 102));
    await user.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'Another room for Amina?' });
    expect(within(sheet).getByRole<HTMLInputElement>('radio', { name: /^Room 102/ }).checked).toBe(true);
    answer('moveRoom', ok('room_moved', booking({ revision: 2 })));
    expect(focused()).toBe(within(sheet).getByRole('button', { name: 'Move' }));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sentTo('moveRoom')[0]?.body).toMatchObject({ roomNumber: 101, toRoomNumber: 102 }));
    await waitFor(() => expect(screen.queryByText('Booked by Amina')).toBeNull());
  });

  test('not to a room that is taken on these nights, which the page says', async () => {
    const user = await begin([stay]);
    await user.click(night(11, 201));
    await says('Room 201 is not free on these nights.');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(night(5, 102));
    expect(await screen.findByRole('dialog', { name: 'Another room for Amina?' })).toBeDefined();
  });

  test('not after Escape, which goes back to its guest', async () => {
    const user = await begin([stay]);
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'Move the booking of Amina' })).toBeDefined();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(pressed(102)).toEqual([10]);
    expect(sentTo('moveRoom')).toHaveLength(0);
  });
});
