import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { readStored } from '../../../web/src/storage.ts';
import { answer, bodyTo, listed, ok, Refusal, sentTo } from '../support/fakeApi.ts';
import { ahead, calendarOf, detailsOf, hotelOf, roomOf } from '../support/samples.ts';
import { arriveAt, button, field, open, says, traveller } from '../support/site.tsx';
import { haveMessages, messageOf } from '../support/talk.ts';
import { email, entered, mailed, typeContact } from '../support/visitor.ts';

const profile = { _id: traveller.id, name: 'Amina Khan', email, DateOfBirth: '1992-05-24', phoneNumber: '03001234567' };

/** Opens the page of a room whose owner may be asked or not. */
async function openRoom(session?: typeof traveller, takesQuestions = true, query = '') {
  const host = { firstName: 'Karim', since: '2025-04', ...(takesQuestions && { takesQuestions: true as const }) };
  answer('getRoomDetails', ok('room_details', { ...detailsOf(hotelOf('batura', [roomOf(3)])), host }));
  answer('getRoomCalendar', ok('room_calendar', calendarOf()));
  answer('listReviews', listed('no_reviews', []));
  const user = await open(`/user/room-details/batura?room=3${query}`, session);
  await screen.findByRole('heading', { name: 'Your host' });
  return user;
}

/** From now on the API takes the question, and has it. */
function takeQuestion() {
  answer('sendMessage', ({ body }) => {
    const message = messageOf(1, { text: body.text });
    haveMessages([message]);
    return ok('message_sent', message);
  });
}

async function ask(user: Awaited<ReturnType<typeof open>>) {
  await user.click(button('Ask the owner'));
  await user.type(await screen.findByLabelText('Your question'), 'Is there a heater?');
  return within(screen.getByRole('dialog'));
}

describe('a question to an owner', () => {
  test('of a traveller goes at once, with the days of the page, and leads to the thread', async () => {
    const user = await openRoom(traveller, true, `&checkIn=${ahead(10)}&checkOut=${ahead(12)}`);
    haveMessages([]);
    takeQuestion();
    const dialog = await ask(user);
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await arriveAt('/messages');
    await says('Is there a heater?');
    expect(bodyTo('sendMessage')).toMatchObject({
      text: 'Is there a heater?',
      bookingStartDate: ahead(10),
      bookingEndDate: ahead(12),
    });
  });

  test('goes without the days where they are taken out', async () => {
    const user = await openRoom(traveller, true, `&checkIn=${ahead(10)}&checkOut=${ahead(12)}`);
    haveMessages([]);
    takeQuestion();
    const dialog = await ask(user);
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await arriveAt('/messages');
    await waitFor(() => expect(sentTo('sendMessage')).toHaveLength(1));
    expect(bodyTo('sendMessage')).not.toHaveProperty('bookingStartDate');
  });

  test('without words is not sent', async () => {
    const user = await openRoom(traveller);
    await user.click(button('Ask the owner'));
    await screen.findByLabelText('Your question');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Send' }));
    expect(location.pathname).toContain('room-details');
    expect(sentTo('sendMessage')).toHaveLength(0);
  });

  test('cannot be asked where the owner has not confirmed, and the button says so', async () => {
    const user = await openRoom(traveller, false);
    const asks = button('Questions come once the owner has confirmed the email');
    expect(asks.getAttribute('aria-disabled')).toBe('true');
    await user.click(asks);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('of a visitor goes once with the code of a mail', async () => {
    const user = await openRoom();
    const dialog = await ask(user);
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await arriveAt('/messages');
    await says('Say who asks, then send');
    await says('Is there a heater?');
    await typeContact();
    answer('sendUserLoginCode', mailed());
    answer('userLoginByLink', new Refusal('link_unopened'));
    await user.click(button('Send'));
    await screen.findByLabelText('Code');
    answer('userLoginByCode', entered);
    haveMessages([]);
    takeQuestion();
    await user.type(field('Code'), '123456');
    await screen.findByLabelText('Your message');
    await waitFor(() => expect(readStored('unsentMessages')).toBeNull());
    expect(sentTo('sendMessage')).toHaveLength(1);
    expect(bodyTo('sendMessage')).toMatchObject({ text: 'Is there a heater?' });
    expect(readStored('messageDrafts')).toBeNull();
  });

  test('of a visitor with a password travels along to the thread', async () => {
    const user = await openRoom();
    const dialog = await ask(user);
    await user.click(dialog.getByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('link', { name: 'I have a password' }));
    await arriveAt('/userLogin');
    await says(/Log in to ask the owner of Hotel batura/);
    answer('userLogin', entered);
    haveMessages([]);
    await user.type(field('Email'), email);
    await user.type(field('Password'), 'First#Road1{Enter}');
    await arriveAt('/messages');
    const box = await screen.findByLabelText<HTMLTextAreaElement>('Your message');
    expect(box.value).toBe('Is there a heater?');
    expect(sentTo('sendMessage')).toHaveLength(0);
  });

  test('of a traveller whose email is not confirmed waits for the code, and goes once under its key', async () => {
    const user = await openRoom(traveller);
    haveMessages([]);
    answer('sendMessage', new Refusal('writer_unconfirmed'));
    answer('getUserProfile', ok('own_profile', { ...profile, emailConfirmed: false }));
    answer('sendUserEmailCode', { code: 'email_code_sent', message: '', userEmail: email });
    const dialog = await ask(user);
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await arriveAt('/messages');
    await screen.findByLabelText('Code');
    answer('confirmUserEmail', () => {
      answer('getUserProfile', ok('own_profile', { ...profile, emailConfirmed: true }));
      takeQuestion();
      return { code: 'email_confirmed', message: '', userEmail: email };
    });
    await user.type(field('Code'), '123456');
    await waitFor(() => expect(readStored('unsentMessages')).toBeNull());
    const [first, ...others] = sentTo('sendMessage').map(({ body }) => body.requestKey);
    expect(others).toEqual([first]);
    await waitFor(() => expect(screen.queryByLabelText('Code')).toBeNull());
  });

  test('that was written without a line goes when the site is opened', async () => {
    const user = await openRoom(traveller);
    haveMessages([]);
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const dialog = await ask(user);
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await says('Waits for a connection');
    answer('listUserThreads', listed('no_threads', []));
    await open('/messages', traveller);
    await says('Your message waits for a connection');
    takeQuestion();
    line.mockReturnValue(true);
    await act(async () => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(sentTo('sendMessage')).toHaveLength(1));
  });
});
