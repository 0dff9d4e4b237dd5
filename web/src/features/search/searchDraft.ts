import { t } from '@lingui/core/macro';
import type { RoomSearch } from '../../../../shared/addresses/searchAddress.ts';
import { homeSearch, widest } from '../../../../shared/rules/catalogue.ts';
import { readFacts, writeFacts } from '../../../../shared/rules/facts.ts';
import { type FormText, fieldIssues, kept, storedForm, violationOf } from '../../../../shared/rules/field.ts';
import { grouped } from '../../../../shared/rules/grouped.ts';
import type { FieldIssue } from '../../../../shared/rules/issues.ts';
import { placeKey } from '../../../../shared/rules/places.ts';
import { rangeIssues, searchFields, searchFormFields } from '../../../../shared/rules/search.ts';
import { type SearchDates, searchDateFields, searchDateIssues } from '../../../../shared/rules/searchDates.ts';
import { meantPlace } from '../../../../shared/rules/soughtPlace.ts';
import { sayTypedPlace } from '../../words/places.ts';
import { sayIssue } from '../../words/words.ts';

/**
 * The search form as typed; `classType` is empty for any class, the days for rooms whether or not they are free, `facts`
 * (`heating,wifi`) for rooms whatever they have, and `rooms` for one.
 */
export type SearchDraft = FormText<typeof searchFormFields> & SearchDates & { facts: string; rooms: string };

export type DraftField = keyof SearchDraft;

export type NumberField = keyof typeof widest;

/** A sentence for each field that is wrong. */
export type DraftIssues = Partial<Record<DraftField, string>>;

/** Every field of the form. */
export const formFields = { ...searchFormFields, ...searchDateFields } as const;

/** `proposed` is the home page's form with its documented values and hints, `wide` that of the results. */
export type Scope = 'proposed' | 'wide';

/** The bounds that are said of the inputs of numbers. Those of the home page's prices are hints: a higher number goes through. */
export const numberHints = {
  proposed: { ...searchFormFields, minPrice: homeSearch.minPrice, maxPrice: homeSearch.maxPrice },
  wide: searchFormFields,
} as const;

/** The form that shows a search. Among the results a number that excludes nothing is an empty field. */
export function draftOf(search: RoomSearch, scope: Scope): SearchDraft {
  const isOpen = (field: DraftField) => scope === 'wide' && isNumber(field) && search[field] === widest[field];
  const facts = writeFacts(search.facts ?? []);
  const shown = { ...search, location: sayTypedPlace(search.location), facts };
  return draftFrom((field) => (isOpen(field) ? '' : String(shown[field] ?? '')));
}

const emptyDraft = draftFrom(() => '');

let madeProposal: SearchDraft | undefined;

/** Its words are not there yet when this file is loaded, where the chunk of the words is loaded before that of the search. */
function proposal(): SearchDraft {
  madeProposal ??= draftOf({ ...homeSearch.defaults, sort: 'price' }, 'proposed');
  return madeProposal;
}

/** The fields whose documented values are proposed for the documented place alone. */
const proposed = ['classType', 'minCapacityMembers', 'maxCapacityMembers', 'minPrice', 'maxPrice'] as const;

/** The fields of the home page's form that hold something else than it proposes. */
export function touchedIn(draft: SearchDraft): DraftField[] {
  return (['location', ...proposed] as const).filter((field) => draft[field] !== proposal()[field]);
}

/** Whether the documented values are those of a place. They stay while none is typed. */
export function isProposedPlace(location: string): boolean {
  return location.trim() === '' || meantPlace(location) === placeKey(proposal().location);
}

/** The home page's form for the place in it: what nobody has touched is open but for the documented place. */
export function fitToPlace(draft: SearchDraft, touched: ReadonlySet<DraftField>): SearchDraft {
  const values = isProposedPlace(draft.location) ? proposal() : emptyDraft;
  const fitted = draftFrom((field) => (isProposed(field) && !touched.has(field) ? values : draft)[field]);
  return { ...fitted, ...openPrice(fitted, touched) };
}

/** Of two prices that exclude each other the one that nobody has touched is left open, so that the other goes through. */
function openPrice({ minPrice, maxPrice }: SearchDraft, touched: ReadonlySet<DraftField>): Partial<SearchDraft> {
  const least = kept(searchFormFields.minPrice, filledIn(minPrice, 'minPrice'));
  const most = kept(searchFormFields.maxPrice, filledIn(maxPrice, 'maxPrice'));
  if (!(least > most)) return {};
  if (!touched.has('maxPrice')) return { maxPrice: '' };
  return touched.has('minPrice') ? {} : { minPrice: '' };
}

function isProposed(field: DraftField): boolean {
  return proposed.some((each) => each === field);
}

/** The values of the form's fields. */
export function typedDraft(form: FormData): SearchDraft {
  return draftFrom((field) => String(form.get(field) ?? ''));
}

function draftFrom(textIn: (field: DraftField) => string): SearchDraft {
  const fields = [...Object.keys(formFields), 'facts', 'rooms'] as DraftField[];
  return Object.fromEntries(fields.map((field) => [field, textIn(field)])) as SearchDraft;
}

/** The search that a form asks for, or a sentence for each field that keeps it from being one. */
export function checkDraft(draft: SearchDraft): Omit<RoomSearch, 'sort'> | { issues: DraftIssues } {
  const { classType, ...fields } = searchFormFields;
  const typed = draftFrom((field) => (isNumber(field) ? filledIn(draft[field], field) : draft[field]));
  const search = storedForm(fields, typed);
  const wrong = fieldIssues(fields, typed);
  // A number that is wrong by itself is neither below nor above another.
  const rooms = draft.rooms === '' ? {} : { rooms: kept(searchFields.rooms, draft.rooms) };
  const comparable = { ...search, ...rooms, ...Object.fromEntries(wrong.map(({ path }) => [path, Number.NaN])) };
  const said = [...wrong, ...rangeIssues(comparable)].map((issue) => [issue.path, say(issue)]);
  const ofDates = searchDateIssues(draft).map((issue) => [issue.path, sayIssue(issue)]);
  const issues: DraftIssues = Object.fromEntries([...said, ...ofDates]);
  if (Object.keys(issues).length > 0) return { issues };
  const anyClass = violationOf(classType, draft.classType) !== undefined;
  const facts = readFacts(draft.facts);
  return {
    ...search,
    ...(!anyClass && { classType: kept(classType, draft.classType) }),
    ...rooms,
    ...(facts.length > 0 && { facts }),
    ...datesOf(draft),
  };
}

function datesOf({ checkIn, checkOut }: SearchDraft): Partial<SearchDates> {
  return checkIn.trim() === '' ? {} : storedForm(searchDateFields, { checkIn, checkOut });
}

function isNumber(field: DraftField): field is NumberField {
  return field in widest;
}

/** The input of a number field; an empty one becomes the widest bound. */
function filledIn(typed: string, field: NumberField): string {
  return typed.trim() === '' ? String(widest[field]) : typed;
}

function say({ path, code, params }: FieldIssue): string {
  const field = path as DraftField;
  if (code === 'min_above_max') return t`Must not be above the maximum.`;
  if (code === 'below_rooms') return sayBelowRooms(Number(params?.rooms));
  if (isNumber(field)) return sayBounds(field);
  const { maxLength: placeLength } = searchFormFields.location;
  return code === 'too_long'
    ? t`Enter a shorter place, ${placeLength} characters at most.`
    : t`Enter a place, for example Murree or Hunza.`;
}

function sayBelowRooms(rooms: number): string {
  return t`Enter ${rooms} or more: each room sleeps a guest.`;
}

function sayBounds(field: NumberField): string {
  const { min, max } = searchFormFields[field];
  const from = grouped(min);
  const to = grouped(max);
  return t`Enter ${from} to ${to}.`;
}
