import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answer, bodyTo, Refusal, sentenceOf, sentTo } from '../support/fakeApi.ts';
import { alert, button, field, fill, focused, noteOf, open } from '../support/site.tsx';

describe('a signup', () => {
  const typed = {
    'First Name': 'Amina',
    'Last Name': 'Khan',
    Email: 'amina@example.com',
    Password: 'First#Road1',
    'Date of Birth': '05/24/92',
    'Contact Number': '0300 1234567',
  };

  async function fillAll(path: string, given: Partial<typeof typed> = {}) {
    const user = await open(path);
    for (const [label, text] of Object.entries({ ...typed, ...given })) {
      if (text) await user.type(field(label), text);
    }
    await user.click(screen.getByLabelText('Female'));
    return user;
  }

  test('of a traveller says the first thing that is wrong, and each is mended in its turn', async () => {
    const user = await fillAll('/usersignup', { Email: 'amina', Password: 'short', 'Date of Birth': '' });
    const invalid = () => document.querySelectorAll('[aria-invalid=true]');
    for (const [label, sentence, mended] of [
      ['Email', 'Email must contain @', '@example.com'],
      ['Password', 'Password must be at least 8 characters', '#Road1A'],
      ['Date of Birth', 'Date of Birth is required', '05/24/92'],
    ] as const) {
      await user.click(button('Submit'));
      expect(invalid()[0]).toBe(field(label));
      expect(noteOf(field(label))).toContain(sentence);
      expect(focused()).toBe(field(label));
      await user.type(field(label), mended);
      expect(field(label).getAttribute('aria-invalid')).toBeNull();
    }
    expect(sentTo('userSignup')).toHaveLength(0);
  });

  test('of a traveller marks the other fields that are wrong without a sentence, each until it is typed into', async () => {
    const user = await open('/usersignup');
    await user.click(button('Submit'));
    expect(focused()).toBe(field('Email'));
    expect(noteOf(field('Email'))).toContain('Email must contain @');
    const last = field('Last Name');
    expect([last.getAttribute('aria-invalid'), noteOf(last)]).toEqual(['true', '']);
    expect(screen.queryByText('Gender is required')).toBeNull();
    await user.type(last, 'Khan');
    expect(last.getAttribute('aria-invalid')).toBeNull();
  });

  test('of a vendor says all that is wrong together, the first of it focused', async () => {
    const user = await open('/vendorsignup');
    await user.click(button('Submit'));
    for (const label of [
      'First Name',
      'Last Name',
      'Email',
      'Password',
      'Date of Birth',
      'Contact Number',
      'Company Name',
    ]) {
      expect(field(label).getAttribute('aria-invalid'), label).toBe('true');
    }
    expect(screen.getByText('Gender is required')).toBeTruthy();
    expect(focused()).toBe(field('First Name'));
  });

  test('sends what its fields mean, for the role of the page', async () => {
    const user = await fillAll('/usersignup');
    answer('userSignup', new Refusal('email_taken'));
    expect(noteOf(field('Date of Birth'))).toContain('1992');
    expect(noteOf(field('Contact Number'))).toBe('0300 1234567');
    await user.click(button('Submit'));
    await waitFor(() =>
      expect(bodyTo('userSignup')).toEqual({
        firstName: 'Amina',
        lastName: 'Khan',
        email: 'amina@example.com',
        password: 'First#Road1',
        DateOfBirth: '1992-05-24',
        phoneNumber: expect.stringMatching(/300\D?1234567$/),
        Gender: 'Female',
        role: expect.any(String),
      }),
    );
    await waitFor(() => expect(alert().textContent).toContain(sentenceOf('email_taken')));
    expect(field('First Name').value).toBe('Amina');
    expect(screen.getByLabelText<HTMLInputElement>('Female').checked).toBe(true);
  });

  test('that the API finds wrong is mended at the field it names', async () => {
    const user = await fillAll('/usersignup');
    answer(
      'userSignup',
      new Refusal('invalid_request', { issues: [{ path: 'email', code: 'required', params: { label: 'Email' } }] }),
    );
    await user.click(button('Submit'));
    await waitFor(() => expect(noteOf(field('Email'))).toBe('Email is required'));
    expect(focused()).toBe(field('Email'));
  });
});

describe('a number and a day', () => {
  test.each([
    ['Contact Number', '3001234567', '0300 1234567'],
    ['Contact Number', '0300-1234567', '0300 1234567'],
    ['Contact Number', '+92 300 1234567', '0300 1234567'],
    ['Date of Birth', '05/06/95', '6 May 1995. The month is read first.'],
    ['Date of Birth', '31/12/1995', '31 December 1995'],
  ])('%s %s is said below its field as it was understood', async (label, typed, said) => {
    await open('/usersignup');
    await fill(label, typed);
    expect(noteOf(field(label))).toBe(said);
  });
});
