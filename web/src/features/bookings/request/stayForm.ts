import { t } from '@lingui/core/macro';
import { addDays, anyDay } from '../../../../../shared/rules/dates.ts';
import { violationOf } from '../../../../../shared/rules/field.ts';
import { withoutPlace } from '../../../../../shared/rules/party.ts';
import {
  leastNightsIssues,
  nightsBetween,
  noteField,
  requestIssues,
  stayFields,
} from '../../../../../shared/rules/stays.ts';
import type { FormIssue } from '../../../forms/formIssue.ts';
import { formatDay } from '../../../words/days.ts';
import { lastCheckOut, mayArrive, type OpenDays, possibleDays, typedDays } from '../stay/chosenDays.ts';
import { agesIn, knownAges, placesForAdults } from './party/party.ts';
import { partyFormIssues } from './party/partyIssues.ts';
import type { RequestedRoom } from './requestedRoom.ts';
import type { StayText } from './stayText.ts';

interface Circumstances {
  open: OpenDays;
  capacity: number;
  /** Rules of the hotel for children, and its extras. */
  hotel?: Pick<RequestedRoom, 'childRules' | 'extras'>;
  now?: Date;
}

/** The form with at most as many guests as the rooms sleep: fewer or smaller ones may have been chosen since. */
export function withinRooms(typed: StayText, capacity: number, hotel: Circumstances['hotel'] = {}): StayText {
  const ages = agesIn(hotel, typed);
  const places = Math.max(1, placesForAdults(hotel.childRules, capacity, ages));
  const adults = Math.min(Math.max((Number(typed.guests) || 1) - ages.length, 1), places);
  return { ...typed, guests: String(adults + ages.length) };
}

/** All that is wrong with a request: by the rules that the API uses too, and by the nights that are taken. */
export function stayFormIssues(
  typed: StayText,
  { open, capacity, hotel = {}, now = new Date() }: Circumstances,
): FormIssue[] {
  const { note, children: _, extras: __, ...stay } = typed;
  const free = withoutPlace(hotel.childRules, knownAges(agesIn(hotel, typed)));
  const places = { capacity, free, now };
  const issues: FormIssue[] = stay.bookingEndDate.trim() ? requestIssues(stay, places) : withoutCheckOut(stay, places);
  const long = note.trim() ? violationOf(noteField, note) : undefined;
  const own = [...takenIssues(typed, issues, open), ...shortIssues(typed, issues, open)];
  return [...issues, ...own, ...partyFormIssues(typed, hotel, now), ...(long ? [{ path: 'note', ...long }] : [])];
}

/** An arrival is judged before there is a check-out. */
function withoutCheckOut(stay: Omit<StayText, 'note'>, places: { capacity: number; free: number; now: Date }) {
  const start = anyDay(stay.bookingStartDate);
  const missing: FormIssue = {
    path: 'bookingEndDate',
    code: 'required',
    params: { label: stayFields.bookingEndDate.label },
  };
  const issues = requestIssues({ ...stay, bookingEndDate: start ? addDays(start, 1) : '2000-01-01' }, places);
  return [...issues.filter(({ path }) => path !== 'bookingEndDate'), missing];
}

function takenIssues(typed: StayText, issues: readonly FormIssue[], open: OpenDays): FormIssue[] {
  const { arrival, checkOut } = typedDays(typed);
  if (arrival === undefined || issues.some(({ path }) => path === 'bookingStartDate')) return [];
  if (!mayArrive(open, arrival)) {
    return [{ path: 'bookingStartDate', message: t`This night is taken. Choose another day.` }];
  }
  const last = lastCheckOut(open, arrival);
  if (checkOut === undefined || checkOut <= last || issues.some(({ path }) => path === 'bookingEndDate')) return [];
  const day = formatDay(last);
  return [{ path: 'bookingEndDate', message: t`The night from ${day} is taken. Check out on that day at the latest.` }];
}

/** That a season of one of the nights asks for more of them. */
function shortIssues(typed: StayText, issues: readonly FormIssue[], { leastNights = [] }: OpenDays): FormIssue[] {
  const { arrival: checkIn, checkOut } = typedDays(typed);
  if (checkIn === undefined || checkOut === undefined || issues.length > 0) return [];
  const asked = leastNights.filter(({ from, to }) => from < checkOut && checkIn < to).map(({ nights }) => nights);
  return leastNightsIssues({ checkIn, checkOut }, Math.max(1, ...asked));
}

/** Nights of a stay that is chosen whole and can be had; 0 of any other. */
export function chosenNights(typed: Pick<StayText, 'bookingStartDate' | 'bookingEndDate'>, open: OpenDays): number {
  const { arrival, checkOut } = possibleDays(open, typedDays(typed));
  return arrival !== undefined && checkOut !== undefined ? nightsBetween(arrival, checkOut) : 0;
}
