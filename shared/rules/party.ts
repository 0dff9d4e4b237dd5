import { guests } from './catalogue.ts';
import { addDays, today } from './dates.ts';
import { kept, violationOf, whole } from './field.ts';
import { type FieldIssue, issuesAt, type Violation } from './issues.ts';
import { sleepersOf } from './quote.ts';
import type { ChildRules, Extra } from './rates.ts';
import { extraFields } from './ratesFields.ts';
import { nightsBetween, requestFields, stayLimits } from './stays.ts';

/** The age of a child in whole years. */
export const childAge = whole({ label: 'Age of a child', min: 0, max: 17 });

/** Children of one request at most: one guest is an adult. */
export const mostChildren = guests.max - 1;

/** How many of an extra are chosen, and for how many nights. */
export const chosenExtraFields = {
  count: whole({ label: 'Number', min: 1, max: extraFields.most.max }),
  nights: whole({ label: 'Nights', min: 1, max: stayLimits.nights }),
} as const;

/** An extra that a guest chooses; one that counts by nights is for all of them where their number is left out. */
export interface ChosenExtra {
  id: string;
  count: number;
  nights?: number | undefined;
}

/** Guests of a request: their number, and the ages of those of them who are children. */
export interface Party {
  guests: string | number;
  children?: readonly number[] | undefined;
}

/** That none of the guests is an adult. A number of guests that is none has an issue of its own. */
export function partyIssues({ guests: count, children = [] }: Party): FieldIssue[] {
  if (violationOf(requestFields.guests, count)) return [];
  const isAlone = children.length > 0 && children.length >= kept(requestFields.guests, count);
  return issuesAt([['children', isAlone ? { code: 'no_adult' } : undefined]]);
}

/** Children of a party who need none of the places that the rooms have. */
export function withoutPlace(rules: ChildRules | undefined, children: readonly number[] = []): number {
  return children.length - sleepersOf(rules, { adults: 0, children });
}

interface StayOfExtras {
  checkIn: string;
  checkOut: string;
  now: Date;
}

/** All that is wrong with the extras that a request names, by those that the hotel has. */
export function extraIssues(
  chosen: readonly ChosenExtra[],
  offered: readonly Extra[],
  stay: StayOfExtras,
): FieldIssue[] {
  return chosen.flatMap((each, at) => {
    const extra = offered.find(({ id }) => id === each.id);
    const isRepeated = chosen.findIndex(({ id }) => id === each.id) < at;
    return issuesAt([
      [`extras.${at}.id`, isRepeated ? { code: 'extra_chosen_twice' } : extraViolation(extra, stay)],
      [`extras.${at}.count`, extra && countViolation(extra, each)],
      [`extras.${at}.nights`, extra && nightsViolation(extra, each, stay)],
    ]);
  });
}

function extraViolation(extra: Extra | undefined, { checkIn, now }: StayOfExtras): Violation | undefined {
  if (!extra) return { code: 'extra_gone' };
  const until = addDays(checkIn, -extra.noticeDays);
  return today(now) > until ? { code: 'extra_too_late', params: { name: extra.name, until } } : undefined;
}

function countViolation({ name, most: max }: Extra, { count }: ChosenExtra): Violation | undefined {
  return count > max ? { code: 'extra_too_many', params: { name, max } } : undefined;
}

function nightsViolation({ name }: Extra, { nights = 0 }: ChosenExtra, stay: StayOfExtras): Violation | undefined {
  const max = nightsBetween(stay.checkIn, stay.checkOut);
  return nights > max ? { code: 'extra_too_many_nights', params: { name, max } } : undefined;
}

/** Whether an extra counts by nights. */
export function isByNight({ per }: Pick<Extra, 'per'>): boolean {
  return per === 'night' || per === 'guestNight';
}
