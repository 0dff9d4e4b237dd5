import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  currentSession,
  endSession,
  endSessionByLogout,
  expireSession,
  forgetSessionEnd,
  lastSessionEnd,
  onSession,
  startSession,
} from '../../web/src/session.ts';
import { readStored, store } from '../../web/src/storage.ts';
import { browserStorage } from './support/browserStorage.ts';

const traveller = { role: 'user', id: 'u1', token: 'u.u1.secret' } as const;
const vendor = { role: 'vendor', id: 'v1', token: 'v.v1.secret' } as const;

beforeEach(() => {
  vi.stubGlobal('localStorage', browserStorage());
  vi.stubGlobal('window', new EventTarget());
});

afterEach(() => {
  endSessionByLogout('');
  forgetSessionEnd();
  vi.unstubAllGlobals();
});

describe('a session', () => {
  test('is the same object for as long as it lasts, as React asks of a store', () => {
    startSession(traveller);
    expect(currentSession()).toEqual(traveller);
    expect(currentSession()).toBe(currentSession());
  });

  test('takes the place of the one before, also of the other role', () => {
    startSession(traveller);
    startSession(vendor);
    expect(currentSession()).toEqual(vendor);
    expect(readStored('userToken')).toBeNull();
  });

  test('is told of when it begins and ends, here and in other tabs', () => {
    const listener = vi.fn();
    const stop = onSession(listener);
    startSession(traveller);
    endSessionByLogout('Bye.');
    window.dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    startSession(traveller);
    expect(listener).toHaveBeenCalledTimes(3);
  });

  test('with half of it missing is none', () => {
    store({ userId: 'u1' });
    expect(currentSession()).toBeUndefined();
  });
});

describe('a session that ends', () => {
  test('by logout leaves nothing behind and does not lead back', () => {
    startSession(traveller);
    store({ userReset: 'challenge' });
    endSessionByLogout('You have been Logged out');
    expect(currentSession()).toBeUndefined();
    expect(localStorage.length).toBe(0);
    expect(lastSessionEnd()).toEqual({ notice: 'You have been Logged out', returnAfterLogin: false });
  });

  test('because the API does not know it leads back after the next login', () => {
    startSession(traveller);
    expireSession(traveller.token, 'Please log in again.');
    expect(currentSession()).toBeUndefined();
    expect(lastSessionEnd()).toEqual({ notice: 'Please log in again.', returnAfterLogin: true });
  });

  test('is not the one that began after the refused call was sent', () => {
    startSession(traveller);
    startSession(vendor);
    expireSession(traveller.token, 'Please log in again.');
    expect(currentSession()).toEqual(vendor);
  });

  test('by a reset of its role’s password ends without a word, and only then', () => {
    startSession(vendor);
    endSession('user');
    expect(currentSession()).toEqual(vendor);
    endSession('vendor');
    expect([currentSession(), lastSessionEnd()]).toEqual([undefined, undefined]);
  });

  test('is not spoken of any more once another begins', () => {
    startSession(traveller);
    endSessionByLogout('You have been Logged out');
    startSession(traveller);
    expect(lastSessionEnd()).toBeUndefined();
  });
});
