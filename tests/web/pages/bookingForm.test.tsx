import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answerRoom, openSheet, roomPath, typeDays } from '../support/bookingSheet.ts';
import { answer, ok } from '../support/fakeApi.ts';
import { ahead, detailsOf, hotelOf, roomOf } from '../support/samples.ts';
import {
  arriveAt,
  button,
  field,
  fill,
  focused,
  noteOf,
  open,
  says,
  traveller,
  vendor,
  wide,
} from '../support/site.tsx';

describe('the form of a request', () => {
  test('says nights times price, and what it says is what is looked over next', async () => {
    const user = await openSheet();
    expect(screen.getByText('Choose your days to see the whole price.')).toBeTruthy();
    await typeDays(ahead(10), ahead(13));
    await says('3 nights × PKR 7,200 = PKR 21,600');
    await typeDays(ahead(10), ahead(11));
    await says('1 night × PKR 7,200 = PKR 7,200');
    await user.click(button('Continue'));
    await arriveAt('/sendBookingRequest');
    await says('1 night × PKR 7,200 = PKR 7,200');
  });

  test('has as many guests as the room sleeps, and one at least', async () => {
    const user = await openSheet();
    const count = () => document.querySelector('output')?.textContent;
    expect(count()).toBe('2 guests');
    await user.click(button('Add a guest'));
    expect(count()).toBe('3 guests');
    expect(button('Add a guest').getAttribute('aria-disabled')).toBe('true');
    await user.click(button('Add a guest'));
    expect(count()).toBe('3 guests');
    for (let presses = 0; presses < 3; presses += 1) await user.click(button('Remove a guest'));
    expect(count()).toBe('1 guest');
    expect(button('Remove a guest').getAttribute('aria-disabled')).toBe('true');
    expect(button('Add a guest').getAttribute('aria-disabled')).not.toBe('true');
  });

  test('puts the focus on the first field that is wrong, and goes nowhere', async () => {
    const user = await openSheet();
    await user.click(button('Continue'));
    expect(focused()).toBe(field('Check-in'));
    expect(noteOf(field('Check-in'))).toContain('Check-in is required');
    expect(noteOf(field('Check-out'))).toContain('Check-out is required');
    await user.type(field('Check-in'), ahead(10));
    await user.click(button('Continue'));
    expect(focused()).toBe(field('Check-out'));
    expect(location.pathname).toBe('/user/room-details/batura');
  });

  test('lets nobody arrive in a taken night, nor stay over one, but leave on its day', async () => {
    const user = await openSheet({ taken: [ahead(12), ahead(13)] });
    await typeDays(ahead(12), ahead(15));
    await user.click(button('Continue'));
    expect(noteOf(field('Check-in'))).toContain('This night is taken.');
    await typeDays(ahead(10), ahead(14));
    await user.click(button('Continue'));
    expect(noteOf(field('Check-out'))).toMatch(/The night from .* is taken/);
    expect(screen.queryByText(/PKR 7,200 = /)).toBeNull();
    await typeDays(ahead(10), ahead(12));
    await user.click(button('Continue'));
    await arriveAt('/sendBookingRequest');
  });

  test('keeps days, guests and note over a reload and a detour to another room', async () => {
    const user = await openSheet();
    await typeDays(ahead(10), ahead(12));
    await user.click(button('Add a guest'));
    await user.click(button(/Add a note/));
    await user.type(field('Note for the owner'), 'We come late.');
    await user.reload();
    await user.click(await screen.findByRole('button', { name: 'Book Now' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Check-in')).value).toBe(ahead(10));
    expect(field('Check-out').value).toBe(ahead(12));
    expect(document.querySelector('output')?.textContent).toBe('3 guests');
    expect(field('Note for the owner').value).toBe('We come late.');
  });

  test('begins with the days of the address', async () => {
    answerRoom();
    const user = await open(`${roomPath}&checkIn=${ahead(20)}&checkOut=${ahead(22)}`, traveller);
    await user.click(await screen.findByRole('button', { name: 'Book Now' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Check-in')).value).toBe(ahead(20));
    expect(field('Check-out').value).toBe(ahead(22));
    await says('2 nights × PKR 7,200 = PKR 14,400');
  });

  test('says which day it understood, where a day could be two', async () => {
    await openSheet();
    const year = Number(ahead(0).slice(0, 4)) + 1;
    await fill('Check-in', `05/06/${year}`);
    expect(noteOf(field('Check-in'))).toMatch(/6 May \d+\. The month is read first\./);
    await fill('Check-in', `31/12/${year}`);
    expect(noteOf(field('Check-in'))).toMatch(/31 December \d+$/);
  });

  test('tells a visitor what comes next, and what the owner sees', async () => {
    await openSheet({ session: null });
    await says('The owner sees your name, email and number, and has 24 hours at most to answer.');
  });

  test.each([true, undefined])(
    'says before anything is sent whether the host has not confirmed the email: %s',
    async (newHost) => {
      answerRoom();
      const hotel = { ...hotelOf('batura'), ...(newHost && { newHost }) };
      answer('getRoomDetails', ok('room_details', detailsOf(hotel)));
      const user = await open(roomPath, traveller);
      await user.click(await screen.findByRole('button', { name: 'Book Now' }));
      await screen.findByLabelText('Check-in');
      const note = () => screen.queryAllByText(/has not confirmed the email address yet/).length > 0;
      expect(note()).toBe(newHost === true);
      await typeDays(ahead(10), ahead(13));
      await user.click(button('Continue'));
      await arriveAt('/sendBookingRequest');
      expect(note()).toBe(newHost === true);
    },
  );

  test('is closed by its button, and the focus is back where it was opened', async () => {
    const user = await openSheet();
    await user.click(button('Close'));
    await waitFor(() => expect(screen.queryByLabelText('Check-in')).toBeNull());
    expect(button('Book Now')).toBeTruthy();
  });

  test('stands open in the panel of a wide screen', async () => {
    wide();
    answerRoom();
    await open(roomPath, traveller);
    expect(await screen.findByLabelText('Check-in')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Book Now' })).toHaveLength(1);
  });

  test('is not there for a vendor, nor for a room that takes no guests', async () => {
    answerRoom();
    await open(roomPath, vendor);
    expect(await screen.findByText(/Rooms are booked with a traveller's account/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Book Now' })).toBeNull();
  });

  test('cannot be opened while the room takes no guests', async () => {
    answerRoom({ rooms: [roomOf(3, { availability: false })] });
    await open(roomPath, traveller);
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Book Now' })).disabled).toBe(true);
  });
});
