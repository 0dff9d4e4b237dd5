import { randomUUID } from 'node:crypto';
import { calendarIdFor } from '../../../functions/calendars/calendar.ts';
import type { CalendarItem } from '../../../functions/calendars/calendarItem.ts';
import { eventIdOf } from '../../../functions/calendars/eventItem.ts';
import { fail } from '../../../shared/errors.ts';
import { channels } from '../../../shared/rules/calendars.ts';
import type { Random } from '../../campaign/random.ts';
import { nightsNear, type PlannedStay, roomKinds, roomNumbers } from './plan.ts';
import { type Act, nothingToDo, owner, type Racer } from './racer.ts';

/** Calendars of a house at most, events of each, and nights of an event at most. */
const [mostCalendars, mostEvents, mostNights] = [5, 5, 5];

/** A channel names so many events in all: the ones of a reading are some of them, on other days. */
const uids = 8;

/** Words of channels: a guest, nights that are not sold, and neither. */
const summaries = ['Reserved', 'Airbnb (Not available)', 'CLOSED - Not available'];

const nameOf = ({ propertyId, id }: Pick<CalendarItem, 'propertyId' | 'id'>) => `${propertyId}/${id}`;

async function someCalendar({ hands, random }: Racer, { house }: PlannedStay): Promise<CalendarItem | undefined> {
  const calendars = await hands.calendarsOf(house.propertyId).catch(() => []);
  return calendars.length > 0 ? random.pick(calendars) : undefined;
}

/** The key of the request is the process's own. */
export const connect: Act = async ({ hands, journal, random }, { house }) => {
  const { propertyId } = house;
  const calendars = await hands.calendarsOf(propertyId).catch(() => []);
  if (calendars.length >= mostCalendars) return nothingToDo;
  const requestKey = `race-${randomUUID()}`;
  const calendar = nameOf({ propertyId, id: calendarIdFor(propertyId, requestKey) });
  return journal.during({ act: 'connect calendar', calendar }, async () => {
    const kinds = await hands.kindsOf(propertyId);
    const kind = kinds[random.pick(roomKinds).numbers[0]] ?? 'none';
    const target = random.chance(0.5) ? { roomNumber: random.pick(roomNumbers) } : { kind };
    const channel = random.pick(channels);
    const address = `https://calendars.example/${requestKey}.ics`;
    const body = { channel, name: 'A race', address, requestKey, holdsUnavailable: random.chance(0.5), ...target };
    await hands.connect(owner(house), { params: { postId: propertyId }, body });
    return undefined;
  });
};

/** A reading of what the channel says at this moment: some events, on days that nobody foresees. */
export const read: Act = async (racer, wanted) => {
  const calendar = await someCalendar(racer, wanted);
  if (!calendar) return nothingToDo;
  return racer.journal.during({ act: 'read calendar', calendar: nameOf(calendar) }, async () => {
    const { outcome } = await racer.hands.read(calendar, feedNear(wanted, racer));
    if (outcome === 'under way') throw fail('conflict');
    return undefined;
  });
};

function feedNear({ around }: PlannedStay, { random, plan }: Pick<Racer, 'random' | 'plan'>): string {
  const [, from = ''] = [around, plan.firstDay].toSorted();
  const events = new Set(Array.from({ length: random.whole(0, mostEvents) }, () => random.whole(1, uids)));
  const lines = [...events].flatMap((uid) => eventLines(uid, from, random));
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//race//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
}

function eventLines(uid: number, around: string, random: Random): string[] {
  const { from, to } = nightsNear(around, random, mostNights);
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@race`,
    `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${to.replaceAll('-', '')}`,
    `SUMMARY:${random.pick(summaries)}`,
    'END:VEVENT',
  ];
}

/** A channel reads what our link tells it. */
export const tell: Act = async (racer, wanted) => {
  const calendar = await someCalendar(racer, wanted);
  if (!calendar) return nothingToDo;
  return racer.journal.during({ act: 'tell channel', calendar: nameOf(calendar) }, async () => {
    await racer.hands.tell(calendar);
    return undefined;
  });
};

/** A part of calendars that were removed is ended by nobody in the race. */
const ended = 0.8;

export const disconnect: Act = async (racer, wanted) => {
  const calendar = await someCalendar(racer, wanted);
  if (!calendar) return nothingToDo;
  return racer.journal.during({ act: 'disconnect calendar', calendar: nameOf(calendar) }, async () => {
    const params = { postId: calendar.propertyId, calendarId: calendar.id };
    await racer.hands.disconnect(owner(wanted.house), { params });
    if (racer.random.chance(ended)) await racer.hands.read(calendar, '');
    return undefined;
  });
};

const guest = { userName: 'Sana Mir', contactNumber: '03001234567', guests: 2, price: 9000, priceFor: 'stay' } as const;

/** The owner gives an event its guest, by which it is a booking. */
export const giveGuest: Act = async ({ hands, journal, random }, { house }) => {
  const events = await hands.eventsOf(house.propertyId).catch(() => []);
  const held = events.filter(({ state, bookingId }) => state === 'held' && bookingId === undefined);
  if (held.length === 0) return nothingToDo;
  const event = random.pick(held);
  const calendar = nameOf({ propertyId: house.propertyId, id: event.calendarId });
  return journal.during({ act: 'give event a guest', calendar }, async () => {
    const params = { postId: house.propertyId, eventId: eventIdOf(event) };
    return { taken: (await hands.giveGuest(owner(house), { params, body: guest })).data._id };
  });
};

/** The owner moves the booking of an event to any other room of the house. */
export const moveEvent: Act = async ({ hands, journal, random }, { house }) => {
  const events = await hands.eventsOf(house.propertyId).catch(() => []);
  const booked = events.filter(({ bookingId }) => bookingId !== undefined);
  if (booked.length === 0) return nothingToDo;
  const event = random.pick(booked);
  const booking = await hands.bookings.find(event.bookingId ?? '').catch(() => undefined);
  if (booking?.state !== 'active') return nothingToDo;
  const calendar = nameOf({ propertyId: house.propertyId, id: event.calendarId });
  return journal.during({ act: 'move booking of event', calendar }, async () => {
    const roomNumber = random.pick(booking.rooms).number;
    const toRoomNumber = random.pick(roomNumbers.filter((number) => number !== roomNumber));
    const asked = { roomNumber, toRoomNumber, revision: booking.revision ?? 0 };
    await hands.move(owner(house), { params: { bookingRequestId: booking.id }, body: asked });
    return undefined;
  });
};
