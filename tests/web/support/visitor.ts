import { screen } from '@testing-library/react';
import { openSheet, typeDays } from './bookingSheet.ts';
import { answer, ok, Refusal } from './fakeApi.ts';
import { ahead, requestOf } from './samples.ts';
import { arriveAt, button, fill, says, traveller } from './site.tsx';

export const email = 'amina@example.com';
export const mailed = (userId = 'login-1') =>
  ({ code: 'login_code_sent', message: '', userId, userEmail: email }) as const;
export const entered = ok('logged_in', { user: { _id: traveller.id, email }, token: 'u.new' });

export async function openReview() {
  const user = await openSheet({ session: null });
  await typeDays(ahead(10), ahead(13));
  await user.click(button('Continue'));
  await arriveAt('/sendBookingRequest');
  await says('Look it over, then send');
  return user;
}

export async function typeContact() {
  await fill('Name', ' Amina  Khan');
  await fill('Email', email);
  await fill('Contact Number', '0300 1234567');
}

/** From the room to the step of the code. */
export async function askForCode() {
  const user = await openReview();
  await typeContact();
  answer('sendUserLoginCode', mailed());
  answer('userLoginByLink', new Refusal('link_unopened'));
  await user.click(button('Send'));
  await screen.findByLabelText('Code');
  return user;
}

export function takeRequest() {
  answer('createBookingRequest', ok('request_sent', requestOf('b1')));
  answer('getUserBooking', ok('booking_details', requestOf('b1')));
}
