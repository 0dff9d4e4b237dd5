import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerDashboard } from '../support/dashboard.ts';
import { answer, listed, ok, Refusal, sentenceOf, sentTo } from '../support/fakeApi.ts';
import { ownerProfile, requestOf } from '../support/samples.ts';
import { button, field, noteOf, open, plain, says, vendor } from '../support/site.tsx';

beforeEach(answerDashboard);

describe('the dashboard', () => {
  test('says what waits first, with the way there, and the figures', async () => {
    answer('listVendorPendingRequests', listed('booking_requests', [requestOf('a')]));
    await open('/dashboard', vendor);
    await says('Welcome, Karim');
    const waiting = await screen.findByRole('region', { name: 'Requests waiting' });
    await waitFor(() => expect(plain(waiting.textContent)).toContain('Guest a'));
    await says('PKR 12,500');
  });

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
    await waitFor(() => expect(noteOf(field('Code'))).toContain(sentenceOf('code_wrong')));
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
    await open('/propertyposts', { ...vendor, id: 'v2' });
    await says('Confirm your email');
    expect(button('Send another code').disabled).toBe(true);
  });

  test('keeps its parts where one of them cannot be read', async () => {
    answer('getVendorFigures', new Refusal('internal'));
    await open('/dashboard', vendor);
    await screen.findByRole('grid');
    expect((await screen.findAllByRole('button', { name: 'Try again' })).length).toBeGreaterThan(0);
    fireEvent.focus(window);
  });
});
