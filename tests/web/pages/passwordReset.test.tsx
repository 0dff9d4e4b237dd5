import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { readStored } from '../../../web/src/storage.ts';
import { answer, bodyTo, Refusal, sentenceOf, sentTo } from '../support/fakeApi.ts';
import { alert, arriveAt, button, field, focused, noteOf, open, toastSays } from '../support/site.tsx';

describe('a password reset', () => {
  const challenge = { code: 'code_sent', message: '', userId: 'reset-1', userEmail: 'amina@example.com' } as const;

  async function askForCode() {
    const user = await open('/sendUserOTP');
    answer('sendUserOtp', challenge);
    await user.type(field('Email'), 'amina@example.com');
    await user.click(button('Send'));
    await arriveAt('/verifyUserOTP');
    return user;
  }

  async function typeCode(user: Awaited<ReturnType<typeof askForCode>>, code: string) {
    await user.clear(field('Code'));
    await user.type(field('Code'), code);
    await user.click(button('Verify Code'));
  }

  test('goes from the email over the code to the new password, and ends there', async () => {
    const user = await askForCode();
    expect(screen.getByText('amina@example.com')).toBeTruthy();
    answer('verifyUserOtp', { ...challenge, code: 'code_right', userId: 'reset-1' });
    await typeCode(user, '123 456');
    await arriveAt('/resetUserpassword');
    expect(bodyTo('verifyUserOtp')).toEqual({ otp: '123456', userId: 'reset-1' });
    await user.type(field('New password'), 'Second#Road2');
    await user.type(field('Confirm password'), 'Second#Road2');
    answer('resetUserPassword', { code: 'password_changed', message: '' });
    await user.click(button('Update'));
    await arriveAt('/userLogin');
    expect(bodyTo('resetUserPassword')).toMatchObject({ userId: 'reset-1', newPassword: 'Second#Road2' });
    expect(readStored('userReset')).toBeNull();
  });

  test('says of a code that it is none without asking, and marks the field of a wrong one', async () => {
    const user = await askForCode();
    await typeCode(user, '12 34');
    expect(noteOf(field('Code'))).toContain('Enter the 6-digit code');
    expect(sentTo('verifyUserOtp')).toHaveLength(0);
    answer('verifyUserOtp', new Refusal('code_wrong'));
    await typeCode(user, '000000');
    await toastSays(sentenceOf('code_wrong'));
    expect(field('Code').getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(focused()).toBe(field('Code')));
    expect(noteOf(field('Code'))).not.toContain(sentenceOf('code_wrong'));
  });

  test('that has ended leads back to its beginning', async () => {
    const user = await askForCode();
    answer('verifyUserOtp', new Refusal('recovery_ended'));
    await typeCode(user, '000000');
    await user.click(await screen.findByRole('link', { name: 'Start again' }));
    await arriveAt('/sendUserOTP');
  });

  test('whose code was used leads on to the new password', async () => {
    const user = await askForCode();
    answer('verifyUserOtp', new Refusal('code_used'));
    await typeCode(user, '000000');
    await user.click(await screen.findByRole('link', { name: 'Set the new password' }));
    await arriveAt('/resetUserpassword');
  });

  test('sends another code when its minute is over, also after a reload, and then waits anew', async () => {
    const user = await askForCode();
    expect(button('Resend Code').disabled).toBe(true);
    const sentAt = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(sentAt + 59_000);
    await user.reload();
    expect(button('Resend Code').disabled).toBe(true);
    expect(screen.getByText(/^in [12] seconds?$/)).toBeTruthy();
    vi.spyOn(Date, 'now').mockReturnValue(sentAt + 61_000);
    await user.reload();
    expect(button('Resend Code').disabled).toBe(false);
    answer('resendUserOtp', { ...challenge, userId: 'reset-2' });
    await user.click(button('Resend Code'));
    await waitFor(() => expect(button('Resend Code').disabled).toBe(true));
    expect(bodyTo('resendUserOtp')).toEqual({ userId: 'reset-1' });
    expect(readStored('userReset')).toBe('reset-2');
    vi.restoreAllMocks();
  });

  test('counts the seconds down to each further code', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = await askForCode();
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    answer('resendUserOtp', challenge);
    await user.click(button('Resend Code'));
    await waitFor(() => expect(button('Resend Code').disabled).toBe(true));
    await act(() => vi.advanceTimersByTimeAsync(40_000));
    expect(screen.getByText(/^in (1\d|20) seconds$/)).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(21_000));
    expect(button('Resend Code').disabled).toBe(false);
  });

  test('says why another code did not go', async () => {
    const user = await askForCode();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    await user.reload();
    answer('resendUserOtp', new Refusal('recovery_ended'));
    await user.click(button('Resend Code'));
    await waitFor(() => expect(alert().textContent).toContain(sentenceOf('recovery_ended')));
    expect(button('Resend Code').getAttribute('aria-disabled')).not.toBe('true');
    vi.restoreAllMocks();
  });

  test.each([
    ['/verifyUserOTP', '/sendUserOTP'],
    ['/resetUserpassword', '/sendUserOTP'],
    ['/verifyVendorOTP', '/sendVendorOTP'],
    ['/resetVendorpassword', '/sendVendorOTP'],
    ['/RESETPASSWORD', '/sendVendorOTP'],
  ])('%s leads back to the first step when nothing was begun', async (path, first) => {
    await open(path);
    await arriveAt(first);
    expect(screen.getByText('Start with your email, please.')).toBeTruthy();
  });

  test('by the link of a mail takes its secret out of the address and sends it', async () => {
    const user = await open('/resetVendorpassword#reset=secret-1');
    await waitFor(() => expect(location.hash).toBe(''));
    await user.type(field('New password'), 'eight888');
    await user.type(field('Confirm password'), 'eight889');
    await user.click(button('Update'));
    expect(noteOf(field('Confirm password'))).toBe('The two passwords do not match');
    expect(focused()).toBe(field('Confirm password'));
    await user.clear(field('Confirm password'));
    await user.type(field('Confirm password'), 'eight888');
    answer('resetVendorPassword', { code: 'password_changed', message: '' });
    await user.reload();
    await user.type(field('New password'), 'eight888');
    await user.type(field('Confirm password'), 'eight888');
    await user.click(button('Update'));
    await arriveAt('/');
    expect(bodyTo('resetVendorPassword')).toMatchObject({ userId: 'secret-1' });
  });
});
