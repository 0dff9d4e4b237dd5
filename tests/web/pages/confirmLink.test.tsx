import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answer, bodyTo, hold, noLine, Refusal, sentTo } from '../support/fakeApi.ts';
import { alert, button, open, says } from '../support/site.tsx';

const token = `amina.${'s'.repeat(27)}`;

describe.each([
  ['/confirmUserEmail', 'confirmUserEmailByLink', { userEmail: 'amina@example.com' }],
  ['/CONFIRMvendoremail/', 'confirmVendorEmailByLink', { vendorEmail: 'amina@example.com' }],
] as const)('the link of a mail to %s', (path, operation, address) => {
  const confirmed = { code: 'email_confirmed', message: '', ...address } as never;
  const openLink = () => open(`${path}#token=${token}`);

  test('confirms at the press of its button, and at nothing else', async () => {
    const user = await openLink();
    await says('Confirm your email');
    await waitFor(() => expect(location.hash).toBe(''));
    expect(sentTo(operation)).toHaveLength(0);
    const held = hold(operation);
    await user.dblClick(button('Confirm my email'));
    expect(bodyTo(operation)).toEqual({ token });
    held.release(confirmed);
    await says('It goes on by itself there.');
    expect(screen.queryByRole('button', { name: 'Confirm my email' })).toBeNull();
  });

  test('that has ended says so, and what to do', async () => {
    const user = await openLink();
    answer(operation, new Refusal('email_link_ended'));
    await user.click(button('Confirm my email'));
    await says('This link has ended');
    await says('send another code');
  });

  test('keeps its button where there is no answer', async () => {
    const user = await openLink();
    answer(operation, noLine);
    await user.click(button('Confirm my email'));
    await waitFor(() => expect(alert().textContent).toContain('Sarai cannot be reached'));
    answer(operation, confirmed);
    await user.click(button('Confirm my email'));
    await says('Your email is confirmed');
  });

  test('survives a reload, and the page without it says what is missing', async () => {
    const user = await openLink();
    await user.reload();
    await says('Confirm your email');
    await open(path);
    await says('No link here');
  });
});
