import { today } from '../../shared/rules/dates.ts';
import type { Write } from '../runtime/transact.ts';
import type { Holder, NightPlan } from './NightPlan.ts';
import { byMonth, type Days, type Nights, nightsPartition } from './nightItem.ts';
import type { HeldRoom, WaitingEvent, WaitsItem } from './waits.ts';

/** Events that one transaction gives a room at most: it has a hundred writes. Others wait until the next reading. */
const mostGiven = 12;

/** An event that waited, with the room that it has got. */
export interface GivenRoom {
  event: WaitingEvent;
  held: HeldRoom;
}

/** An event as the holder of nights. */
export function eventHolder(by: string): Holder {
  return { in: 'elsewhere', by };
}

/** The nights of a room from today on. */
export function nightsLeft({ propertyId }: NightPlan, { roomId, checkIn, checkOut }: HeldRoom): Nights {
  const day = today();
  return { propertyId, roomId, checkIn: checkIn > day ? checkIn : day, checkOut };
}

/**
 * Gives rooms to events that wait, the oldest first, where one is free by now on all nights that are left of it. An event that moves
 * to another room lets go of nights that another one may wait for.
 */
export function handOver(plan: NightPlan, { events, rooms }: WaitsItem): GivenRoom[] {
  const given: GivenRoom[] = [];
  const waiting = events.toSorted((one, other) => (one.since < other.since ? -1 : 1));
  for (let at = 0; at < waiting.length && given.length < mostGiven; ) {
    const event = waiting[at];
    const held = event && giveRoom(plan, event, rooms[event.calendarId] ?? []);
    if (!event || !held) {
      at += 1;
      continue;
    }
    given.push({ event, held });
    waiting.splice(at, 1);
    at = 0;
  }
  return given;
}

function giveRoom(plan: NightPlan, event: WaitingEvent, rooms: readonly string[]): HeldRoom | undefined {
  const { held, by } = event;
  if (event.checkOut <= today()) return undefined;
  const own = held && nightsLeft(plan, held);
  const nights = roomFor(plan, { ...event, rooms }, own);
  if (!nights) return undefined;
  for (const month of own ? byMonth(own) : []) plan.free(month, eventHolder(by));
  for (const month of byMonth(nights)) plan.take(month, eventHolder(by));
  return heldRoom(held, nights);
}

/** The room that an event has by some nights that are left of it: in the room where it stays those that are over are its own too. */
export function heldRoom(held: HeldRoom | undefined, { roomId, checkIn, checkOut }: Nights): HeldRoom {
  const goesOn = held?.roomId === roomId && checkIn <= today();
  return { roomId, checkIn: goesOn ? earliest(held.checkIn, checkIn) : checkIn, checkOut };
}

/** The nights that are left of an event, in the first room that is free on all of them; the room where it has some comes first. */
export function roomFor(
  plan: NightPlan,
  { rooms, checkIn, checkOut }: Days & { rooms: readonly string[] },
  own: Nights | undefined,
): Nights | undefined {
  const inOrder = rooms.toSorted((one, other) => Number(other === own?.roomId) - Number(one === own?.roomId));
  const all = inOrder.map((roomId) => nightsLeft(plan, { roomId, checkIn, checkOut }));
  return all.find((nights) => plan.isFree(nights, own));
}

/** The first of two nights, of which one may not be known. */
export function earliest(one: string | undefined, other: string): string {
  return one !== undefined && one < other ? one : other;
}

/** The write of the room that an event has got, on condition that it waits. */
export function givenWrite(TableName: string, propertyId: string, { event, held }: GivenRoom): Write {
  return {
    Update: {
      TableName,
      Key: { pk: nightsPartition(propertyId), sk: event.by },
      UpdateExpression: 'SET held = :held, firstNight = :first, #state = :placed REMOVE clashedAt ADD revision :one',
      ConditionExpression: '#state = :clash',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: {
        ':held': held,
        ':first': earliest(event.firstNight, held.checkIn),
        ':placed': 'held',
        ':clash': 'clash',
        ':one': 1,
      },
    },
  };
}

/** An event whose nights a booking has, by its sort key. */
interface BookedEvent {
  propertyId: string;
  by: string;
  bookingId: string;
}

/** The write of the room that an event has by now, whose booking was moved there by its owner, on condition that it is the event of that booking. */
export function movedEventWrite(TableName: string, { propertyId, by, bookingId }: BookedEvent, held: HeldRoom): Write {
  return {
    Update: {
      TableName,
      Key: { pk: nightsPartition(propertyId), sk: by },
      UpdateExpression: 'SET held = :held ADD revision :one',
      ConditionExpression: 'bookingId = :booking',
      ExpressionAttributeValues: { ':held': held, ':booking': bookingId, ':one': 1 },
    },
  };
}
