import { screen } from '@testing-library/react';
import { answer, listed, ok } from './fakeApi.ts';
import { calendarOf, detailsOf, hotelOf, roomOf } from './samples.ts';
import { fill, open, traveller } from './site.tsx';

export const roomPath = '/user/room-details/batura?room=3';

export function answerRoom({ taken = [] as string[], rooms = [roomOf(3)] } = {}) {
  answer('getRoomDetails', ok('room_details', detailsOf(hotelOf('batura', rooms))));
  answer('getRoomCalendar', ok('room_calendar', calendarOf(taken)));
  answer('listReviews', listed('no_reviews', []));
}

export async function openSheet({ session = traveller as typeof traveller | null, taken = [] as string[] } = {}) {
  answerRoom({ taken });
  const user = await open(roomPath, session ?? undefined);
  await user.click(await screen.findByRole('button', { name: 'Book Now' }));
  await screen.findByLabelText('Check-in');
  await screen.findByRole('grid');
  return user;
}

export async function typeDays(checkIn: string, checkOut: string) {
  await fill('Check-in', checkIn);
  await fill('Check-out', checkOut);
}
