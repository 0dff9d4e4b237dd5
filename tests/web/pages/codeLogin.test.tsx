import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { readStored } from '../../../web/src/storage.ts';
import { answer, bodyTo, listed, ok, Refusal, sentTo } from '../support/fakeApi.ts';
import { arriveAt, button, field, noteOf, open, says, traveller, vendor } from '../support/site.tsx';

const email = 'amina@example.com';
const entered = (id: string) => ok('logged_in', { user: { _id: id, email }, token: 'new' });

describe('a login by a code', () => {
  test('of a traveller takes the address of the form, and leads to the page that was wanted', async () => {
    const user = await open('/userLogin?next=%2Fuserbookings');
    answer('sendUserLoginCode', { code: 'login_code_sent', message: '', userId: 'login-1', userEmail: email });
    await user.type(field('Email'), 'Amina@Example.com');
    await user.click(button('Log in by a code'));
    await says(`If ${email} has an account, a code went there.`);
    expect(bodyTo('sendUserLoginCode')).toEqual({ email });
    await user.reload();
    await screen.findByLabelText('Code');
    expect(sentTo('sendUserLoginCode')).toHaveLength(1);
    answer('userLoginByCode', entered(traveller.id));
    answer('listUserBookings', listed('no_bookings', []));
    await user.type(field('Code'), '123456');
    await arriveAt('/userbookings');
    expect(readStored('userToken')).toBe('new');
  });

  test('of a vendor leads to the page that was wanted', async () => {
    const user = await open('/vendorLogin?next=%2Fpropertyposts');
    answer('sendVendorLoginCode', { code: 'login_code_sent', message: '', userId: 'login-1', vendorEmail: email });
    await user.type(field('Email'), email);
    await user.click(button('Log in by a code'));
    await screen.findByLabelText('Code');
    answer('vendorLoginByCode', entered(vendor.id));
    answer('getVendorProfile', new Refusal('internal'));
    answer('listVendorPendingRequests', new Refusal('internal'));
    answer('listVendorProperties', new Refusal('internal'));
    answer('listVendorDay', new Refusal('internal'));
    await user.type(field('Code'), '123456');
    await arriveAt('/propertyposts');
    expect(bodyTo('vendorLoginByCode')).toEqual({ userId: 'login-1', otp: '123456' });
  });

  test('without an address asks for it, and back leads to the password with what was typed', async () => {
    const user = await open('/userLogin');
    await user.type(field('Email'), 'amina');
    await user.click(button('Log in by a code'));
    await user.click(await screen.findByRole('button', { name: 'Send a code' }));
    await waitFor(() => expect(noteOf(field('Email'))).not.toBe(''));
    expect(sentTo('sendUserLoginCode')).toHaveLength(0);
    history.back();
    await screen.findByLabelText('Password');
    expect(field('Email').value).toBe('amina');
  });
});
