import { readExtras, writeExtras } from '../../../../../../shared/addresses/partyInAddress.ts';
import { anyDay } from '../../../../../../shared/rules/dates.ts';
import { type ChosenExtra, isByNight } from '../../../../../../shared/rules/party.ts';
import { sleepersOf } from '../../../../../../shared/rules/quote.ts';
import type { ChildRules } from '../../../../../../shared/rules/rates.ts';
import { nightsBetween } from '../../../../../../shared/rules/stays.ts';
import type { RequestedRoom } from '../requestedRoom.ts';
import type { StayText } from '../stayText.ts';

type PartyText = Pick<StayText, 'guests' | 'children' | 'extras'>;
type Hotel = Pick<RequestedRoom, 'childRules' | 'extras'>;

/** Ages of the children of a form; an age that is not chosen yet is undefined. A hotel without rules takes them as adults. */
export function agesIn({ childRules }: Hotel, { children = '' }: Pick<StayText, 'children'>): (number | undefined)[] {
  if (!childRules || children === '') return [];
  return children.split(',').map((age) => (age === '?' ? undefined : Number(age)));
}

/** Ages as text of the form: `5,?`. */
export function agesAsText(ages: readonly (number | undefined)[]): string {
  return ages.map((age) => age ?? '?').join(',');
}

/** The ages that are chosen by now. */
export function knownAges(ages: readonly (number | undefined)[]): number[] {
  return ages.filter((age) => age !== undefined);
}

/** Extras of a form that the hotel has, for the nights of the stay at most. */
export function extrasIn({ extras: offered = [] }: Hotel, typed: Partial<StayText>): ChosenExtra[] {
  const [from, to] = [anyDay(typed.bookingStartDate ?? ''), anyDay(typed.bookingEndDate ?? '')];
  const most = from && to ? nightsBetween(from, to) : undefined;
  return readExtras(typed.extras).flatMap(({ id, count, nights }) => {
    const extra = offered.find((each) => each.id === id);
    if (!extra) return [];
    const isPart = isByNight(extra) && nights !== undefined && (most === undefined || nights < most);
    return [{ id, count: Math.min(count, extra.most), ...(isPart && { nights }) }];
  });
}

/** Adults of a form, one at least. */
export function adultsIn(hotel: Hotel, typed: PartyText): number {
  return Math.max(1, Number(typed.guests) - agesIn(hotel, typed).length);
}

/** Places of rooms that are left for adults; a child whose age is not chosen yet takes none. */
export function placesForAdults(
  childRules: ChildRules | undefined,
  capacity: number,
  ages: readonly (number | undefined)[],
) {
  return capacity - sleepersOf(childRules, { adults: 0, children: knownAges(ages) });
}

/** The people and extras of a stay as its quote and its request name them. */
export interface AskedParty {
  guests: number;
  children?: readonly number[];
  extras?: readonly ChosenExtra[];
}

/** Those of a form; undefined until all ages are chosen. */
export function partyIn(hotel: Hotel, typed: StayText): AskedParty | undefined {
  const ages = agesIn(hotel, typed);
  if (ages.includes(undefined)) return undefined;
  const [children, extras] = [knownAges(ages), extrasIn(hotel, typed)];
  return {
    guests: Number(typed.guests),
    ...(children.length > 0 && { children }),
    ...(extras.length > 0 && { extras }),
  };
}

/** The form without extras that a quote does not have: the hotel has them no more. */
export function withExtrasOf(typed: StayText, quoted: readonly { id: string }[]): StayText {
  if (typed.extras === undefined) return typed;
  const left = readExtras(typed.extras).filter(({ id }) => quoted.some((each) => each.id === id));
  return { ...typed, extras: writeExtras(left) ?? '' };
}
