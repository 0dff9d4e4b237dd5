import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { leaveToasts } from '../../../web/src/components/toasts/toast.ts';
import { answer, listed, noLine } from '../support/fakeApi.ts';
import { button, field, fill, open, says, traveller } from '../support/site.tsx';

const dismiss = () => screen.findByRole('button', { name: 'Dismiss' });

async function failLogin() {
  const user = await open('/userLogin');
  await fill('Email', 'amina@example.com');
  await fill('Password', 'First#Road1');
  answer('userLogin', noLine);
  await user.click(button('Login'));
  return { user, dismiss: await dismiss() };
}

describe('the toast of a failed call', () => {
  test('stands in the form beside its button, and its sentence is there once', async () => {
    const failed = await failLogin();
    expect(field('Email').form?.contains(failed.dismiss)).toBe(true);
    const order = failed.dismiss.compareDocumentPosition(button('Login'));
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(document.body.textContent?.match(/Sarai cannot be reached/g)).toHaveLength(1);
    expect(failed.dismiss.closest('[role=alert]')).not.toBeNull();
  });

  test('stays however long nobody reads it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const failed = await failLogin();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(failed.dismiss.isConnected).toBe(true);
  });

  test('goes when it is dismissed, by Escape too, and the focus is where it was', async () => {
    const { user, ...failed } = await failLogin();
    act(() => failed.dismiss.focus());
    await user.keyboard('{Escape}');
    expect(failed.dismiss.isConnected).toBe(false);
    expect(document.activeElement).toBe(button('Login'));
  });

  test('goes with the page', async () => {
    const failed = await failLogin();
    history.replaceState(null, '', '/aboutUs');
    leaveToasts();
    await waitFor(() => expect(failed.dismiss.isConnected).toBe(false));
  });
});

describe('what could not be read', () => {
  test('offers to try again, and the sentence of the toast above the page goes when it is read', async () => {
    answer('listUserBookings', noLine);
    const user = await open('/userbookings', traveller);
    const alert = (await dismiss()).closest('[role=alert]');
    expect(screen.getByRole('main').contains(alert)).toBe(false);
    expect(alert?.textContent).toContain('Sarai cannot be reached');
    await says('This did not load.');
    expect(screen.getByRole('main').textContent).not.toContain('Sarai cannot be reached');
    answer('listUserBookings', listed('no_bookings', []));
    await user.click(button('Try again'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull());
  });
});
