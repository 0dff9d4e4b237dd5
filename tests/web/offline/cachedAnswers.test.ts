import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  answerDays,
  cacheAnswer,
  cachedAnswer,
  dropAnswer,
  dropOldAnswers,
  forgetOthersAnswers,
  mostAnswers,
} from '../../../web/src/offline/cachedAnswers.ts';
import { answersOf, cacheNames } from '../../../web/src/offline/cacheNames.ts';
import { endSessionByLogout, expireSession, startSession } from '../../../web/src/session.ts';
import { browserStorage } from '../support/browserStorage.ts';
import { cacheStorage } from '../support/cacheStorage.ts';

const amina = { role: 'user', id: 'amina', token: 'u.amina.secret' } as const;
const { answers } = cacheNames;
const room = 'http://localhost/api/user/room-details/batura';

let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('localStorage', browserStorage());
  vi.stubGlobal('sessionStorage', browserStorage());
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('caches', cacheStorage());
  stop = forgetOthersAnswers();
});

afterEach(() => {
  stop();
  endSessionByLogout('');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an answer is kept with the time at which it was read', async () => {
  vi.setSystemTime('2026-11-22T09:05:00Z');
  await cacheAnswer(answers, room, { name: 'Batura' });
  vi.setSystemTime('2026-11-24T12:00:00Z');
  expect(await cachedAnswer(answers, room)).toEqual({
    answer: { name: 'Batura' },
    at: Date.parse('2026-11-22T09:05:00Z'),
  });
});

test('the same answer a minute later has the later time', async () => {
  vi.setSystemTime('2026-11-22T09:05:00Z');
  await cacheAnswer(answers, room, 1);
  vi.setSystemTime('2026-11-22T09:06:00Z');
  await cacheAnswer(answers, room, 1);
  expect((await cachedAnswer(answers, room))?.at).toBe(Date.parse('2026-11-22T09:06:00Z'));
});

const later = (hours: number) => vi.setSystemTime(Date.now() + hours * 60 * 60 * 1000);

async function urlsIn(name: string): Promise<string[]> {
  return (await (await caches.open(name)).keys()).map(({ url }) => url);
}

test('what is too old is not answered, and is here no more', async () => {
  await cacheAnswer(answers, room, 1);
  later(answerDays * 24 + 1);
  expect(await cachedAnswer(answers, room)).toBeUndefined();
  expect(await urlsIn(answers)).toEqual([]);
});

test('what is too old goes when the site starts, also where nobody asks for it, and nothing else does', async () => {
  startSession(amina);
  for (const name of [answers, answersOf('amina')]) {
    await cacheAnswer(name, `${room}?room=1`, 1);
    await cacheAnswer(name, `${room}?room=2`, 2);
  }
  await (await caches.open(cacheNames.photos)).put('/room-photos/a/640.webp', new Response());
  later(answerDays * 24 - 1);
  for (const name of [answers, answersOf('amina')]) await cacheAnswer(name, `${room}?room=3`, 3);
  later(2);
  await dropOldAnswers();
  expect(await urlsIn(answers)).toEqual([`${room}?room=3`]);
  expect(await urlsIn(answersOf('amina'))).toEqual([`${room}?room=3`]);
  expect(await urlsIn(cacheNames.photos)).toHaveLength(1);
});

test('so many are kept at most, and what was read last stays', async () => {
  for (let at = 0; at <= mostAnswers; at += 1) await cacheAnswer(answers, `${room}?room=${at}`, at);
  expect(await cachedAnswer(answers, `${room}?room=0`)).toBeUndefined();
  expect((await cachedAnswer(answers, `${room}?room=${mostAnswers}`))?.answer).toBe(mostAnswers);
  expect(await (await caches.open(answers)).keys()).toHaveLength(mostAnswers);
});

test('what is there no more is dropped', async () => {
  await cacheAnswer(answers, room, 1);
  await dropAnswer(answers, room);
  expect(await cachedAnswer(answers, room)).toBeUndefined();
});

test('answers to an account are kept only while it is logged in', async () => {
  await cacheAnswer(answersOf('amina'), room, 1);
  expect(await caches.keys()).toEqual([]);
  startSession(amina);
  await cacheAnswer(answersOf('amina'), room, 1);
  expect(await caches.keys()).toEqual([answersOf('amina')]);
});

test('another account finds nothing of the one before, whose session ended by itself', async () => {
  startSession(amina);
  await cacheAnswer(answersOf('amina'), room, 1);
  expireSession(amina.token, 'Please log in again.');
  await vi.waitFor(async () => expect(await caches.keys()).toEqual([]));
  startSession({ role: 'user', id: 'bilal', token: 'u.bilal.secret' });
  expect(await cachedAnswer(answersOf('bilal'), room)).toBeUndefined();
});

test('a logout leaves the files of the site alone', async () => {
  startSession(amina);
  await caches.open(cacheNames.files);
  await caches.open(cacheNames.shells);
  await caches.open(cacheNames.photos);
  await cacheAnswer(answers, room, 1);
  await cacheAnswer(answersOf('amina'), room, 1);
  endSessionByLogout('Bye.');
  await vi.waitFor(async () => expect(await caches.keys()).toEqual([cacheNames.files, cacheNames.shells]));
});

test('without caches nothing is kept, and nothing fails', async () => {
  vi.stubGlobal('caches', undefined);
  await cacheAnswer(answers, room, 1);
  expect(await cachedAnswer(answers, room)).toBeUndefined();
});

test('the site starts with dropping what is too old', async () => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('document', Object.assign(new EventTarget(), { getElementById: () => null }));
  await cacheAnswer(answers, room, 1);
  later(answerDays * 24 + 1);
  await import('../../../web/src/api/withSwr.tsx');
  await vi.waitFor(async () => expect(await urlsIn(answers)).toEqual([]));
});
