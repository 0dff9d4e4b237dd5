import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sentTo } from '../support/fakeApi.ts';
import { answerOwner, fillProperty } from '../support/propertyForms.ts';
import { button, open, says, vendor } from '../support/site.tsx';

beforeEach(answerOwner);

describe('photos that are chosen', () => {
  const file = (name: string, type = 'image/jpeg') => new File([new Uint8Array(4000)], name, { type });

  async function choose(...files: File[]) {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => {} }));
    const user = await open('/createpost', vendor);
    await user.upload(screen.getByLabelText('Choose photos'), files);
    return user;
  }

  test('are five a room at most, and more are said to be left out', async () => {
    await choose(...['1', '2', '3', '4', '5', '6', '7'].map((name) => file(`${name}.jpg`)));
    expect(screen.getByText(/5 of 5/)).toBeTruthy();
    expect(screen.queryByLabelText('Choose photos')).toBeNull();
    expect(screen.getAllByRole('status').some((each) => /photo/i.test(each.textContent ?? ''))).toBe(true);
  });

  test('that are damaged say so at their photo, stop the listing, and can be removed', async () => {
    const user = await choose(file('broken.jpg'));
    await fillProperty();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove photo 1' })).toBeTruthy());
    await user.click(button('Submit'));
    await waitFor(() => expect(button('Submit').getAttribute('aria-disabled')).not.toBe('true'));
    await says('Remove the photos that were not taken');
    expect(sentTo('createProperty')).toHaveLength(0);
    await user.click(button('Remove photo 1'));
    expect(screen.getByText(/0 of 5/)).toBeTruthy();
  });
});
