import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../../support/site.tsx';
import { LocationField } from '../../../../web/src/features/search/LocationField.tsx';

const type = (typed: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value: typed } });
const isOpen = () => screen.queryByRole('listbox') !== null;

test('what is typed into a field has suggestions while the field has the focus, and none after that', () => {
  let value = '';
  const field = () => (
    <LocationField label="Location" name="location" value={value} onValue={(next) => (value = next)} />
  );
  render(field());
  type('Hun');
  expect(isOpen()).toBe(false);
  screen.getByRole('combobox').focus();
  type('Hunz');
  expect(isOpen()).toBe(true);
});
