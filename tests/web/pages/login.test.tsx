import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { accountPaths } from '../../../shared/addresses/accountPaths.ts';
import { readStored } from '../../../web/src/storage.ts';
import { answer, bodyTo, hold, listed, noLine, ok, Refusal, sentenceOf, sentTo } from '../support/fakeApi.ts';
import {
  alert,
  arriveAt,
  button,
  field,
  focused,
  noteOf,
  open,
  says,
  toastSaid,
  traveller,
  vendor,
} from '../support/site.tsx';

const signedIn = ok('logged_in', { user: { _id: traveller.id, email: 'amina@example.com' }, token: 'u.new' });

describe('a login', () => {
  test.each([
    ['/userLogin', 'Vendor login', '/vendorLogin'],
    ['/vendorLogin', 'Traveller login', '/userLogin'],
  ])('at %s leads to that of the other role', async (address, name, other) => {
    await open(address);
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(other);
  });

  async function typeLogin(address = '/userLogin') {
    const user = await open(address);
    await user.type(field('Email'), 'amina@example.com');
    await user.type(field('Password'), 'First#Road1');
    return user;
  }

  test('is sent once, however often its button is pressed before the answer', async () => {
    const user = await typeLogin();
    const held = hold('userLogin');
    await user.click(button('Login'));
    expect(button('Login').getAttribute('aria-disabled')).toBe('true');
    await user.click(button('Login'));
    await user.type(field('Password'), '{Enter}');
    expect(bodyTo('userLogin')).toEqual({ email: 'amina@example.com', password: 'First#Road1' });
    held.release(new Refusal('wrong_credentials'));
    await waitFor(() => expect(button('Login').getAttribute('aria-disabled')).not.toBe('true'));
  });

  test('is sent once too where the form is submitted without its button', async () => {
    await typeLogin();
    const held = hold('userLogin');
    const form = field('Email').form as HTMLFormElement;
    for (let times = 0; times < 2; times += 1) fireEvent.submit(form);
    await waitFor(() => expect(sentTo('userLogin')).toHaveLength(1));
    held.release(new Refusal('wrong_credentials'));
    await toastSaid();
    expect(sentTo('userLogin')).toHaveLength(1);
  });

  test('of somebody who is suspended is told why, and whom to write to', async () => {
    const user = await typeLogin('/vendorLogin');
    answer('vendorLogin', new Refusal('account_suspended', { params: { reason: 'Guests were asked for money.' } }));
    await user.click(button('Login'));
    await waitFor(() => expect(alert().textContent).toContain(sentenceOf('account_suspended')));
    expect(alert().textContent).toContain('Guests were asked for money.');
    await waitFor(() => expect(alert().querySelector('a')?.getAttribute('href')).toBe('mailto:support@sarai.example'));
  });

  test('that is refused says why beside its button, marks its fields, keeps what was typed and can be sent again', async () => {
    const user = await typeLogin();
    answer('userLogin', new Refusal('wrong_credentials'));
    await user.click(button('Login'));
    await waitFor(() => expect(alert().textContent).toContain(sentenceOf('wrong_credentials')));
    for (const each of ['Email', 'Password']) expect(field(each).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('Email'));
    expect(field('Email').value).toBe('amina@example.com');
    expect(field('Password').value).toBe('First#Road1');
    await user.click(button('Login'));
    await waitFor(() => expect(sentTo('userLogin')).toHaveLength(2));
  });

  test('without a line says so in a sentence', async () => {
    const user = await typeLogin();
    answer('userLogin', noLine);
    await user.click(button('Login'));
    await waitFor(() => expect(alert().textContent).toContain('Sarai cannot be reached.'));
  });

  test('begins the session and leads to the page that was wanted', async () => {
    const user = await typeLogin('/userLogin?next=%2Fuserbookings');
    answer('userLogin', signedIn);
    answer('listUserBookings', listed('no_bookings', []));
    await user.click(button('Login'));
    await arriveAt('/userbookings');
    expect(readStored('userToken')).toBe('u.new');
    await screen.findByText('No bookings yet');
    expect(sentTo('listUserBookings')[0]).toMatchObject({ token: 'u.new', params: { userId: traveller.id } });
  });

  test('leads to no other site', async () => {
    const user = await typeLogin(`/userLogin?next=${encodeURIComponent('//example.com/userbookings')}`);
    answer('userLogin', signedIn);
    answerHome();
    await user.click(button('Login'));
    await arriveAt(accountPaths.user.home);
  });

  test('with an empty field asks nothing and puts the focus there', async () => {
    const user = await open('/userLogin');
    await user.type(field('Email'), 'amina@example.com');
    await user.click(button('Login'));
    expect(focused()).toBe(field('Password'));
    expect(field('Password').getAttribute('aria-invalid')).toBe('true');
    expect(field('Email').getAttribute('aria-invalid')).toBeNull();
    expect(sentTo('userLogin')).toHaveLength(0);
  });

  test('of a vendor with a short password is refused before the API is asked', async () => {
    const user = await open('/vendorLogin');
    await user.type(field('Email'), 'owner@example.com');
    await user.type(field('Password'), '1234567{Enter}');
    expect(noteOf(field('Password'))).toContain('at least 8 characters');
    expect(sentTo('vendorLogin')).toHaveLength(0);
  });

  test('shows its password only while one asks to see it', async () => {
    const user = await typeLogin();
    expect(field('Password').type).toBe('password');
    await user.click(button(/^Show/));
    expect(field('Password').type).toBe('text');
    await user.click(button(/^Hide/));
    expect(field('Password').type).toBe('password');
  });
});

/** The page of a traveller reads these, which are not looked at here. */
function answerHome() {
  for (const read of ['getUserProfile', 'browseRooms', 'listFeaturedRooms', 'listUserBookings'] as const)
    answer(read, new Refusal('internal'));
}

describe('login and signup', () => {
  test.each(['/login', '/signup', '/userLogin', '/usersignup', '/userlogin'])(
    '%s is not for a traveller who is logged in',
    async (path) => {
      answerHome();
      await open(path, traveller);
      await arriveAt(accountPaths.user.home);
    },
  );

  test.each(['/login', '/signup', '/vendorLogin', '/vendorsignup'])(
    '%s is not for an owner who is logged in',
    async (path) => {
      answer('getVendorProfile', new Refusal('internal'));
      for (const read of ['listVendorPendingRequests', 'listVendorDay'] as const) answer(read, new Refusal('internal'));
      await open(path, vendor);
      await arriveAt(accountPaths.vendor.home);
    },
  );

  test('of the other role say who is logged in', async () => {
    answerHome();
    await open('/vendorLogin', traveller);
    await arriveAt(accountPaths.user.home);
    await says('You are logged in as a traveller.');
  });
});
