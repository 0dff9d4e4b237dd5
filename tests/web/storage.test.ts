import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clearStored, readStored, store } from '../../web/src/storage.ts';
import { browserStorage } from './support/browserStorage.ts';

afterEach(() => {
  clearStored();
  vi.unstubAllGlobals();
});

describe('in a browser', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', browserStorage());
    vi.stubGlobal('sessionStorage', browserStorage());
  });

  test('things are kept under their documented keys', () => {
    store({ userId: 'a', userToken: 'b', vendorId: 'c', vendorToken: 'd' });
    store({ userReset: 'e', userResetEmail: 'f', vendorReset: 'g', vendorResetEmail: 'h' });
    const kept = Object.fromEntries(
      [
        'UserloginId',
        'UserToken',
        'VendorloginId',
        'VendorToken',
        'userId',
        'userEmail',
        'VendorId',
        'VendorEmail',
      ].map((key) => [key, localStorage.getItem(key)]),
    );
    expect(Object.values(kept)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
  });

  test('null removes', () => {
    store({ userId: 'a' });
    store({ userId: null });
    expect(readStored('userId')).toBeNull();
  });

  test('clearing leaves nothing, in either storage', () => {
    store({ userToken: 'token' });
    sessionStorage.setItem('anything', 'x');
    clearStored();
    expect([readStored('userToken'), sessionStorage.length]).toEqual([null, 0]);
  });
});

describe('in a browser that keeps its storage from us', () => {
  beforeEach(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse });
  });

  test('things are kept as long as the page is open', () => {
    store({ userToken: 'token' });
    expect(readStored('userToken')).toBe('token');
    clearStored();
    expect(readStored('userToken')).toBeNull();
  });
});

test('a browser whose storage is full keeps things as long as the page is open', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { ...browserStorage(), setItem: full });
  store({ userToken: 'token' });
  expect(readStored('userToken')).toBe('token');
});
