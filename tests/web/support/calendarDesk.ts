import { screen, within } from '@testing-library/react';
import type { CalendarEntry } from '../../../shared/contracts/calendars.ts';
import { answer, listed, ok } from './fakeApi.ts';
import { answerOwner, ownOf } from './propertyForms.ts';
import { ahead, roomOf } from './samples.ts';
import { open, vendor } from './site.tsx';

const rooms = [roomOf(101), roomOf(102), roomOf(201, { price: 9_000 })];

export function feedOf(given: Partial<NonNullable<CalendarEntry['feed']>> = {}) {
  const readAt = `${ahead(0)}T05:30:00.000Z`;
  return { host: 'www.airbnb.com', ending: 'abcd', state: 'read' as const, readAt, ...given };
}

export function entry(given: Partial<CalendarEntry> = {}): CalendarEntry {
  return {
    _id: 'c1',
    channel: 'airbnb',
    kind: 'kind7200',
    holdsUnavailable: false,
    feed: feedOf(),
    out: { madeAt: `${ahead(-3)}T05:30:00.000Z` },
    events: 2,
    nights: 5,
    echoes: 0,
    clashing: 0,
    clashes: [],
    ...given,
  };
}

/** The answers for an owner with one property of two rooms that are alike, and one that is not. */
export function answerCalendarDesk() {
  answerOwner();
  answer('listVendorProperties', listed('own_properties', [ownOf('p1', rooms)]));
}

export async function openWith(...calendars: CalendarEntry[]) {
  answer('listCalendars', ok(calendars.length > 0 ? 'own_calendars' : 'no_calendars', calendars));
  const user = await open('/calendars', vendor);
  await screen.findByRole('heading', { name: 'Hotel p1' });
  return user;
}

export const card = async (name = 'Airbnb') => within(await screen.findByRole('article', { name }));
