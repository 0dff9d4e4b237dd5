import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { answer, bodyTo, Refusal, sentTo } from '../support/fakeApi.ts';
import { card, findCard, inCard, isOpen, openWithSix, type, unfolds } from '../support/kindCards.ts';
import { answerOwner } from '../support/propertyForms.ts';
import { button, focused, noteOf, open, plain, says, vendor } from '../support/site.tsx';

beforeEach(answerOwner);

describe('a card of the form', () => {
  test('holds all rooms of a kind by their number and the first one, and sends each with its kind', async () => {
    const user = await openWithSix();
    expect(noteOf(inCard('6 rooms, 101 to 106', 'Room number'))).toBe('Of the first room; the others follow.');
    answer('createProperty', new Refusal('internal'));
    await user.click(button('Submit'));
    await waitFor(() => expect(sentTo('createProperty')).toHaveLength(1));
    const { rooms } = bodyTo('createProperty').hotelDetail;
    expect(rooms.map(({ roomNumber, price }) => [roomNumber, price])).toEqual(
      [101, 102, 103, 104, 105, 106].map((number) => [number, 12_500]),
    );
    expect(new Set(rooms.map(({ kind }) => kind)).size).toBe(1);
  });

  test('takes the focus when it is added, and the others fold to a line', async () => {
    const user = await openWithSix();
    await user.click(button('Add a kind like this one'));
    expect(focused()).toBe(inCard('Room 107', 'Number of rooms'));
    await user.keyboard('4');
    expect(isOpen('4 rooms, 107 to 110')).toBe(true);
    expect(inCard('4 rooms, 107 to 110', 'Price per night').value).toBe('12,500');
    expect(isOpen('6 rooms, 101 to 106')).toBe(false);
    expect(plain(unfolds('6 rooms, 101 to 106').textContent)).toBe('6 rooms, 101 to 1063 guests · 2 beds · PKR 12,500');
    await user.click(button('Add another kind of room'));
    expect(inCard('Room 111', 'Price per night').value).toBe('');
    await user.click(unfolds('6 rooms, 101 to 106'));
    expect(isOpen('6 rooms, 101 to 106')).toBe(true);
  });

  test('is removed after a question, without one where nothing is in it, and the last one stays', async () => {
    const user = await openWithSix();
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await user.click(button('Add another kind of room'));
    await user.click(button('Remove Room 107'));
    expect(focused()?.getAttribute('aria-label')).toBe('Rooms');
    await user.click(unfolds('6 rooms, 101 to 106'));
    await user.click(button('Add a kind like this one'));
    await user.click(button('Remove Room 107'));
    const question = within(screen.getByRole('dialog', { name: 'Remove Room 107?' }));
    await user.click(question.getByRole('button', { name: 'Keep it' }));
    await user.click(button('Remove Room 107'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(findCard('Room 107')).toBeUndefined();
  });

  test('that is folded says what is missing in it, and is unfolded where the first field is wrong', async () => {
    const user = await openWithSix();
    await user.clear(inCard('6 rooms, 101 to 106', 'Price per night'));
    await user.click(button('Add another kind of room'));
    await says(/1 field left/);
    await user.click(button('Submit'));
    expect(isOpen('6 rooms, 101 to 106')).toBe(true);
    expect(focused()).toBe(inCard('6 rooms, 101 to 106', 'Price per night'));
    expect(sentTo('createProperty')).toHaveLength(0);
  });

  test('is unfolded for what the API finds in it', async () => {
    const user = await openWithSix();
    await user.click(button('Add a kind like this one'));
    const issues = [
      { path: 'hotelDetail.rooms.3.price', code: 'required' as const, params: { label: 'Price per night' } },
    ];
    answer('createProperty', new Refusal('invalid_request', { issues }));
    await user.click(button('Submit'));
    await waitFor(() => expect(focused()).toBe(inCard('6 rooms, 101 to 106', 'Price per night')));
    expect(noteOf(focused() as HTMLElement)).toBe('Price per night is required');
  });

  test('refuses a number of rooms that is none, and keeps its rooms meanwhile', async () => {
    const user = await openWithSix();
    await user.clear(inCard('6 rooms, 101 to 106', 'Number of rooms'));
    await user.click(button('Submit'));
    expect(noteOf(inCard('6 rooms, 101 to 106', 'Number of rooms'))).toBe('Number of rooms is required');
    await user.keyboard('12');
    expect(card('12 rooms, 101 to 112')).toBeTruthy();
  });

  test('proposes the guests by the beds, and says so', async () => {
    const user = await open('/createpost', vendor);
    await type(user, inCard('Room', 'Number of beds'), '2');
    expect(inCard('Room', 'Guest capacity').value).toBe('4');
    expect(noteOf(inCard('Room', 'Guest capacity'))).toBe('From the beds. Change it if it is wrong.');
    await type(user, inCard('Room', 'Guest capacity'), '3');
    expect(inCard('Room', 'Guest capacity').value).toBe('3');
    expect(noteOf(inCard('Room', 'Guest capacity'))).toBe('');
  });
});

describe('single rooms', () => {
  const number = (place: number) => screen.getByLabelText<HTMLInputElement>(`Number of room ${place}`);

  test('have numbers of their own, which stay on the page while they are typed', async () => {
    const user = await openWithSix();
    await user.click(button('Change single rooms'));
    await user.clear(number(6));
    await user.keyboard('112');
    expect(card('6 rooms, 101 to 105, 112')).toBeTruthy();
    expect(focused()).toBe(number(6));
    expect(screen.queryByLabelText('Room number')).toBeNull();
    await user.clear(number(6));
    await user.keyboard('106');
    expect(focused()).toBe(number(6));
    expect(screen.getByLabelText('Room number')).toBeTruthy();
  });

  test('are refused where two have one number, at the second', async () => {
    const user = await openWithSix();
    await user.click(button('Add a kind like this one'));
    await user.keyboard('2');
    await type(user, inCard('2 rooms, 107, 108', 'Room number'), '105');
    await user.click(button('Submit'));
    expect(sentTo('createProperty')).toHaveLength(0);
    expect(focused()).toBe(inCard('2 rooms, 105, 106', 'Room number'));
    await waitFor(() => expect(number(2).getAttribute('aria-invalid')).toBe('true'));
  });

  test('are switched off and taken out one by one', async () => {
    const user = await openWithSix();
    await user.click(button('Change single rooms'));
    await user.click(screen.getByLabelText('Room 103 is available'));
    const choices = [...card('6 rooms, 101 to 106').querySelectorAll<HTMLInputElement>('[value=true], [value=false]')];
    expect(choices.map(({ checked }) => checked)).toEqual([false, false]);
    await user.click(button('Take out room 105'));
    expect(card('5 rooms, 101 to 104, 106')).toBeTruthy();
    expect(inCard('5 rooms, 101 to 104, 106', 'Number of rooms').value).toBe('5');
    await user.click(unfolds('5 rooms, 101 to 104, 106'));
    expect(plain(unfolds('5 rooms, 101 to 104, 106').textContent)).toContain('1 not available');
  });
});
