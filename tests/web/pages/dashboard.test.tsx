import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerDashboard, answerDay } from '../support/dashboard.ts';
import { answer, listed, ok, Refusal, sentenceOf, sentTo } from '../support/fakeApi.ts';
import { ownerProfile } from '../support/samples.ts';
import { button, field, noteOf, open, plain, says, toastSays, vendor } from '../support/site.tsx';

beforeEach(answerDashboard);

describe('the dashboard', () => {
  test('asks to confirm an email until it is', async () => {
    answer('getVendorProfile', ok('own_profile', { ...ownerProfile, emailConfirmed: false }));
    const user = await open('/dashboard', vendor);
    await says('Confirm your email');
    answer('sendVendorEmailCode', { code: 'email_code_sent', message: '' } as never);
    await user.click(button('Send a code'));
    await waitFor(() => expect(button('Send another code').disabled).toBe(true));
    await user.type(field('Code'), '12');
    await user.click(button('Confirm'));
    expect(noteOf(field('Code'))).toContain('Enter the 6-digit code');
    answer('confirmVendorEmail', new Refusal('code_wrong'));
    await user.type(field('Code'), '3456');
    await toastSays(sentenceOf('code_wrong'));
    answer('confirmVendorEmail', { code: 'email_confirmed', message: '' } as never);
    answer('getVendorProfile', ok('own_profile', ownerProfile));
    await user.clear(field('Code'));
    await user.type(field('Code'), '654 321');
    await waitFor(() => expect(screen.queryByText('Confirm your email')).toBeNull());
    expect(sentTo('confirmVendorEmail').map(({ body }) => body)).toEqual([{ otp: '123456' }, { otp: '654321' }]);
  });

  test('makes an owner wait for another code on every page of the desk', async () => {
    const profile = { ...ownerProfile, _id: 'v2', emailConfirmed: false };
    answer('getVendorProfile', ok('own_profile', profile));
    const user = await open('/dashboard', { ...vendor, id: 'v2' });
    await says('Confirm your email');
    answer('sendVendorEmailCode', { code: 'email_code_sent', message: '' } as never);
    await user.click(button('Send a code'));
    await waitFor(() => expect(button('Send another code').disabled).toBe(true));
    answer('listVendorProperties', listed('no_properties', []));
    await open('/propertyposts', { ...vendor, id: 'v2' });
    await says('Confirm your email');
    expect(button('Send another code').disabled).toBe(true);
  });

  test('says that today could not be read, and reads it again', async () => {
    answer('listVendorDay', new Refusal('internal'));
    const user = await open('/dashboard', vendor);
    answerDay();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await says('Nobody arrives.');
  });
});

describe('the figures', () => {
  test('have a view of their own', async () => {
    await open('/figures', vendor);
    await says('PKR 12,500');
  });

  test('say how full a month is and what a night brings, in all and by where stays came from', async () => {
    const user = await open('/figures', vendor);
    await user.selectOptions(await screen.findByLabelText('Month'), 'March 2026');
    await says('12.5%');
    await says('2 of 60 nights');
    await says('3 nights are held by other calendars without a price');
    const table = screen.getByRole('table', { name: 'Where the stays came from' });
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(['Came fromNightsOccupancyADRPKRRevPARPKR', 'Phone and walk-in212.5%1,00083']);
  });

  test('say by which way each stay of this month came, with its nights and its income', async () => {
    await open('/figures', vendor);
    const section = await screen.findByRole('region', { name: "Where this month's stays came from" });
    expect(
      within(section)
        .getAllByRole('listitem')
        .map((each) => plain(each.textContent)),
    ).toEqual(['Through Sarai2 nights · PKR 6,500', 'At the door1 night · PKR 3,000', 'Airbnb1 night · PKR 3,000']);
  });

  test('say of a month without rooms that none was on offer', async () => {
    const user = await open('/figures', vendor);
    await user.selectOptions(await screen.findByLabelText('Month'), 'January 2026');
    await says('No room was on offer in this month.');
    expect(screen.queryByRole('table', { name: 'Where the stays came from' })).toBeNull();
  });
});
