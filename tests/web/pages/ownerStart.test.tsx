import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

import { field, open } from '../support/site.tsx';

describe('the way in of an owner', () => {
  test('says what a listing costs, how guests pay and what is needed, above the signup', async () => {
    await open('/listproperty');
    for (const name of ['It costs nothing', 'Guests pay you', 'What you need', 'Your account']) {
      expect(await screen.findByRole('heading', { name })).toBeTruthy();
    }
    expect(field('Company Name')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/vendorLogin?next=%2Flistproperty');
  });

  test('is an account in the words of one who has rooms, with the documented name beside', async () => {
    const user = await open('/signup');
    await user.click(await screen.findByRole('link', { name: /I have rooms.*Vendor/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign up as a vendor' })).toBeTruthy();
  });

  test('brings the email that was typed to the reset of a password', async () => {
    const user = await open('/vendorLogin');
    await user.type(field('Email'), 'karim@example.com');
    await user.click(screen.getByRole('link', { name: 'Forgot Password?' }));
    await screen.findByRole('button', { name: 'Send' });
    expect(field('Email').value).toBe('karim@example.com');
  });
});
