import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { accountPaths } from '../../../shared/addresses/accountPaths.ts';
import { readStored } from '../../../web/src/storage.ts';
import { answer, bodyTo, hold, ok, Refusal, sentenceOf, sentTo } from '../support/fakeApi.ts';
import { arriveAt, button, field, focused, open, toastSaid, toastSays, traveller, vendor } from '../support/site.tsx';

const profile = {
  _id: traveller.id,
  name: 'Amina Khan',
  email: 'amina@example.com',
  DateOfBirth: '1992-05-24',
  phoneNumber: '03001234567',
  emailConfirmed: true,
};
const ownProfile = ok('own_profile', profile);

describe('a page of an account', () => {
  test.each(['user', 'vendor'] as const)(
    'of a %s leads a visitor to login, says why, and is named for afterwards',
    async (role) => {
      const { profile: own, login } = accountPaths[role];
      await open(own);
      await arriveAt(login);
      expect(new URLSearchParams(location.search).get('next')).toBe(own);
      expect(screen.getByText(/Please log in first/)).toBeTruthy();
    },
  );

  test('tells somebody of the other role so, and shows nothing', async () => {
    await open(accountPaths.user.profile, vendor);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page is for travellers');
  });

  test('whose session has ended at the API leads to login with a sentence', async () => {
    answer('getUserProfile', new Refusal('not_signed_in'));
    await open(accountPaths.user.profile, traveller);
    await arriveAt('/userLogin');
    expect(screen.getByText(sentenceOf('not_signed_in'))).toBeTruthy();
    expect(readStored('userToken')).toBeNull();
  });
});

describe('a profile', () => {
  async function openProfile() {
    answer('getUserProfile', ownProfile);
    const user = await open(accountPaths.user.profile, traveller);
    await waitFor(() => field('Name'));
    return user;
  }

  async function rename(user: Awaited<ReturnType<typeof openProfile>>, name: string) {
    await user.clear(field('Name'));
    await user.type(field('Name'), name);
  }

  test('of an account that a code opened says what is missing, and leads to a password', async () => {
    answer('getUserProfile', ok('own_profile', { ...profile, DateOfBirth: '' }));
    const user = await open(accountPaths.user.profile, traveller);
    await screen.findByText(/Your date of birth is still missing/);
    await user.click(button('Update'));
    expect(focused()).toBe(field('Date of Birth'));
    await user.click(screen.getByRole('link', { name: 'Set a password, or a new one' }));
    await arriveAt('/sendUserOTP');
    expect(field('Email').value).toBe(profile.email);
  });

  test('is shown as it is saved, and its email cannot be changed', async () => {
    await openProfile();
    expect(field('Name').value).toBe('Amina Khan');
    expect(field('Date of Birth').value).toBe('1992-05-24');
    expect(field('Email').readOnly).toBe(true);
    expect(screen.queryByText(/This is what you typed before/)).toBeNull();
  });

  test('that was typed and not saved is there after a reload, and can be dropped', async () => {
    const user = await openProfile();
    await rename(user, 'Amina Baig');
    await user.reload();
    await waitFor(() => expect(field('Name').value).toBe('Amina Baig'));
    expect(screen.getByText(/This is what you typed before/)).toBeTruthy();
    await user.click(button('Drop what I typed'));
    expect(field('Name').value).toBe('Amina Khan');
    expect(screen.queryByText(/This is what you typed before/)).toBeNull();
    expect(focused()).toBe(screen.getByRole('main'));
    expect(readStored('profileDraft')).toBeNull();
  });

  test('that was typed ends with the logout', async () => {
    const user = await openProfile();
    await rename(user, 'Amina Baig');
    expect(readStored('profileDraft')).toContain('Amina Baig');
    answer('userLogout', { code: 'logged_out', message: '' });
    await user.click(button('My account'));
    await user.click(button('Logout'));
    expect(readStored('profileDraft')).toBeNull();
    expect(localStorage).toHaveLength(0);
    expect(sentTo('userLogout')[0]?.token).toBe(traveller.token);
    await arriveAt('/login');
  });

  test('is saved, shown as the API has it then, and nothing of it waits any more', async () => {
    const user = await openProfile();
    await rename(user, '  Amina   Baig ');
    answer('updateUserInfo', ok('profile_updated', { ...profile, name: 'Amina Baig' }));
    await user.click(button('Update'));
    await toastSays('Your profile has been updated.');
    expect(bodyTo('updateUserInfo')).toMatchObject({ userName: 'Amina Baig', DateOfBirth: '1992-05-24' });
    expect(field('Name').value).toBe('Amina Baig');
    expect(readStored('profileDraft')).toBeNull();
    expect(sentTo('getUserProfile')).toHaveLength(1);
  });

  test('keeps what is typed while the answer is on its way', async () => {
    const user = await openProfile();
    await rename(user, 'Amina B');
    const held = hold('updateUserInfo');
    await user.click(button('Update'));
    await user.type(field('Name'), 'aig');
    held.release(ok('profile_updated', { ...profile, name: 'Amina B' }));
    await toastSaid();
    expect(field('Name').value).toBe('Amina Baig');
    expect(readStored('profileDraft')).toContain('Amina Baig');
  });

  test('that could not be read says so, and is read again when asked', async () => {
    answer('getUserProfile', new Refusal('internal'));
    const user = await open(accountPaths.user.profile, traveller);
    await screen.findByRole('button', { name: 'Try again' });
    answer('getUserProfile', ownProfile);
    await user.click(button('Try again'));
    await waitFor(() => expect(field('Name').value).toBe('Amina Khan'));
  });
});
