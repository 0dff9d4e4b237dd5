import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { homeSearch, widest } from '../../../../shared/rules/catalogue.ts';
import { fieldIssues, kept, keptForm, type Typed, violationOf } from '../../../../shared/rules/field.ts';
import type { FieldIssue } from '../../../../shared/rules/issues.ts';
import { rangeIssues, searchFormFields } from '../../../../shared/rules/search.ts';
import { type SearchDates, searchDateFields, searchDateIssues } from '../../../../shared/rules/searchDates.ts';
import { sayIssue } from '../../words/words.ts';
import type { RoomSearch } from './roomSearch.ts';

/** The search form as typed; `classType` is empty for any class, and the days for rooms whether or not they are free. */
export type SearchDraft = Typed<typeof searchFormFields> & SearchDates;

export type DraftField = keyof SearchDraft;

export type NumberField = keyof typeof widest;

/** A sentence for each field that is wrong. */
export type DraftIssues = Partial<Record<DraftField, string>>;

/** Every field of the form. */
export const formFields = { ...searchFormFields, ...searchDateFields } as const;

/** `proposed` is the home page's form with its documented bounds, `wide` lets everything be searched. */
export type Scope = 'proposed' | 'wide';

/** The fields of the form; those of the home page have the documented bounds of its prices. */
export const draftFields = {
  proposed: {
    ...searchFormFields,
    minPrice: { ...searchFormFields.minPrice, ...homeSearch.minPrice },
    maxPrice: { ...searchFormFields.maxPrice, ...homeSearch.maxPrice },
  },
  wide: searchFormFields,
} as const;

/** The form that shows a search. In the wide form a price that excludes nothing is an empty field. */
export function draftOf(search: RoomSearch, scope: Scope): SearchDraft {
  const open = (['minPrice', 'maxPrice'] as const).filter(
    (price) => scope === 'wide' && search[price] === widest[price],
  );
  return draftFrom((field) => (open.some((price) => price === field) ? '' : String(search[field] ?? '')));
}

/** What the fields of the form hold, by their names. */
export function typedDraft(form: FormData): SearchDraft {
  return draftFrom((field) => String(form.get(field) ?? ''));
}

function draftFrom(textIn: (field: DraftField) => string): SearchDraft {
  const fields = Object.keys(formFields) as DraftField[];
  return Object.fromEntries(fields.map((field) => [field, textIn(field)])) as SearchDraft;
}

/** The search that a form asks for, or a sentence for each field that keeps it from being one. */
export function checkDraft(draft: SearchDraft, scope: Scope): Omit<RoomSearch, 'sort'> | { issues: DraftIssues } {
  const { classType, ...fields } = draftFields[scope];
  const typed = draftFrom((field) => (isNumber(field) ? digitsOf(draft[field], field, scope) : draft[field]));
  const search = keptForm(fields, typed);
  const wrong = fieldIssues(fields, typed);
  // A number that is wrong by itself is neither below nor above another.
  const comparable = { ...search, ...Object.fromEntries(wrong.map(({ path }) => [path, Number.NaN])) };
  const said = [...wrong, ...rangeIssues(comparable)].map((issue) => [issue.path, say(issue, scope)]);
  const ofDates = searchDateIssues(draft).map((issue) => [issue.path, sayIssue(issue)]);
  const issues: DraftIssues = Object.fromEntries([...said, ...ofDates]);
  if (Object.keys(issues).length > 0) return { issues };
  const anyClass = violationOf(classType, draft.classType) !== undefined;
  return { ...search, ...(!anyClass && { classType: kept(classType, draft.classType) }), ...datesOf(draft) };
}

function datesOf({ checkIn, checkOut }: SearchDraft): Partial<SearchDates> {
  return checkIn.trim() === '' ? {} : keptForm(searchDateFields, { checkIn, checkOut });
}

function isNumber(field: DraftField): field is NumberField {
  return field in widest;
}

/** The digits without commas between them. In the wide form an empty number excludes nothing. */
function digitsOf(typed: string, field: NumberField, scope: Scope): string {
  const digits = typed.trim().replaceAll(',', '');
  return digits === '' && scope === 'wide' ? String(widest[field]) : digits;
}

function say({ path, code }: FieldIssue, scope: Scope): string {
  const field = path as DraftField;
  if (code === 'min_above_max') return t`Must not be above the maximum.`;
  if (isNumber(field)) return sayBounds(field, scope);
  const { maxLength: placeLength } = searchFormFields.location;
  return code === 'too_long'
    ? t`Enter a shorter place, ${placeLength} characters at most.`
    : t`Enter a place, for example Murree or Hunza.`;
}

function sayBounds(field: NumberField, scope: Scope): string {
  const { min, max } = draftFields[scope][field];
  const from = i18n.number(min);
  const to = i18n.number(max);
  const canBeWidened = min > draftFields.wide[field].min || max < draftFields.wide[field].max;
  return canBeWidened ? t`Enter ${from} to ${to}. You can widen it among the results.` : t`Enter ${from} to ${to}.`;
}
