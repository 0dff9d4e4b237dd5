import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addDays, today } from '../../../../shared/rules/dates.ts';
import {
  type BookingDraft,
  dropBookingDraft,
  isOver,
  keepBookingDraft,
  openBookingDraft,
  readBookingDraft,
  withNewKey,
} from '../../../../web/src/features/bookings/request/bookingDraft.ts';
import { startSession } from '../../../../web/src/session.ts';
import { clearStored, store } from '../../../../web/src/storage.ts';
import { browserStorage } from '../../support/browserStorage.ts';
import { askedRoom as room } from './booking.ts';

const days = { bookingStartDate: addDays(today(), 5), bookingEndDate: addDays(today(), 8) };

function kept(changed: Partial<BookingDraft> = {}): BookingDraft {
  const opened = openBookingDraft(room);
  const draft = { ...opened, typed: { ...opened.typed, ...days, guests: '3', note: 'Late arrival' }, ...changed };
  keepBookingDraft(draft);
  return draft;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', browserStorage());
  vi.stubGlobal('sessionStorage', browserStorage());
  vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} });
});

afterEach(() => {
  clearStored();
  vi.unstubAllGlobals();
});

const person = { role: 'user', id: 'amina', token: 'a' } as const;

describe('a draft', () => {
  test('comes back after a reload with all that was typed and its key', () => {
    const draft = kept();
    expect(openBookingDraft(room)).toEqual(draft);
    expect(draft.requestKey).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  });

  test('shows the room as it is now, not as it was when it was kept', () => {
    kept();
    expect(openBookingDraft({ ...room, price: 7500 }).room.price).toBe(7500);
  });

  test('of a visitor becomes that of whoever logs in', () => {
    const draft = kept();
    startSession(person);
    expect(readBookingDraft()).toEqual(draft);
  });

  test('of one traveller is not shown to the next', () => {
    startSession(person);
    kept();
    startSession({ ...person, id: 'bilal', token: 'b' });
    expect(readBookingDraft()).toBeUndefined();
  });

  test('is gone with a logout', () => {
    kept();
    clearStored();
    expect(readBookingDraft()).toBeUndefined();
  });

  test.each(['{', '[]', '{"requestKey":"x"}', 'null', '"x"'])('that cannot be read, %s, is none', (text) => {
    store({ bookingDraft: text });
    expect(readBookingDraft()).toBeUndefined();
  });
});

describe('another room', () => {
  const other = { ...room, roomNumber: 4, capacity: 2 };

  test('is proposed the same days, and as many of the guests as it sleeps', () => {
    kept();
    expect(openBookingDraft(other).typed).toEqual({ ...days, guests: '2', note: 'Late arrival' });
  });

  test('of another hotel begins without the note, which was for another owner', () => {
    kept();
    expect(openBookingDraft({ ...other, propertyId: 'rakaposhi' }).typed.note).toBe('');
  });

  test('is asked for by a request of its own', () => {
    const { requestKey } = kept();
    expect(openBookingDraft(other).requestKey).not.toBe(requestKey);
  });
});

describe('a draft whose answer was lost', () => {
  test('is remembered as tried when its room is looked at again', () => {
    kept({ tried: true });
    expect(openBookingDraft(room).tried).toBe(true);
    expect(openBookingDraft({ ...room, roomNumber: 4 }).tried).toBeUndefined();
  });

  test('is a new one under another key', () => {
    const draft = kept({ tried: true });
    const { tried, requestKey } = withNewKey(draft);
    expect(tried).toBeUndefined();
    expect(requestKey).not.toBe(draft.requestKey);
  });
});

test('a draft is over with the day of its arrival', () => {
  const arriving = (day: string) => isOver({ typed: { bookingStartDate: day } });
  expect([addDays(today(), -1), today(), 'soon'].map(arriving)).toEqual([true, false, false]);
});

test('days that are over are not proposed', () => {
  const opened = openBookingDraft(room);
  const past = { bookingStartDate: addDays(today(), -2), bookingEndDate: addDays(today(), 1) };
  keepBookingDraft({ ...opened, typed: { ...opened.typed, ...past } });
  expect(openBookingDraft(room).typed).toMatchObject({ bookingStartDate: '', bookingEndDate: '' });
});

test('days that were chosen after those of the address stay after a reload', () => {
  const named = { bookingStartDate: addDays(today(), 20), bookingEndDate: addDays(today(), 22) };
  const opened = openBookingDraft(room, named);
  keepBookingDraft({ ...opened, typed: { ...opened.typed, ...days } });
  expect(openBookingDraft(room, named).typed).toMatchObject(days);
});

test('days of the address come before those that were kept', () => {
  kept();
  const named = { bookingStartDate: addDays(today(), 20), bookingEndDate: addDays(today(), 22) };
  expect(openBookingDraft(room, named).typed).toMatchObject({ ...named, note: 'Late arrival' });
  expect(openBookingDraft(room, { bookingStartDate: 'soon', bookingEndDate: '' }).typed).toMatchObject(days);
});

describe('another room of the same hotel', () => {
  const named = { bookingStartDate: addDays(today(), 20), bookingEndDate: addDays(today(), 22) };

  function chosenSince() {
    const opened = openBookingDraft(room, named);
    keepBookingDraft({ ...opened, typed: { ...opened.typed, ...days } });
  }

  test('proposes the days that were chosen since, though its address names those of the search', () => {
    chosenSince();
    expect(openBookingDraft({ ...room, roomNumber: 4 }, named).typed).toMatchObject(days);
  });

  test('proposes the days of its address where these are others', () => {
    chosenSince();
    const others = { bookingStartDate: addDays(today(), 30), bookingEndDate: addDays(today(), 31) };
    expect(openBookingDraft({ ...room, roomNumber: 4 }, others).typed).toMatchObject(others);
  });
});

test('what was sent is dropped, and what was drafted meanwhile in another window stays', () => {
  const [sent, other] = [kept(), openBookingDraft({ ...room, roomNumber: 4 })];
  keepBookingDraft(other);
  dropBookingDraft(sent);
  expect(readBookingDraft()).toEqual(other);
  dropBookingDraft(other);
  expect(readBookingDraft()).toBeUndefined();
});
