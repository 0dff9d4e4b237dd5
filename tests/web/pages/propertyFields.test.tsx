import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerOwner, fillProperty } from '../support/propertyForms.ts';
import { button, field, fill, focused, noteOf, open, vendor } from '../support/site.tsx';

beforeEach(answerOwner);

describe('the form of a property', () => {
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

  test('fills the city by a location that is one town, and says so', async () => {
    await open('/createpost', vendor);
    await fill('Location', 'Murree Hills');
    expect([field('City').value, field('State').value]).toEqual(['Murree', 'Punjab']);
    expect(noteOf(field('City'))).toBe('From the location. Change it if it is wrong.');
    await fill('City', 'Bhurban');
    expect(noteOf(field('City'))).toBe('');
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
    await user.click(chip('View', 'River view'));
    expect(chip('View', 'River view').checked).toBe(true);
    await user.click(chip('View', 'River view'));
    expect(chip('View', 'River view').checked).toBe(false);
    expect(screen.queryByLabelText('Way on foot')).toBeNull();
    await user.click(chip('Road', 'Last part on foot'));
    expect(field('Way on foot')).toBeTruthy();
  });

  test('takes several ways of heating, hot water and power, and takes back what contradicts the last one', async () => {
    const user = await open('/createpost', vendor);
    const boxes = (group: string) =>
      within(screen.getByRole('group', { name: group })).getAllByRole<HTMLInputElement>('checkbox');
    const pressed = async (group: string, ...values: string[]) => {
      for (const value of values) await user.click(boxes(group).find((box) => box.value === value) ?? document.body);
      return boxes(group).flatMap((box) => (box.checked ? [box.value] : []));
    };
    expect(await pressed('Heating', 'stove', 'electric')).toEqual(['electric', 'stove']);
    expect(await pressed('Heating', 'electric')).toEqual(['stove']);
    expect(await pressed('Hot water', 'hours', 'gas', 'always')).toEqual(['always', 'gas']);
    expect(await pressed('Power backup', 'generator', 'solar')).toEqual(['generator', 'solar']);
    expect(await pressed('Power backup', 'none')).toEqual(['none']);
  });
});
