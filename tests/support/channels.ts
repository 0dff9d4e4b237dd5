import { ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, expect } from 'vitest';
import type { FetchedFeed } from '../../functions/calendars/feedFetch.ts';
import { handler as followCalendars } from '../../functions/events/followCalendars.ts';
import { recordKey } from '../../functions/properties/propertyItem.ts';
import { openAll } from '../../functions/runtime/ports.ts';
import type { CalendarEvent } from '../../shared/contracts/calendarEvents.ts';
import type { CalendarEntry } from '../../shared/contracts/calendars.ts';
import type { Channel } from '../../shared/rules/calendars.ts';
import { bookingsIn } from '../campaign/check/checkBookings.ts';
import { checkCalendars } from '../campaign/check/checkCalendars.ts';
import { checkNights } from '../campaign/check/checkNights.ts';
import type { Item } from '../campaign/client/stores.ts';
import { ask, type SignedUp } from './accounts.ts';
import { dayIn, type Room } from './bookings.ts';
import { asRoleOf } from './permissions.ts';
import type { TestTables } from './tables.ts';

/** An event as a channel writes it: from one day from now to another. */
export interface Written {
  uid: string;
  days: readonly [number, number];
  summary?: string;
}

export const reserved = 'Reserved';
export const notAvailable = 'Airbnb (Not available)';
export const closed = 'CLOSED - Not available';

/** A calendar as a channel writes it. */
export function feedOf(events: readonly Written[]): string {
  const lines = events.flatMap(({ uid, days: [from, to], summary = reserved }) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTART;VALUE=DATE:${dayIn(from).replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${dayIn(to).replaceAll('-', '')}`,
    `SUMMARY:${summary}`,
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//channel//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
}

/** Answer of a channel: a text, with a tag where it has one, or a fault. */
type Answer = string | { text: string; etag: string } | Error;

/** A channel with its calendar here, as an owner has added it. */
export interface OpenChannel {
  calendarId: string;
  propertyId: string;
  /** Path of our link for it, below that of the API. */
  link: string;
  /** Tags that were sent with the readings so far. */
  tags: (string | undefined)[];
  /** Writes the calendar of the channel, and reads it here. */
  says(events: readonly Written[]): Promise<void>;
  /** Reads an answer of the channel here. */
  answers(answer: Answer): Promise<void>;
  /** Reads the calendar of the channel again, as it was written last. */
  isRead(): Promise<void>;
}

/** Adds a calendar of a channel for a room, or for what is given. */
export async function openChannel(
  owner: SignedUp,
  { propertyId, roomNumber }: Room,
  given: { channel?: Channel; kind?: string; holdsUnavailable?: boolean; name?: string } = {},
): Promise<OpenChannel> {
  const { kind } = given;
  const target = kind === undefined ? { roomNumber } : {};
  const body = { channel: 'airbnb', address: `https://calendars.example/${Math.random()}.ics`, ...target, ...given };
  const { status, body: said } = await ask('addCalendar', { token: owner.token, params: { postId: propertyId }, body });
  if (status !== 201) throw new Error(`The calendar was refused: ${JSON.stringify(said)}`);
  const { _id: calendarId, link } = said.data as CalendarEntry;
  return channelOf({ calendarId, propertyId, link: link ?? '' });
}

function channelOf(known: Pick<OpenChannel, 'calendarId' | 'propertyId' | 'link'>): OpenChannel {
  const { propertyId, calendarId } = known;
  const changed = { name: 'calendar.changed', id: 'an-event', detail: { propertyId, calendarId } } as const;
  const tags: (string | undefined)[] = [];
  let last: Answer = feedOf([]);
  const fetch = async (_: string, etag: string | undefined) => {
    tags.push(etag);
    return fetched(last, etag);
  };
  const isRead = () =>
    asRoleOf(followCalendars.ports, async () => {
      await followCalendars.run(changed, { ...openAll(followCalendars.ports), feeds: { fetch } });
    });
  const answers = (answer: Answer) => {
    last = answer;
    return isRead();
  };
  return { ...known, tags, answers, isRead, says: (events) => answers(feedOf(events)) };
}

function fetched(answer: Answer, etag: string | undefined): FetchedFeed {
  if (answer instanceof Error) throw answer;
  if (typeof answer === 'string') return { text: answer, etag: undefined };
  return etag === answer.etag ? 'unchanged' : answer;
}

/** The calendars of a property, as their owner reads them. */
export async function calendarsOf({ token }: SignedUp, postId: string): Promise<CalendarEntry[]> {
  return (await ask('listCalendars', { token, params: { postId } })).body.data;
}

/** A calendar as its owner reads it. */
export async function entryOf(owner: SignedUp, { propertyId, calendarId }: OpenChannel): Promise<CalendarEntry> {
  const entry = (await calendarsOf(owner, propertyId)).find(({ _id }) => _id === calendarId);
  if (!entry) throw new Error('The calendar is not listed.');
  return entry;
}

/** The events of all channels of an owner, as the desk shows them. */
export async function eventsOf({ id, token }: SignedUp, query: Record<string, string> = {}): Promise<CalendarEvent[]> {
  const { body } = await ask('listCalendarEvents', { token, params: { vendorId: id }, query });
  return body.data.flatMap(({ events }: { events: CalendarEvent[] }) => events);
}

/** The file that our link tells a channel: its status and its text. */
export async function told({ link }: Pick<OpenChannel, 'link'>): Promise<{ status: number; text: string }> {
  const { status, body } = await ask('exportCalendar', { params: { file: link.replace('/calendar/', '') } });
  return { status, text: body };
}

/** Nights that our link tells a channel as busy, as runs: the first one and the day after the last one, with their UIDs. */
export async function busyOf(channel: Pick<OpenChannel, 'link'>): Promise<{ uid: string; from: string; to: string }[]> {
  const { text } = await told(channel);
  return text
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) => {
      const textOf = (name: string) => new RegExp(`^${name}[^:]*:(.*)$`, 'm').exec(event)?.[1]?.trim() ?? '';
      const dayOf = (name: string) => textOf(name).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
      return { uid: textOf('UID'), from: dayOf('DTSTART'), to: dayOf('DTEND') };
    });
}

/** The id of the kind of a room. */
export async function kindIn({ token }: SignedUp, { propertyId: postId, roomNumber }: Room): Promise<string> {
  const { body } = await ask('getVendorProperty', { token, params: { postId } });
  return body.data.hotels[0].rooms.find((each: Room) => each.roomNumber === roomNumber).kind;
}

/** Marks a property as one of a suspended owner, as the command of operators does. */
export async function suspendDirectly({ properties }: TestTables, propertyId: string): Promise<void> {
  await properties.client.send(
    new UpdateCommand({
      TableName: properties.name,
      Key: recordKey(propertyId),
      UpdateExpression: 'SET suspended = :yes',
      ExpressionAttributeValues: { ':yes': true },
    }),
  );
}

/** Items of the calendars of a property, by the beginnings of sort keys, and their links and readings that are due. */
export async function itemsOf({ bookings }: TestTables, propertyId: string): Promise<string[]> {
  const { Items = [] } = await bookings.client.send(new ScanCommand({ TableName: bookings.name }));
  const own = Items.filter(
    ({ pk, sk, propertyId: of }) => pk === `property#${propertyId}` || of === propertyId || sk.includes(propertyId),
  );
  const names = own.map(({ pk, sk }) => (pk.startsWith('property#') ? sk.split('#')[0] : pk.split('#')[0]));
  const nights = /^(\d{4}-\d\d|holder|waits|booking)$/;
  return [...new Set<string>(names)].filter((name) => !nights.test(name)).sort();
}

/** Holds all nights, events and bookings of a table to each other, after each test of a file. */
export function holdToEachOther(tables: () => TestTables): void {
  afterEach(async () => {
    const { bookings } = tables();
    const { Items = [] } = await bookings.client.send(new ScanCommand({ TableName: bookings.name }));
    const items = Items as Item[];
    expect([...checkNights(items, bookingsIn(items)), ...checkCalendars(items)]).toEqual([]);
  });
}
