import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { type ClassType, classTypes, homeSearch, placeLength, widest } from '../../../../shared/rules/catalogue.ts';
import { rangeIssues } from '../../../../shared/rules/search.ts';
import type { RoomSearch } from './roomSearch.ts';

/** The search form as typed; `classType` is empty for any class. */
export type SearchDraft = Record<DraftField, string>;

export type NumberField = 'minCapacityMembers' | 'maxCapacityMembers' | 'minPrice' | 'maxPrice';

export type DraftField = 'location' | 'classType' | NumberField;

/** A sentence for each field that is wrong. */
export type DraftIssues = Partial<Record<DraftField, string>>;

/** `proposed` is the home page's form with its documented bounds, `wide` lets everything be searched. */
export type Scope = 'proposed' | 'wide';

interface Bounds {
  min: number;
  max: number;
}

const guestBounds = { min: widest.minCapacityMembers, max: widest.maxCapacityMembers };
const anyPrice = { min: widest.minPrice, max: widest.maxPrice };

/** What each number may be, inclusive; prices in whole PKR. */
export const draftBounds: Record<Scope, Record<NumberField, Bounds>> = {
  proposed: {
    minCapacityMembers: guestBounds,
    maxCapacityMembers: guestBounds,
    minPrice: homeSearch.minPrice,
    maxPrice: homeSearch.maxPrice,
  },
  wide: { minCapacityMembers: guestBounds, maxCapacityMembers: guestBounds, minPrice: anyPrice, maxPrice: anyPrice },
};

/** The form that shows a search. In the wide form a price that excludes nothing is an empty field. */
export function draftOf(search: RoomSearch, scope: Scope): SearchDraft {
  const open = (value: number, excludesNothing: number) =>
    scope === 'wide' && value === excludesNothing ? '' : String(value);
  return {
    location: search.location,
    classType: search.classType ?? '',
    minCapacityMembers: String(search.minCapacityMembers),
    maxCapacityMembers: String(search.maxCapacityMembers),
    minPrice: open(search.minPrice, widest.minPrice),
    maxPrice: open(search.maxPrice, widest.maxPrice),
  };
}

/** What the fields of the form hold, by their names. */
export function typedDraft(form: FormData): SearchDraft {
  const typed = (field: DraftField) => String(form.get(field) ?? '');
  return {
    location: typed('location'),
    classType: typed('classType'),
    minCapacityMembers: typed('minCapacityMembers'),
    maxCapacityMembers: typed('maxCapacityMembers'),
    minPrice: typed('minPrice'),
    maxPrice: typed('maxPrice'),
  };
}

/** The search that a form asks for, or a sentence for each field that keeps it from being one. */
export function checkDraft(draft: SearchDraft, scope: Scope): Omit<RoomSearch, 'sort'> | { issues: DraftIssues } {
  const numbers = {
    minCapacityMembers: numberIn(draft, 'minCapacityMembers', scope),
    maxCapacityMembers: numberIn(draft, 'maxCapacityMembers', scope),
    minPrice: numberIn(draft, 'minPrice', scope),
    maxPrice: numberIn(draft, 'maxPrice', scope),
  };
  const issues: DraftIssues = { ...locationIssue(draft), ...orderIssues(numbers), ...boundIssues(numbers, scope) };
  if (Object.keys(issues).length > 0) return { issues };
  return { location: draft.location.trim(), ...classOf(draft), ...numbers };
}

/** NaN where the field holds no whole number. */
function numberIn(draft: SearchDraft, field: NumberField, scope: Scope): number {
  const typed = draft[field].trim().replaceAll(',', '');
  if (typed === '' && scope === 'wide') return widest[field];
  return /^-?\d+$/.test(typed) ? Number(typed) : Number.NaN;
}

function classOf({ classType }: SearchDraft): { classType?: ClassType } {
  const known = classTypes.find((name) => name === classType);
  return known ? { classType: known } : {};
}

function locationIssue({ location }: SearchDraft): DraftIssues {
  if (location.trim() === '') return { location: t`Enter a place, for example Murree or Hunza.` };
  return location.trim().length > placeLength
    ? { location: t`Enter a shorter place, ${placeLength} characters at most.` }
    : {};
}

function orderIssues(numbers: Record<NumberField, number>): DraftIssues {
  return Object.fromEntries(rangeIssues(numbers).map(({ path }) => [path, t`Must not be above the maximum.`]));
}

function boundIssues(numbers: Record<NumberField, number>, scope: Scope): DraftIssues {
  const fields = Object.keys(numbers) as NumberField[];
  return Object.fromEntries(
    fields.flatMap((field) => {
      const bounds = draftBounds[scope][field];
      return numbers[field] >= bounds.min && numbers[field] <= bounds.max
        ? []
        : [[field, boundsSentence(field, bounds, scope)]];
    }),
  );
}

function boundsSentence(field: NumberField, { min, max }: Bounds, scope: Scope): string {
  const from = i18n.number(min);
  const to = i18n.number(max);
  const isPrice = field === 'minPrice' || field === 'maxPrice';
  return isPrice && scope === 'proposed'
    ? t`Enter ${from} to ${to}. You can widen it among the results.`
    : t`Enter ${from} to ${to}.`;
}
