import '../../support/speakEnglish.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepBookingDraft, readBookingDraft } from '../../../../web/src/features/bookings/request/bookingDraft.ts';
import { letWait, sendWaiting, takeBack } from '../../../../web/src/features/bookings/waiting/sendWaiting.ts';
import {
  addressAfter,
  dropWaiting,
  keepWaiting,
  mostWaiting,
  type WaitingRequest,
  waitingRequests,
} from '../../../../web/src/features/bookings/waiting/waitingRequests.ts';
import { endSessionByLogout, expireSession, startSession } from '../../../../web/src/session.ts';
import { answeringServer, json } from '../../support/answeringServer.ts';
import { browserStorage } from '../../support/browserStorage.ts';
import { booking } from './booking.ts';
import { draftOf } from './draftOf.ts';

const amina = { role: 'user', id: 'amina', token: 'u.amina.secret' } as const;

const refusal = { code: 'nights_taken', message: 'This room is taken on some of these nights.' };

const told = vi.hoisted(() => vi.fn());
// Toasts need a page.
vi.mock('../../../../web/src/components/toasts/toast.ts', () => ({ toast: told, leaveToasts: () => {} }));

let storage = browserStorage();

function inBrowser(): void {
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', browserStorage());
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
}

beforeEach(() => {
  storage = browserStorage();
  inBrowser();
  told.mockClear();
  startSession(amina);
  keepWaiting({ draft: draftOf('first') });
});

afterEach(() => {
  endSessionByLogout('');
  vi.unstubAllGlobals();
});

/** Sends what waits to a server that answers so. @returns the keys that arrived */
async function sentTo(status: number, body: object): Promise<string[]> {
  const server = await answeringServer(json(status, body));
  await sendWaiting();
  const keys = server.seen.filter(({ method }) => method === 'POST').map((seen) => JSON.parse(seen.body).requestKey);
  await server[Symbol.asyncDispose]();
  // The server takes with it what stands for a browser.
  inBrowser();
  return keys;
}

/** A first try that has arrived and has no answer until it is ended. */
async function heldTry(status = 201, body: object = { message: 'Sent.', data: booking }) {
  let answer = () => {};
  const server = await answeringServer((request, response) => {
    answer = () => json(status, body)(request, response);
  });
  const sending = sendWaiting();
  await vi.waitFor(() => expect(server.seen).toHaveLength(1));
  return {
    async end() {
      answer();
      await sending;
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

test('what waits is sent in its order, and is the booking that the API says', async () => {
  keepWaiting({ draft: draftOf('second') });
  const data = { ...booking, status: 'pending' };
  expect(await sentTo(201, { message: 'Sent.', data })).toEqual(['first', 'second']);
  expect(told).toHaveBeenCalledTimes(2);
  expect(waitingRequests.read()).toEqual([]);
  expect(addressAfter('first')).toBe(`/sendBookingRequest?booking=${booking._id}`);
});

test('two that send at once send once', async () => {
  await using server = await answeringServer(json(201, { message: 'Sent.', data: booking }));
  await Promise.all([sendWaiting(), sendWaiting()]);
  expect(server.seen).toHaveLength(1);
});

test('what was kept twice under a key waits once', () => {
  keepWaiting({ draft: draftOf('first') });
  expect(waitingRequests.read()).toHaveLength(1);
});

test('so many wait at most', () => {
  for (let at = 1; at < mostWaiting; at += 1) expect(keepWaiting({ draft: draftOf(`${at}`) })).toBe(true);
  expect(keepWaiting({ draft: draftOf('one too many') })).toBe(false);
});

test('who asks for one more is told why it does not wait, and keeps the draft', () => {
  for (let at = 1; at < mostWaiting; at += 1) keepWaiting({ draft: draftOf(`${at}`) });
  keepBookingDraft(draftOf('one too many'));
  expect(letWait({ draft: draftOf('one too many') })).toBe(false);
  expect(told).toHaveBeenLastCalledWith('error', expect.stringMatching(/^5 requests wait in this browser already\./));
  expect(readBookingDraft()?.requestKey).toBe('one too many');
});

test('one that was taken back is not sent', async () => {
  dropWaiting('first');
  expect(await sentTo(201, { message: 'Sent.', data: booking })).toEqual([]);
});

describe('taking one back', () => {
  const theFirst = () => waitingRequests.read()[0] as WaitingRequest;
  const notSent = 'Your request is taken back.';

  test('says that it is, where it was never sent', () => {
    takeBack(theFirst());
    expect(waitingRequests.read()).toEqual([]);
    expect(told).toHaveBeenLastCalledWith('success', notSent);
  });

  test('while its first try has no answer yet says that it may have arrived', async () => {
    await using held = await heldTry();
    takeBack(theFirst());
    expect(told).toHaveBeenLastCalledWith('success', expect.stringContaining('If it has arrived already'));
    await held.end();
    expect(waitingRequests.read()).toEqual([]);
  });

  test('says that it is, where the only try was refused', async () => {
    await sentTo(409, refusal);
    takeBack(theFirst());
    expect(told).toHaveBeenLastCalledWith('success', notSent);
  });
});

test('what becomes of a try does not touch the requests of the account that has logged in since', async () => {
  await using held = await heldTry(401, { code: 'not_signed_in', message: 'Please log in again.' });
  const stored = localStorage.getItem('waitingRequests');
  startSession({ role: 'user', id: 'bilal', token: 'u.bilal.secret' });
  await held.end();
  expect(localStorage.getItem('waitingRequests')).toBe(stored);
});

test('an answer that comes when another account has logged in leaves what waits for the first', () => {
  keepWaiting({ draft: draftOf('second') });
  startSession({ role: 'user', id: 'bilal', token: 'u.bilal.secret' });
  dropWaiting('first');
  startSession(amina);
  expect(waitingRequests.read().map(({ draft }) => draft.requestKey)).toEqual(['first', 'second']);
});

test('one whose page is closed in the middle of its first try may have arrived', async () => {
  await using held = await heldTry();
  const stored = waitingRequests.read();
  await held.end();
  expect(stored).toEqual([{ draft: { ...draftOf('first'), tried: true } }]);
});

describe('one that is not answered with a booking', () => {
  test('waits on where the answer says nothing about it, and may have arrived', async () => {
    await sentTo(503, { code: 'unavailable', message: 'Later.' });
    expect(waitingRequests.read()).toEqual([{ draft: { ...draftOf('first'), tried: true } }]);
  });

  test('says why where it is refused, keeps what was typed, and is not sent again by itself', async () => {
    await sentTo(409, refusal);
    const [waiting] = waitingRequests.read();
    expect(waiting?.draft).toEqual(draftOf('first'));
    expect(waiting?.refused).toBeTruthy();
    expect(await sentTo(201, { message: 'Sent.', data: booking })).toEqual([]);
  });

  test('waits for the next login where the session is over', async () => {
    await sentTo(401, { code: 'not_signed_in', message: 'Please log in again.' });
    startSession(amina);
    expect(waitingRequests.read()).toEqual([{ draft: draftOf('first') }]);
  });
});

test('another account neither sees nor sends it', async () => {
  expireSession(amina.token, 'Please log in again.');
  startSession({ role: 'user', id: 'bilal', token: 'u.bilal.secret' });
  expect(waitingRequests.read()).toEqual([]);
  expect(await sentTo(201, { message: 'Sent.', data: booking })).toEqual([]);
});

test('a logout drops it', () => {
  endSessionByLogout('Bye.');
  startSession(amina);
  expect(waitingRequests.read()).toEqual([]);
});
