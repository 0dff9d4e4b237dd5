import { bookingIdFor } from '../../../functions/bookings/booking.ts';
import { propertyIdFor } from '../../../functions/properties/property.ts';
import { addDays, today } from '../../../shared/rules/dates.ts';
import { daysBack } from '../../../shared/rules/ownBookings.ts';
import { type Random, randomOf } from '../../campaign/random.ts';

/**
 * Everything that processes race for is numbered, and follows from seed and number alone, so that each of them knows the
 * bookings of all without being told.
 */
export interface Plan {
  seed: number;
  /** The day on which the run began, so that all mean the same nights. */
  firstDay: string;
}

/** Rooms are few: eight of three kinds in each of three houses. The first digit of a number is that of the kind. */
const houses = 3;
export const roomKinds = [
  { numbers: [101, 102, 103, 104], beds: 1, capacity: 2, price: 4500 },
  { numbers: [201, 202], beds: 2, capacity: 3, price: 6000 },
  { numbers: [301, 302], beds: 3, capacity: 4, price: 9000 },
] as const;
export const roomNumbers: readonly number[] = roomKinds.flatMap(({ numbers }) => numbers);

/** So many requests are about the same houses and come from the same travellers before both are others. */
const requestsOfAnEra = 120;
const travellers = 10;

/** So many are about the same weeks of one house, so that most of them overlap. */
const requestsOfAWeek = 8;

/** Days ahead on which those weeks begin, and the nights of the longest stay. */
const horizon = 150;
const longest = 30;

/** A part of the weeks is at a house of its own that its owner wants to take down: the others always have guests ahead. */
const weeksOfHousesToGo = 0.1;

/** A part of the weeks is about today, when owners enter what has come to the door; of the others owners enter a part. */
const weeksOfToday = 0.3;
const ofOwners = 0.2;

/** A part of stays is of one room; the others have mostly a few, sometimes all. */
const single = 0.4;

export interface House {
  vendorId: string;
  propertyId: string;
  requestKey: string;
  /** Its owner wants to take it down. */
  isToGo: boolean;
}

/** A booking, as whoever asks for it or enters it sends it. */
export interface PlannedStay {
  id: string;
  /** The traveller who asks; the owner enters what has none. */
  userId: string | undefined;
  house: House;
  /** Numbers of rooms: an owner takes these, and a traveller asks for so many of their kinds. */
  rooms: number[];
  /** The traveller names the first of each kind. */
  named: boolean;
  /** The day on which its weeks begin. */
  around: string;
  from: string;
  to: string;
  requestKey: string;
}

export function planOf(seed: number): Plan {
  return { seed, firstDay: today() };
}

/** The booking of a number. */
export function wantedOf({ seed, firstDay }: Plan, number: number): PlannedStay {
  const era = Math.floor(number / requestsOfAnEra);
  const week = Math.floor(number / requestsOfAWeek);
  const ofWeek = randomOf(seed, week, 1);
  const isToGo = ofWeek.chance(weeksOfHousesToGo);
  const house = houseOf(seed, isToGo ? `week-${week}` : `${era}-${ofWeek.whole(1, houses)}`, isToGo);
  const isNow = ofWeek.chance(weeksOfToday);
  const around = addDays(firstDay, isNow ? ofWeek.whole(1 - daysBack, 0) : ofWeek.whole(1, horizon));
  const own = randomOf(seed, number, 2);
  const isOwners = isNow || own.chance(ofOwners);
  const userId = isOwners ? undefined : `racer-${seed}-${era}-${own.whole(1, travellers)}`;
  const requestKey = `races-${seed}-${String(number).padStart(9, '0')}`;
  const id = bookingIdFor(userId ?? house.vendorId, requestKey);
  const rooms = someOf(roomNumbers, own.chance(single) ? 1 : 2 + Math.floor(7 * own.next() ** 2), own);
  return { id, userId, house, rooms, named: own.chance(0.3), around, requestKey, ...nightsNear(around, own) };
}

function houseOf(seed: number, name: string, isToGo: boolean): House {
  const vendorId = `owner-${seed}-${name}`;
  const requestKey = `races-house-${seed}-${name}`.padEnd(20, '-');
  return { vendorId, requestKey, propertyId: propertyIdFor(vendorId, requestKey), isToGo };
}

/** So many of some things, in an order of their own. */
export function someOf<T>(from: readonly T[], count: number, random: Random): T[] {
  const left = [...from];
  return Array.from({ length: Math.min(count, from.length) }, () =>
    left.splice(random.whole(0, left.length - 1), 1),
  ).flat();
}

/** Nights that begin about a day: mostly few, sometimes a month of them, often across the end of a month. */
export function nightsNear(around: string, random: Random, most = longest): { from: string; to: string } {
  const from = addDays(around, random.whole(0, 6));
  return { from, to: addDays(from, 1 + Math.floor(most * random.next() ** 3)) };
}
