import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { sentTo } from '../support/fakeApi.ts';
import { answerOwner, fillProperty, room } from '../support/propertyForms.ts';
import { button, field, fill, focused, noteOf, open, vendor } from '../support/site.tsx';

beforeEach(answerOwner);

describe('the form of a property', () => {
  test('adds a room with the focus in it, and removes the one that was meant', async () => {
    const user = await open('/createpost', vendor);
    await fillProperty();
    await user.click(button('Add a room'));
    const rooms = () => screen.getAllByLabelText<HTMLInputElement>('Room number').map(({ value }) => value);
    expect(rooms()).toHaveLength(2);
    expect(focused()?.closest('fieldset, [role=group]')).not.toBeNull();
    const [, second] = screen.getAllByLabelText('Room number');
    fireEvent.change(second as HTMLElement, { target: { value: '102' } });
    expect(rooms()).toEqual(['101', '102']);
    await user.click(room('101').getByRole('button', { name: /Remove/ }));
    await waitFor(() => expect(rooms()).toEqual(['102']));
    expect(screen.queryByRole('button', { name: /^Remove room/ })).toBeNull();
  });

  test('refuses two rooms of one number', async () => {
    const user = await open('/createpost', vendor);
    await fillProperty();
    await user.click(button('Add a room'));
    const [, second] = screen.getAllByLabelText('Room number');
    fireEvent.change(second as HTMLElement, { target: { value: '101' } });
    await user.click(button('Submit'));
    expect(sentTo('createProperty')).toHaveLength(0);
    const numbers = screen.getAllByLabelText('Room number');
    expect(numbers.some((each) => each.getAttribute('aria-invalid') === 'true')).toBe(true);
  });

  test('fills state and zip code by the city, and leaves what was typed', async () => {
    await open('/createpost', vendor);
    const [state, zip] = [() => field('State').value, () => field('Zip code').value];
    await fill('City', 'Karimabad');
    expect([state(), zip()]).toEqual(['Gilgit-Baltistan', '15700']);
    expect(noteOf(field('Zip code'))).toBe('From the city. Change it if it is wrong.');
    await fill('City', 'مری');
    expect([state(), zip()]).toEqual(['Punjab', '47150']);
    await fill('Zip code', '47180');
    await fill('City', 'Skardu');
    expect([state(), zip()]).toEqual(['Gilgit-Baltistan', '47180']);
    await fill('City', 'Lahore');
    expect(state()).toBe('');
    await fill('State', 'My own state');
    await fill('City', 'Murree');
    expect(state()).toBe('My own state');
  });

  test('refuses a zip code of another length at its field', async () => {
    const user = await open('/createpost', vendor);
    await fillProperty();
    await fill('Zip code', '1');
    await user.click(button('Submit'));
    expect(focused()).toBe(field('Zip code'));
    expect(noteOf(field('Zip code'))).toBe('Zip code must have 5 digits, such as 47150');
  });

  test('holds answers of guests, each taken back by a second press', async () => {
    const user = await open('/createpost', vendor);
    const chip = (group: string, name: string) =>
      within(screen.getByRole('radiogroup', { name: group })).getByRole<HTMLInputElement>('radio', { name });
    const isOn = (each: HTMLInputElement) => each.checked || each.getAttribute('aria-checked') === 'true';
    await user.click(chip('Heating', 'Gas heater'));
    expect(isOn(chip('Heating', 'Gas heater'))).toBe(true);
    await user.click(chip('Heating', 'Gas heater'));
    expect(isOn(chip('Heating', 'Gas heater'))).toBe(false);
    expect(screen.queryByLabelText('Way on foot')).toBeNull();
    await user.click(chip('Road', 'Last part on foot'));
    expect(field('Way on foot')).toBeTruthy();
  });
});
