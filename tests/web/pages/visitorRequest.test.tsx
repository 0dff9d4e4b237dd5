import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { readBookingDraft } from '../../../web/src/features/bookings/request/bookingDraft.ts';
import { readStored } from '../../../web/src/storage.ts';
import { answer, bodyTo, noLine, Refusal, sentenceOf, sentTo } from '../support/fakeApi.ts';
import { alert, arriveAt, button, field, fill, focused, open, says, toastSays } from '../support/site.tsx';
import { askForCode, email, entered, mailed, openReview, takeRequest, typeContact } from '../support/visitor.ts';

describe('a visitor who asks for a room', () => {
  test('says who asks, types a code, and the request goes with its last digit', async () => {
    const user = await askForCode();
    expect(bodyTo('sendUserLoginCode')).toEqual({ email, userName: 'Amina Khan', contactNumber: '03001234567' });
    await says(`A code went to ${email}`);
    expect(focused()).toBe(field('Code'));
    answer('userLoginByCode', entered);
    takeRequest();
    await user.type(field('Code'), '123456');
    await says('Your request is sent');
    expect(bodyTo('userLoginByCode')).toEqual({ userId: 'login-1', otp: '123456' });
    expect([sentTo('sendUserLoginCode'), sentTo('createBookingRequest')].map(({ length }) => length)).toEqual([1, 1]);
    expect(sentTo('createBookingRequest')[0]?.token).toBe('u.new');
    expect(location.search).toBe('?booking=b1');
    expect(['bookingDraft', 'waitingRequests', 'sentCode'].map((name) => readStored(name as 'sentCode'))).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('fills in fields that browsers know, and reads who sees them', async () => {
    await openReview();
    expect(['Name', 'Email', 'Contact Number'].map((label) => field(label).autocomplete)).toEqual([
      'name',
      'email',
      'tel',
    ]);
    await says('The owner sees your name, email and number, and has until');
  });

  test('is in, and the request goes, within ten seconds once the link was pressed elsewhere', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await askForCode();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(sentTo('userLoginByLink')).toHaveLength(1);
    answer('userLoginByLink', entered);
    takeRequest();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    await says('Your request is sent');
    expect(sentTo('userLoginByLink').at(-1)?.body).toEqual({ userId: 'login-1' });
  });

  test('loses nothing by a reload, a second tab and the way back, and no second mail goes', async () => {
    const user = await askForCode();
    await user.reload();
    await screen.findByLabelText('Code');
    await user.click(screen.getByRole('link', { name: 'Change days, rooms, guests or note' }));
    await arriveAt('/user/room-details/batura');
    await screen.findByLabelText('Check-in');
    await user.click(button('Continue'));
    await arriveAt('/sendBookingRequest');
    expect(field('Name').value).toBe(' Amina  Khan');
    await user.click(button('Send'));
    await screen.findByLabelText('Code');
    expect(sentTo('sendUserLoginCode')).toHaveLength(1);
  });

  test('with a mistyped address goes back to it, and gets a code at the right one', async () => {
    const user = await askForCode();
    await user.click(button('Correct the address'));
    expect(field('Email').value).toBe(email);
    await fill('Email', 'amina.khan@example.com');
    answer('sendUserLoginCode', mailed('login-2'));
    await user.click(button('Send'));
    await says('A code went to amina.khan@example.com');
    answer('userLoginByCode', new Refusal('code_wrong', { params: { left: 4 } }));
    await user.type(field('Code'), '000000');
    await toastSays('You have 4 tries left');
    expect(bodyTo('userLoginByCode')).toMatchObject({ userId: 'login-2' });
  });

  test('who changes the number alone gets a mail for it', async () => {
    const user = await askForCode();
    await user.click(button('Correct the address'));
    await fill('Contact Number', '0300 7654321');
    await user.click(button('Send'));
    await screen.findByLabelText('Code');
    expect(sentTo('sendUserLoginCode').map(({ body }) => body.contactNumber)).toEqual(['03001234567', '03007654321']);
  });

  test('with a wrong field asks nothing, and is told what the API finds', async () => {
    const user = await openReview();
    await user.click(button('Send'));
    expect(focused()).toBe(field('Name'));
    await typeContact();
    answer('sendUserLoginCode', new Refusal('too_many_attempts'));
    await user.click(button('Send'));
    await waitFor(() => expect(alert().textContent).toContain(sentenceOf('too_many_attempts')));
    expect(field('Email').value).toBe(email);
  });

  test('without a line keeps all that was typed, and the code goes when there is one', async () => {
    const user = await openReview();
    await typeContact();
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await user.click(button('Send'));
    await says('what you typed is kept');
    await user.reload();
    await says('what you typed is kept');
    expect(readBookingDraft()?.contact).toMatchObject({ email });
    answer('sendUserLoginCode', mailed());
    answer('userLoginByLink', new Refusal('link_unopened'));
    line.mockReturnValue(true);
    await act(async () => void dispatchEvent(new Event('online')));
    await screen.findByLabelText('Code');
    expect(sentTo('sendUserLoginCode')).toHaveLength(1);
  });

  test('whose line fails at the press goes on when it is back', async () => {
    const user = await openReview();
    await typeContact();
    answer('sendUserLoginCode', noLine);
    await user.click(button('Send'));
    await toastSays(/Sarai cannot be reached/);
    answer('sendUserLoginCode', mailed());
    answer('userLoginByLink', new Refusal('link_unopened'));
    await user.click(button('Send a code'));
    await screen.findByLabelText('Code');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull());
  });

  test('whose login has ended meanwhile reads that the code has expired', async () => {
    const user = await askForCode();
    answer('userLoginByCode', new Refusal('recovery_ended'));
    await user.type(field('Code'), '123456');
    await toastSays(sentenceOf('code_expired'));
  });

  test('with a password logs in as before, and looks the request over', async () => {
    const user = await openReview();
    await typeContact();
    await user.click(screen.getByRole('link', { name: 'I have a password' }));
    await arriveAt('/userLogin');
    await says(/Log in to ask for Hotel batura/);
    answer('userLogin', entered);
    await user.type(field('Email'), email);
    await user.type(field('Password'), 'First#Road1{Enter}');
    await arriveAt('/sendBookingRequest');
    await says('3 nights × PKR 7,200 = PKR 21,600');
    expect(screen.queryByLabelText('Contact Number')).toBeNull();
    expect(readBookingDraft()?.contact).toBeUndefined();
  });

  test('whose request is refused at the end reads why, and nothing typed is lost', async () => {
    const user = await askForCode();
    answer('userLoginByCode', entered);
    answer('createBookingRequest', new Refusal('nights_taken'));
    await user.type(field('Code'), '123456');
    await says('Your request is not sent');
    await user.click(button('Look it over again'));
    await says('Look it over, then send');
    await says('3 nights × PKR 7,200 = PKR 21,600');
  });

  test('without a begun request is sent to login', async () => {
    await open('/sendBookingRequest');
    await arriveAt('/userLogin');
  });
});
