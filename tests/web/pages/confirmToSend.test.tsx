import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { openSheet, typeDays } from '../support/bookingSheet.ts';
import { answer, bodyTo, listed, noLine, ok, Refusal, sentTo } from '../support/fakeApi.ts';
import { ahead, requestOf } from '../support/samples.ts';
import { arriveAt, button, field, fill, focused, noteOf, open, says, toastSays, traveller } from '../support/site.tsx';

const profile = {
  _id: traveller.id,
  name: 'Amina Khan',
  email: 'amina@exmaple.com',
  DateOfBirth: '1992-05-24',
  phoneNumber: '03001234567',
  emailConfirmed: false,
};
const unconfirmed = ok('own_profile', profile);
const confirmed = ok('own_profile', { ...profile, emailConfirmed: true });
const mailed = { code: 'email_code_sent', message: '', userEmail: profile.email } as const;

/** From now on the API knows that the address is right, and takes the request. */
function letGo() {
  answer('getUserProfile', confirmed);
  answer('createBookingRequest', ok('request_sent', requestOf('b1')));
  answer('getUserBooking', ok('booking_details', requestOf('b1')));
}

async function pressSend() {
  const user = await openSheet();
  await typeDays(ahead(10), ahead(13));
  await user.click(button('Continue'));
  await arriveAt('/sendBookingRequest');
  answer('createBookingRequest', new Refusal('email_unconfirmed'));
  answer('getUserProfile', unconfirmed);
  answer('sendUserEmailCode', mailed);
  await user.click(button('Send'));
  await says('Confirm your email, and your request goes');
  await screen.findByLabelText('Code');
  return user;
}

const keys = () => sentTo('createBookingRequest').map(({ body }) => body.requestKey);

describe('a request of a traveller whose email is not confirmed', () => {
  test('waits, gets one code by itself, and goes once under its key with the last digit', async () => {
    const user = await pressSend();
    await says(`A code and a link went to ${profile.email}`);
    expect(sentTo('sendUserEmailCode')).toHaveLength(1);
    expect(focused()).toBe(field('Code'));
    expect(field('Code')).toMatchObject({ autocomplete: 'one-time-code', inputMode: 'numeric' });
    answer('confirmUserEmail', () => {
      letGo();
      return { code: 'email_confirmed', message: '', userEmail: profile.email };
    });
    await user.click(field('Code'));
    await user.paste('123 456');
    await says('Your request is sent');
    expect(bodyTo('confirmUserEmail')).toEqual({ otp: '123456' });
    const [first, ...others] = keys();
    expect(others).toEqual([first]);
    expect(location.search).toBe('?booking=b1');
  });

  test('goes by itself within ten seconds once the link was pressed elsewhere', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await pressSend();
    letGo();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await says('Your request is sent');
    expect(keys()).toHaveLength(2);
  });

  test('is there after a reload and in a second tab, and no second mail goes', async () => {
    const user = await pressSend();
    await user.reload();
    await says('Confirm your email, and your request goes');
    await screen.findByLabelText('Code');
    const address = location.pathname + location.search;
    await open(address);
    await screen.findByLabelText('Code');
    expect(sentTo('sendUserEmailCode')).toHaveLength(1);
    expect(button('Send another code').disabled).toBe(true);
    expect(keys()).toHaveLength(1);
  });

  test('takes a mail that another tab has asked for just now as its own', async () => {
    const user = await openSheet();
    await typeDays(ahead(10), ahead(13));
    await user.click(button('Continue'));
    await arriveAt('/sendBookingRequest');
    answer('createBookingRequest', new Refusal('email_unconfirmed'));
    answer('getUserProfile', unconfirmed);
    answer('sendUserEmailCode', new Refusal('code_just_sent', { params: { seconds: 40 } }));
    await user.click(button('Send'));
    await screen.findByLabelText('Code');
    await waitFor(() => expect(screen.getByText(/^in (39|40) seconds$/)).toBeTruthy());
  });

  test('says a wrong code, marks its field, and does not send it again', async () => {
    const user = await pressSend();
    answer('confirmUserEmail', new Refusal('code_wrong', { params: { left: 4 } }));
    await user.type(field('Code'), '000000');
    await toastSays('You have 4 tries left');
    expect([field('Code').getAttribute('aria-invalid'), noteOf(field('Code'))]).toEqual(['true', '']);
    await user.click(button('Confirm'));
    await user.click(button('Confirm'));
    expect(sentTo('confirmUserEmail')).toHaveLength(1);
    expect(noteOf(field('Code'))).toContain('You have 4 tries left');
  });

  test('whose address was mistyped gets a code at the right one, with the password only where the API wants it', async () => {
    const user = await pressSend();
    await user.click(button('Correct the address'));
    expect(field('Email').value).toBe(profile.email);
    expect(screen.queryByLabelText('Password')).toBeNull();
    answer('changeUserEmail', new Refusal('password_needed'));
    await fill('Email', 'amina@example.com');
    await user.click(button('Use this address'));
    await screen.findByLabelText('Password');
    expect(field('Email').value).toBe('amina@example.com');
    answer('changeUserEmail', () => {
      answer('getUserProfile', ok('own_profile', { ...profile, email: 'amina@example.com' }));
      return { code: 'email_changed', message: '', userEmail: 'amina@example.com' };
    });
    await user.type(field('Password'), 'First#Road1');
    await user.click(button('Use this address'));
    await says('A code and a link went to amina@example.com');
    expect(sentTo('changeUserEmail').map(({ body }) => body)).toEqual([
      { email: 'amina@example.com' },
      { email: 'amina@example.com', password: 'First#Road1' },
    ]);
    expect(sentTo('sendUserEmailCode')).toHaveLength(2);
  });

  test('that was written without a line is not refused when there is one: it waits on, and says for what', async () => {
    const user = await openSheet();
    await typeDays(ahead(10), ahead(13));
    await user.click(button('Continue'));
    await arriveAt('/sendBookingRequest');
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(button('Send'));
    await says('Your request waits for a connection');
    answer('listUserBookings', listed('no_bookings', []));
    await open('/userbookings', traveller);
    answer('createBookingRequest', new Refusal('email_unconfirmed'));
    answer('getUserProfile', unconfirmed);
    answer('sendUserEmailCode', mailed);
    line.mockReturnValue(true);
    await act(async () => void dispatchEvent(new Event('online')));
    await toastSays(/^Confirm your email, and your request for .* goes by itself\./);
    await says('Waiting for your email');
    await user.click(screen.getByRole('link', { name: 'Confirm your email' }));
    await screen.findByLabelText('Code');
    await act(async () => void dispatchEvent(new Event('online')));
    expect(keys()).toHaveLength(1);
  });

  test('asks for its code when there is a line again', async () => {
    const user = await openSheet();
    await typeDays(ahead(10), ahead(13));
    await user.click(button('Continue'));
    await arriveAt('/sendBookingRequest');
    answer('createBookingRequest', new Refusal('email_unconfirmed'));
    answer('getUserProfile', unconfirmed);
    answer('sendUserEmailCode', noLine);
    await user.click(button('Send'));
    await screen.findByText(/Sarai cannot be reached/);
    expect(screen.queryByLabelText('Code')).toBeNull();
    answer('sendUserEmailCode', mailed);
    await act(async () => void dispatchEvent(new Event('online')));
    await screen.findByLabelText('Code');
  });
});
