import { expect, test, vi } from 'vitest';
import { noteNew, noteOld, oldestAge, onAges, trackAge } from '../../../web/src/offline/answerAges.ts';

test('the age of a page is that of the oldest answer on show, until a new one comes', () => {
  const leaveRoom = trackAge('/room');
  const leaveList = trackAge('/list');
  noteOld('/room', { at: 20, reason: 'none' });
  noteOld('/list', { at: 10, reason: 'weak' });
  noteOld('/elsewhere', { at: 1, reason: 'none' });
  expect(oldestAge()).toEqual({ at: 10, reason: 'weak' });
  noteNew('/list');
  expect(oldestAge()).toEqual({ at: 20, reason: 'none' });
  leaveRoom();
  expect(oldestAge()).toBeUndefined();
  leaveList();
});

test('what two parts show is on show until both have gone', () => {
  const [first, second] = [trackAge('/room'), trackAge('/room')];
  noteOld('/room', { at: 20, reason: 'none' });
  first();
  expect(oldestAge()?.at).toBe(20);
  second();
  expect(oldestAge()).toBeUndefined();
});

test('listeners are called when the age changes, and only then', () => {
  const listener = vi.fn();
  const stop = onAges(listener);
  const leave = trackAge('/third');
  noteOld('/third', { at: 30, reason: 'none' });
  noteOld('/third', { at: 30, reason: 'none' });
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});
