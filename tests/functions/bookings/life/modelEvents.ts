import { addDays } from '../../../../shared/rules/dates.ts';
import { nightsOf } from '../../../../shared/rules/stays.ts';
import type { Days } from './modelBooking.ts';

/** Nights of a room that an event has. */
interface EventRoom extends Days {
  number: number;
}

/** An event of the channel as the model knows it. */
export interface ModelEvent extends Days {
  id: string;
  state: 'held' | 'clash' | 'echo';
  room?: EventRoom | undefined;
  /** Milliseconds: the oldest of those that wait gets a room first. */
  since: number;
}

/** An event as the channel says it. */
export interface SaidEvent extends Days {
  id: string;
  uid: string;
}

/** A model of a hotel whose first kind is on a channel. */
export interface ChannelModel {
  now: Date;
  readonly today: string;
  /** Numbers of the rooms, kind by kind. */
  readonly kinds: readonly (readonly number[])[];
  /** By `<room> <day>`: the id of the booking, the closing or the event that has it. */
  readonly nights: Map<string, string>;
  /** Events as they are stored, those that wait in the order in which they began to, and days that our link has told. */
  readonly events: ModelEvent[];
  waiting: ModelEvent[];
  told: ReadonlySet<string>;
  /** The channel had lost most of its days at the latest reading. */
  hasShrunk: boolean;
}

const later = (one: string, other: string) => (one > other ? one : other);
const daysAhead = ({ today }: ChannelModel, { checkIn, checkOut }: Days) => nightsOf(later(checkIn, today), checkOut);
const nightsOfRoom = (life: ChannelModel, room: EventRoom) =>
  daysAhead(life, room).map((day) => `${room.number} ${day}`);

/** A room that is free on all nights that are left of an event; that in which it has some comes first. */
function roomFor(life: ChannelModel, event: Days, own: EventRoom | undefined): number | undefined {
  const numbers = (life.kinds[0] ?? []).toSorted(
    (one, other) => Number(other === own?.number) - Number(one === own?.number),
  );
  const isOwn = (number: number, day: string) =>
    own?.number === number && own.checkIn <= day && own.checkOut > day && day >= life.today;
  return numbers.find((number) =>
    daysAhead(life, event).every((day) => isOwn(number, day) || !life.nights.has(`${number} ${day}`)),
  );
}

function exchange(life: ChannelModel, event: ModelEvent, next: EventRoom | undefined): void {
  for (const night of event.room ? nightsOfRoom(life, event.room) : []) life.nights.delete(night);
  for (const night of next ? nightsOfRoom(life, next) : []) life.nights.set(night, event.id);
  event.room = next;
}

function take(life: ChannelModel, event: ModelEvent, number: number): void {
  const { room, checkIn, checkOut } = event;
  const first = later(checkIn, life.today);
  const hasBegun = room?.number === number && room.checkIn < first && checkIn < first;
  exchange(life, event, { number, checkIn: hasBegun ? room.checkIn : first, checkOut });
  event.state = 'held';
  life.waiting = life.waiting.filter((each) => each !== event);
}

/** Nights that were freed go to events that wait, the oldest first. */
export function handOver(life: ChannelModel): void {
  const waiting = life.waiting.toSorted((one, other) => one.since - other.since);
  for (let at = 0; at < waiting.length; at += 1) {
    const event = waiting[at] as ModelEvent;
    const number = event.checkOut > life.today ? roomFor(life, event, event.room) : undefined;
    if (number === undefined) continue;
    take(life, event, number);
    waiting.splice(at, 1);
    at = -1;
  }
}

/** Nights that are freed go to events only where one waits for one of them. */
export function offer(life: ChannelModel, freed: readonly string[]): void {
  const isAwaited = ({ checkIn, checkOut }: ModelEvent) =>
    freed.some((night) => {
      const [number, day = ''] = night.split(' ');
      return life.kinds[0]?.includes(Number(number)) && day >= checkIn && day < checkOut;
    });
  if (life.waiting.some(isAwaited)) handOver(life);
}

/** A reading of the channel: events that have left are ended, and all others are placed. */
export function readEvents(life: ChannelModel, all: readonly SaidEvent[]): void {
  const said = all
    .filter(({ checkOut }) => checkOut > life.today)
    .map((each) => ({ ...each, checkIn: later(each.checkIn, life.today) }))
    .sort((one, other) => (`${one.checkIn} ${one.uid}` < `${other.checkIn} ${other.uid}` ? -1 : 1));
  const stored = life.events.filter(({ checkOut }) => checkOut > life.today);
  const ids = new Set(said.map(({ id }) => id));
  const gone = stored.filter(({ id }) => !ids.has(id));
  const shrunk = isMostLost(life, { stored, said, gone });
  if (!shrunk || life.hasShrunk) for (const event of gone) end(life, event);
  life.hasShrunk = shrunk && !life.hasShrunk;
  const isKnown = ({ id }: SaidEvent) => stored.some((event) => event.id === id);
  for (const event of [...said.filter(isKnown), ...said.filter((each) => !isKnown(each))]) place(life, event);
}

function isMostLost(
  life: ChannelModel,
  { stored, said, gone }: Record<'stored' | 'said' | 'gone', readonly Days[]>,
): boolean {
  const daysOf = (events: readonly Days[]) => new Set(events.flatMap((event) => daysAhead(life, event)));
  return daysOf(gone).difference(daysOf(said)).size * 2 > daysOf(stored).size;
}

function end(life: ChannelModel, event: ModelEvent): void {
  const freed = event.room ? nightsOfRoom(life, event.room) : [];
  exchange(life, event, undefined);
  life.waiting = life.waiting.filter((each) => each !== event);
  life.events.splice(life.events.indexOf(event), 1);
  if (freed.length > 0) handOver(life);
}

function place(life: ChannelModel, said: SaidEvent): void {
  const before = life.events.find(({ id }) => id === said.id);
  const days = daysOfEvent(life, said, before);
  const isSame = before?.checkIn === days.checkIn && before.checkOut === days.checkOut;
  const isStillEcho = isEcho(life, days, before);
  const event: ModelEvent = before ?? { id: said.id, ...days, state: 'echo', since: life.now.getTime() };
  if (!before) life.events.push(event);
  Object.assign(event, days);
  if (isStillEcho) return;
  const number = roomFor(life, event, event.room);
  const stands = event.state === 'held' || (event.state === 'clash' && number === undefined);
  if (!isSame || !stands) move(life, event, number);
}

/** One that has begun keeps its first day. */
function daysOfEvent({ today }: ChannelModel, { checkIn, checkOut }: Days, before: Days | undefined): Days {
  const hasBegun = before !== undefined && before.checkIn < checkIn && checkIn <= today;
  return { checkIn: hasBegun ? before.checkIn : checkIn, checkOut };
}

/** A new event on days that our link has told; one stays it where they were its own. */
function isEcho(life: ChannelModel, days: Days, before: ModelEvent | undefined): boolean {
  if (before && before.state !== 'echo') return false;
  const isOwn = (day: string) => before !== undefined && before.checkIn <= day && day < before.checkOut;
  return daysAhead(life, days).every((day) => life.told.has(day) || isOwn(day));
}

function move(life: ChannelModel, event: ModelEvent, number: number | undefined): void {
  const freed = event.room ? nightsOfRoom(life, event.room) : [];
  if (number === undefined) clash(life, event);
  else take(life, event, number);
  if (freed.length > 0) handOver(life);
}

/** It keeps what it has of its nights. */
function clash(life: ChannelModel, event: ModelEvent): void {
  const { room, checkIn, checkOut, state } = event;
  const first = [room?.checkIn ?? '', checkIn, life.today].toSorted()[2] ?? '';
  const last = room && room.checkOut < checkOut ? room.checkOut : checkOut;
  const common = room && first < last ? { number: room.number, checkIn: first, checkOut: last } : undefined;
  exchange(life, event, common);
  event.state = 'clash';
  event.since = state === 'clash' ? event.since : life.now.getTime();
  life.waiting = [...life.waiting.filter((each) => each !== event), event];
}

/** Our link tells the channel on which days no room of its kind is free, without those that its own events have. */
export function tellDays(life: ChannelModel): void {
  const numbers = life.kinds[0] ?? [];
  const own = new Set(life.events.map(({ id }) => id));
  const isBusy = (day: string) =>
    numbers.every((number) => {
      const holder = life.nights.get(`${number} ${day}`);
      return holder !== undefined && !own.has(holder);
    });
  const ahead = Array.from({ length: 60 }, (_, at) => addDays(life.today, at));
  life.told = new Set(ahead.filter(isBusy));
}
