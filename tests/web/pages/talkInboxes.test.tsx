import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { answer, bodyTo, listed, ok, Refusal, sentTo } from '../support/fakeApi.ts';
import { button, field, open, plain, says, traveller, vendor } from '../support/site.tsx';
import { haveMessages, messageOf, thread } from '../support/talk.ts';

const at = '/messages?property=batura';
const texts = () =>
  within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .map(({ textContent }) => plain(textContent));

async function write(text: string, session = traveller, address = at) {
  const user = await open(address, session);
  await user.type(await screen.findByLabelText('Your message'), text);
  return user;
}

describe('the hotel’s side of a thread', () => {
  const address = '/guestMessages?thread=t1&booking=b1';
  beforeEach(() => answer('listVendorPendingRequests', listed('no_pending_bookings', [])));

  test('names who of the house wrote, and opens a thread by a booking', async () => {
    haveMessages([messageOf(1, { by: 'owner', name: 'Sana' }), messageOf(2)], { name: 'Amina' });
    answer('sendMessageAsOwner', () => ok('message_sent', messageOf(3, { by: 'owner' })));
    const user = await write('Welcome.', vendor, address);
    expect(
      texts()
        .filter((text) => /:Message \d/.test(text))
        .map((text) => text.split(':')[0]),
    ).toEqual(['Sana', 'Amina']);
    expect(sentTo('getVendorThread')[0]?.query).toMatchObject({ bookingRequestId: 'b1' });
    await user.click(button('Send'));
    await waitFor(() => expect(sentTo('sendMessageAsOwner')).toHaveLength(1));
    expect(bodyTo('sendMessageAsOwner')).toMatchObject({ text: 'Welcome.', bookingRequestId: 'b1' });
  });

  test('uses, saves, changes and removes answers', async () => {
    haveMessages([messageOf(1)]);
    const way = { _id: 'a1', name: 'The way', text: 'Left at the bridge.' };
    answer('listSavedAnswers', ok('saved_answers', [way]));
    const user = await write('Hello!', vendor, address);
    await user.click(button('Saved answers'));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Save what I have written' }));
    answer('saveAnswer', ({ body }) => ok('answer_saved', [way, { ...body, _id: 'a2' }]));
    await user.type(dialog.getByLabelText('Name'), 'Greeting');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByRole('button', { name: 'Use: Greeting' });
    expect(bodyTo('saveAnswer')).toEqual({ name: 'Greeting', text: 'Hello!' });
    answer('removeSavedAnswer', ok('answer_removed', [way]));
    await user.click(dialog.getByRole('button', { name: 'Remove: Greeting' }));
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Use: Greeting' })).toBeNull());
    await user.click(dialog.getByRole('button', { name: 'Use: The way' }));
    expect(field('Your message').value).toBe('Hello!\nLeft at the bridge.');
  });

  test('is not blocked by who helps there', async () => {
    haveMessages([messageOf(1)]);
    answer('listVendorDay', new Refusal('internal'));
    await open(address, { ...vendor, staff: true });
    await screen.findByRole('button', { name: 'Report' });
    expect(screen.queryByRole('button', { name: 'Block' })).toBeNull();
  });
});

describe('an inbox', () => {
  const line = {
    ...thread,
    at: '2026-11-20T07:01:00.000Z',
    by: 'owner' as const,
    beginning: 'Yes, there is.',
    unread: 2,
  };
  const { agreed: _, ...threadLine } = line;

  test('names the hotel, how the last message begins and what is unread, and leads to the thread', async () => {
    answer('listUserThreads', listed('own_threads', [threadLine]));
    answer('countUserUnreadThreads', ok('unread_threads', { threads: 1 }));
    await open('/messages', traveller);
    await says('Batura Inn');
    const link = within(screen.getByRole('main')).getByRole('link', { name: /Batura Inn/ });
    expect(link.getAttribute('href')).toBe(at);
    expect(plain(link.textContent)).toContain('2 unread messages');
    expect(screen.getByText('1 conversation has unread messages')).toBeTruthy();
  });

  test('of a hotel names the guest', async () => {
    answer('listVendorPendingRequests', listed('no_pending_bookings', []));
    answer('listVendorThreads', listed('own_threads', [{ ...threadLine, name: 'Amina' }]));
    await open('/guestMessages', vendor);
    const link = await screen.findByRole('link', { name: /Amina/ });
    expect(link.getAttribute('href')).toBe('/guestMessages?thread=t1');
  });

  test('of a hotel is a view of the desk, which says how many conversations have something unread', async () => {
    answer('listVendorPendingRequests', listed('no_pending_bookings', []));
    answer('listVendorThreads', listed('no_threads', []));
    answer('countVendorUnreadThreads', ok('unread_threads', { threads: 3 }));
    await open('/guestMessages', vendor);
    const desk = within(await screen.findByRole('navigation', { name: 'Dashboard' }));
    const link = await desk.findByRole('link', { name: /Messages.*3 conversations have unread messages/ });
    expect(link.getAttribute('href')).toBe('/guestMessages');
  });

  test('gives the focus to the thread that is opened from it, and gets it back', async () => {
    answer('listUserThreads', listed('own_threads', [threadLine]));
    haveMessages([messageOf(1)]);
    const user = await open('/messages', traveller);
    await user.click(await within(screen.getByRole('main')).findByRole('link', { name: /Batura Inn/ }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
    await user.click(await screen.findByRole('link', { name: 'All messages' }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
    await screen.findByRole('heading', { name: 'Messages', level: 1 });
  });

  test('without threads says how one begins', async () => {
    answer('listUserThreads', listed('no_threads', []));
    await open('/messages', traveller);
    await says('Ask an owner on the page of a room');
  });
});
