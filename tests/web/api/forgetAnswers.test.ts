import { SWRConfig, unstable_serialize } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAnswersWithSession } from '../../../web/src/api/forgetAnswers.ts';
import { endSessionByLogout, expireSession, startSession } from '../../../web/src/session.ts';
import { browserStorage } from '../support/browserStorage.ts';

const { cache } = SWRConfig.defaultValue;
const own = ['getUserBooking', { params: { bookingRequestId: 'b1' } }];
const everybodys = ['getRoomDetails', { params: { roomId: 'p1' }, query: {} }];
const amina = { role: 'user', id: 'amina', token: 'a' } as const;
const kept = (key: unknown[]) => cache.get(unstable_serialize(key))?.data;

let stop: () => void;

beforeEach(() => {
  vi.stubGlobal('localStorage', browserStorage());
  vi.stubGlobal('window', new EventTarget());
  startSession(amina);
  for (const key of [own, everybodys]) cache.set(unstable_serialize(key), { data: 'read', _k: key } as object);
  stop = forgetAnswersWithSession();
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

test.each([
  ['a logout', () => endSessionByLogout('')],
  ['a session that the API does not know any more', () => expireSession('a', '')],
  ['another login', () => startSession({ ...amina, id: 'bilal', token: 'b' })],
])('with %s nobody finds what its person has read', (_, end) => {
  end();
  expect([kept(own), kept(everybodys)]).toEqual([undefined, 'read']);
});

test('while the session is the same all that was read stays', () => {
  window.dispatchEvent(new Event('storage'));
  expect(kept(own)).toBe('read');
});
