import { bookingIdFor } from '../../../functions/bookings/booking.ts';
import { propertyIdFor } from '../../../functions/properties/property.ts';
import { addDays, today } from '../../../shared/rules/dates.ts';
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

/** Rooms are few: three of each of three houses. */
const houses = 3;
export const roomNumbers = [101, 102, 103];

/** So many requests are about the same houses and come from the same travellers before both are others. */
const requestsOfAnEra = 120;
const travellers = 10;

/** So many are about the same weeks of one room, so that most of them overlap. */
const requestsOfAWeek = 8;

/** Days ahead on which those weeks begin, and the nights of the longest stay. */
const horizon = 150;
const longest = 30;

export interface House {
  vendorId: string;
  propertyId: string;
  requestKey: string;
}

/** A request, as whoever sends it sends it. */
export interface PlannedStay {
  id: string;
  userId: string;
  house: House;
  roomNumber: number;
  /** The day on which its weeks begin. */
  around: string;
  from: string;
  to: string;
  requestKey: string;
}

export function planOf(seed: number): Plan {
  return { seed, firstDay: today() };
}

/** The request of a number. */
export function wantedOf({ seed, firstDay }: Plan, number: number): PlannedStay {
  const era = Math.floor(number / requestsOfAnEra);
  const ofWeek = randomOf(seed, Math.floor(number / requestsOfAWeek), 1);
  const house = houseOf(seed, `${era}-${ofWeek.whole(1, houses)}`);
  const roomNumber = ofWeek.pick(roomNumbers);
  const around = addDays(firstDay, ofWeek.whole(1, horizon));
  const own = randomOf(seed, number, 2);
  const userId = `racer-${seed}-${era}-${own.whole(1, travellers)}`;
  const requestKey = `races-${seed}-${String(number).padStart(9, '0')}`;
  const id = bookingIdFor(userId, requestKey);
  return { id, userId, house, roomNumber, around, requestKey, ...nightsNear(around, own) };
}

function houseOf(seed: number, name: string): House {
  const vendorId = `owner-${seed}-${name}`;
  const requestKey = `races-house-${seed}-${name}`.padEnd(20, '-');
  return { vendorId, requestKey, propertyId: propertyIdFor(vendorId, requestKey) };
}

/** Nights that begin about a day: mostly few, sometimes a month of them, often across the end of a month. */
export function nightsNear(around: string, random: Random, most = longest): { from: string; to: string } {
  const from = addDays(around, random.whole(0, 6));
  return { from, to: addDays(from, 1 + Math.floor(most * random.next() ** 3)) };
}
