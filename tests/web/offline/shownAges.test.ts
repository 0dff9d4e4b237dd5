import { expect, test, vi } from 'vitest';
import { noteNew, noteOld, noteShown, oldestShown, onAges } from '../../../web/src/offline/shownAges.ts';

test('the age of a page is that of the oldest answer on show, until a new one comes', () => {
  const leaveRoom = noteShown('/room');
  const leaveList = noteShown('/list');
  noteOld('/room', { at: 20, reason: 'none' });
  noteOld('/list', { at: 10, reason: 'weak' });
  noteOld('/elsewhere', { at: 1, reason: 'none' });
  expect(oldestShown()).toEqual({ at: 10, reason: 'weak' });
  noteNew('/list');
  expect(oldestShown()).toEqual({ at: 20, reason: 'none' });
  leaveRoom();
  expect(oldestShown()).toBeUndefined();
  leaveList();
});

test('what two parts show is on show until both have gone', () => {
  const [first, second] = [noteShown('/room'), noteShown('/room')];
  noteOld('/room', { at: 20, reason: 'none' });
  first();
  expect(oldestShown()?.at).toBe(20);
  second();
  expect(oldestShown()).toBeUndefined();
});

test('listeners are called when the age changes, and only then', () => {
  const listener = vi.fn();
  const stop = onAges(listener);
  const leave = noteShown('/third');
  noteOld('/third', { at: 30, reason: 'none' });
  noteOld('/third', { at: 30, reason: 'none' });
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});
