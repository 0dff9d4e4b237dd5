import { channelsTellingGuests } from '../../shared/rules/calendars.ts';
import { nightsOf } from '../../shared/rules/stays.ts';
import type { HeldMonth } from '../nights/changeNights.ts';
import { earliest, eventHolder, heldRoom, nightsLeft, roomFor } from '../nights/handOver.ts';
import { byMonth, type Days, type Nights } from '../nights/nightItem.ts';
import type { HeldRoom, WaitingEvent } from '../nights/waits.ts';
import type { Write } from '../runtime/transact.ts';
import { commit, type FeedWork } from './applying.ts';
import { calendarCheck } from './calendarItem.ts';
import { clashItem } from './clashItem.ts';
import { type EventItem, type EventRecord, eventKey, eventWrite, type SaidEvent, saidOf } from './eventItem.ts';

/**
 * Writes an event as its calendar says it now. It keeps the room that it has where that is free on its nights, else takes another free
 * one of its calendar; where none is free it keeps what it has of its nights, and clashes. @throws Failure `conflict`, `nights_taken`
 */
export async function place(applying: FeedWork, event: SaidEvent, before: EventItem | undefined): Promise<void> {
  const said = recordOf(applying, event, before);
  if (isEcho(applying, said, before)) return placeEcho(applying, said, before);
  return placeInRoom(applying, said, before);
}

async function placeInRoom(applying: FeedWork, said: EventRecord, before: EventItem | undefined): Promise<void> {
  const { plan } = applying.ground;
  const own = before?.held && nightsLeft(plan, before.held);
  const nights = roomFor(plan, { ...said, rooms: applying.rooms.map(({ id }) => id) }, own);
  const placed = nights ? heldIn(said, before, nights) : { ...said, ...clashing(applying, said, { before, own }) };
  if (before && isSame(before, placed)) return;
  await write(applying, before, placed, {
    frees: monthsOf(placed, own),
    takes: monthsOf(placed, placed.held && nightsLeft(plan, placed.held)),
    ...(placed.state === 'clash'
      ? { ...waitOf(applying, placed), taken: roomsTaken(applying, placed) }
      : { end: [eventKey(placed).sk] }),
  });
}

/** Months of rooms that a transaction checks at most: it has a hundred writes. The next reading finds the nights freed in others. */
const mostChecked = 60;

/** The nights of an event in all rooms of its calendar: it begins to wait on condition that none of them was freed since it was read. */
function roomsTaken({ rooms, ground }: FeedWork, { checkIn, checkOut }: Days): Nights[] {
  const nights = rooms.map(({ id: roomId }) => nightsLeft(ground.plan, { roomId, checkIn, checkOut }));
  return nights.flatMap(byMonth).length > mostChecked ? [] : nights;
}

/** The parts of an event that do not depend on a room. */
export function recordOf({ calendar, day }: FeedWork, event: SaidEvent, before: EventItem | undefined): EventRecord {
  const { id: calendarId, propertyId } = calendar;
  const { firstNight, bookingId } = before ?? {};
  return { calendarId, propertyId, ...saidOf(event, before, day), state: 'held', firstNight, bookingId };
}

function heldIn(said: EventRecord, before: EventItem | undefined, nights: Nights): EventRecord {
  const held = heldRoom(before?.held, nights);
  return { ...said, held, firstNight: earliest(said.firstNight, held.checkIn) };
}

/** The parts of an event for which no room is free: it keeps those of its nights that it has. */
export function clashing(
  { at }: FeedWork,
  said: EventRecord,
  { before, own }: { before: EventItem | undefined; own: Nights | undefined },
): Pick<EventRecord, 'state' | 'held' | 'clashedAt'> {
  return { state: 'clash', held: own && common(own, said), clashedAt: before?.clashedAt ?? at };
}

function common({ roomId, ...own }: Nights, { checkIn, checkOut }: Days): HeldRoom | undefined {
  const from = own.checkIn > checkIn ? own.checkIn : checkIn;
  const to = own.checkOut < checkOut ? own.checkOut : checkOut;
  return from < to ? { roomId, checkIn: from, checkOut: to } : undefined;
}

/** An event whose UID is new, or that was an echo: on nights that our link has told its channel as busy. */
function isEcho({ calendar, told, day }: FeedWork, said: EventRecord, before: EventItem | undefined): boolean {
  if (before && before.state !== 'echo') return false;
  if (said.reads === 'reservation' && channelsTellingGuests.includes(calendar.channel)) return false;
  const known: readonly Days[] = before ? [...told, before] : told;
  const first = said.checkIn > day ? said.checkIn : day;
  return nightsOf(first, said.checkOut).every((night) =>
    known.some(({ checkIn, checkOut }) => checkIn <= night && night < checkOut),
  );
}

/** One that reads as a guest is told of as a clash, since the channel may have sold the nights before it was told. */
async function placeEcho(applying: FeedWork, said: EventRecord, before: EventItem | undefined): Promise<void> {
  const clashedAt = said.reads === 'reservation' ? (before?.clashedAt ?? applying.at) : undefined;
  const placed: EventRecord = { ...said, state: 'echo', clashedAt };
  if (before && isSame(before, placed)) return;
  await write(applying, before, placed, { frees: [] });
}

/** Whether an event stands already as it is to be. */
export function isSame({ pk: _pk, sk: _sk, revision: _, ...before }: EventItem, placed: EventRecord): boolean {
  return textOf(before) === textOf(placed);
}

function textOf({ held, ...record }: EventRecord): string {
  const fields = { ...record, held: held && `${held.roomId} ${held.checkIn} ${held.checkOut}` };
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return JSON.stringify(given.sort());
}

/** A change of nights by an event, and writes besides its own. */
type EventChange = Parameters<typeof commit>[2] & { others?: readonly Write[] };

/**
 * Writes an event with its change of nights, on condition that it is as it was read and its calendar was not removed, and notes where it
 * is the first of a reading to clash: its owner is told of all of them together.
 */
export async function write(
  applying: FeedWork,
  before: EventItem | undefined,
  placed: EventRecord,
  { others = [], ...change }: EventChange,
): Promise<void> {
  const { table, calendar, at, clashNoted } = applying;
  const clashes = placed.clashedAt === at && !clashNoted;
  const writes = [
    eventWrite(table.name, before, placed),
    calendarCheck(table.name, calendar),
    ...(clashes ? [{ Put: { TableName: table.name, Item: clashItem(calendar, at) } }] : []),
    ...others,
  ];
  await commit(applying, writes, change);
  applying.clashNoted ||= clashes;
}

/** Nights of a room as those of an event. */
export function monthsOf(event: EventRecord, nights: Nights | undefined): HeldMonth[] {
  const holder = eventHolder(eventKey(event).sk);
  return nights ? byMonth(nights).map((month) => ({ ...month, holder })) : [];
}

/** The change by which an event waits for a room of its calendar. */
export function waitOf({ rooms, calendar }: FeedWork, event: EventRecord) {
  const { checkIn, checkOut, held, clashedAt = '', calendarId, firstNight } = event;
  const days = { checkIn, checkOut, held, firstNight };
  const waiting: WaitingEvent = { by: eventKey(event).sk, calendarId, since: clashedAt, ...days };
  return { begin: [waiting], rooms: { [calendar.id]: rooms.map(({ id }) => id) } };
}
