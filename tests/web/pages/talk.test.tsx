import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { readStored } from '../../../web/src/storage.ts';
import { answer, bodyTo, noLine, ok, Refusal, sentenceOf, sentTo } from '../support/fakeApi.ts';
import { button, field, open, plain, says, traveller } from '../support/site.tsx';
import { haveMessages, haveTwoPages, messageOf } from '../support/talk.ts';

const at = '/messages?property=batura';
const texts = () =>
  within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .map(({ textContent }) => plain(textContent));

/** From now on the API takes messages, and has them. */
function takeMessages(first = 1) {
  let next = first;
  answer('sendMessage', ({ body }) => {
    const message = messageOf(next, { text: body.text });
    next += 1;
    haveMessages([message]);
    return ok('message_sent', message);
  });
}

async function write(text: string, session = traveller, address = at) {
  const user = await open(address, session);
  await user.type(await screen.findByLabelText('Your message'), text);
  return user;
}

describe('a thread', () => {
  test('shows who wrote what, by days, and the line of what is unread; and notes that it was read', async () => {
    answer('readThread', { code: 'thread_read', message: '' });
    haveMessages([messageOf(1), messageOf(2, { by: 'owner' }), messageOf(3, { by: 'owner' })], { unread: 1 });
    await open(at, traveller);
    await says('Batura Inn');
    const [own, before, unread] = texts();
    expect(own).toMatch(/^You:Message 1/);
    expect(before).toMatch(/^Karim:Message 2/);
    expect(unread).toMatch(/^Not read yetKarim:Message 3/);
    await waitFor(() => expect(bodyTo('readThread')).toEqual({ upTo: '3' }));
  });

  test('is not noted as read where nothing is unread', async () => {
    haveMessages([messageOf(1, { by: 'owner' })]);
    await open(at, traveller);
    await says('Message 1');
    expect(sentTo('readThread')).toHaveLength(0);
  });

  test('shows older messages above on demand', async () => {
    haveTwoPages([messageOf(1), messageOf(2)], [messageOf(3)]);
    const user = await open(at, traveller);
    await user.click(await screen.findByRole('button', { name: 'Show older messages' }));
    await waitFor(() => expect(texts()).toHaveLength(3));
    expect(texts()[0]).toContain('Message 1');
    expect(screen.queryByRole('button', { name: 'Show older messages' })).toBeNull();
  });

  test('says below a message that something in it is covered', async () => {
    haveMessages([messageOf(1, { by: 'owner', text: 'Call •••' })]);
    await open(at, traveller);
    await says('Links and long numbers are covered until a booking is accepted.');
  });

  test('sends with Enter where there are keys, and begins a line with Shift', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    haveMessages([]);
    takeMessages();
    const user = await write('Is there{Shift>}{Enter}{/Shift}a heater?{Enter}');
    await says('Is there\na heater?'.replace('\n', ' '));
    expect(bodyTo('sendMessage')).toMatchObject({ text: 'Is there\na heater?' });
    expect(field('Your message').value).toBe('');
    expect(user).toBeTruthy();
  });

  test('begins a line with Enter on glass', async () => {
    haveMessages([]);
    await write('One{Enter}two');
    expect(field('Your message').value).toBe('One\ntwo');
    expect(sentTo('sendMessage')).toHaveLength(0);
  });

  test('keeps what is typed over a reload', async () => {
    haveMessages([]);
    const user = await write('Is there a heater?');
    await user.reload();
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Your message')).value).toBe('Is there a heater?');
  });

  test('counts near the bound, and sends nothing that is too long', async () => {
    haveMessages([]);
    const user = await open(at, traveller);
    await screen.findByLabelText('Your message');
    await user.click(field('Your message'));
    await user.paste('ا'.repeat(990));
    await says('10 characters left');
    await user.paste('اااااااااااا');
    await says('must have 1,000 characters at most');
    await user.click(button('Send'));
    expect(sentTo('sendMessage')).toHaveLength(0);
  });

  test('keeps a refused message with the reason, and lets it be changed', async () => {
    haveMessages([]);
    answer('sendMessage', new Refusal('too_many_attempts'));
    const user = await write('Is there a heater?');
    await user.click(button('Send'));
    await says(sentenceOf('too_many_attempts'));
    await user.click(button('Change it'));
    expect(field('Your message').value).toBe('Is there a heater?');
    expect(readStored('unsentMessages')).toBeNull();
  });

  test('waits without a line, and sends each once and in order when there is one', async () => {
    haveMessages([]);
    const user = await open(at, traveller);
    await screen.findByLabelText('Your message');
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    for (const text of ['First', 'Second']) {
      await user.type(field('Your message'), text);
      await user.dblClick(button('Send'));
    }
    expect(screen.getAllByText('Waits for a connection')).toHaveLength(2);
    takeMessages();
    line.mockReturnValue(true);
    await act(async () => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(readStored('unsentMessages')).toBeNull());
    expect(sentTo('sendMessage').map(({ body }) => body.text)).toEqual(['First', 'Second']);
  });

  test('sends a message whose answer was lost again under its key', async () => {
    haveMessages([]);
    answer('sendMessage', noLine);
    const user = await write('Is there a heater?');
    await user.click(button('Send'));
    await waitFor(() => expect(sentTo('sendMessage')).toHaveLength(1));
    takeMessages();
    await act(async () => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(readStored('unsentMessages')).toBeNull());
    const [first, second] = sentTo('sendMessage').map(({ body }) => body.requestKey);
    expect(second).toBe(first);
  });

  test('whose other side is gone, or whose hotel is, says so in place of the field', async () => {
    haveMessages([messageOf(1)], { closed: 'person_gone' });
    await open(at, traveller);
    await says('The owner is not on Sarai now, so no more can be written here.');
    expect(screen.queryByLabelText('Your message')).toBeNull();
  });

  test('is blocked after a question, and allowed again', async () => {
    haveMessages([messageOf(1, { by: 'owner' })]);
    const user = await open(at, traveller);
    await user.click(await screen.findByRole('button', { name: 'Block' }));
    answer('blockThread', () => {
      haveMessages([messageOf(1, { by: 'owner' })], { closed: 'blocked', blocked: true });
      return { code: 'thread_blocked', message: '' };
    });
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Block' }));
    await says('You have blocked Karim: neither of you can write here.');
    answer('blockThread', () => {
      haveMessages([messageOf(1, { by: 'owner' })]);
      return { code: 'thread_allowed', message: '' };
    });
    await user.click(button('Allow messages again'));
    await screen.findByLabelText('Your message');
    expect(sentTo('blockThread').map(({ body }) => body.blocked)).toEqual([true, false]);
  });

  test('has its messages reported one by one, with a reason', async () => {
    haveMessages([messageOf(1, { by: 'owner', text: 'Pay me first.' }), messageOf(2)]);
    const user = await open(at, traveller);
    await user.click(await screen.findByRole('button', { name: 'Report' }));
    await user.click(button('Report this message'));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Pay me first.')).toBeTruthy();
    answer('reportMessage', { code: 'message_reported', message: '' });
    await user.click(dialog.getByLabelText('Somebody asks for money in advance'));
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodyTo('reportMessage')).toEqual({ messageId: '1', reason: 'asks_for_money', note: '' });
  });

  test('that is none says so, and leads to the inbox', async () => {
    answer('getUserThread', new Refusal('room_not_found'));
    await open(at, traveller);
    await says('Nothing was written here');
  });
});
