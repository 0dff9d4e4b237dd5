import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { instantOf } from '../../../../../shared/rules/dates.ts';
import { type FormIssue, sayFormIssue } from '../../../forms/formIssue.ts';
import { paths } from '../../../paths.ts';
import type { useRoomCalendar } from '../api/roomCalendar.ts';
import { openDaysFor } from '../stay/freeRooms.ts';
import { keepBookingDraft, type NamedStay, openBookingDraft } from './bookingDraft.ts';
import type { RequestedRoom } from './requestedRoom.ts';
import { stayFormIssues, withinRooms } from './stayForm.ts';
import type { StayFieldName, StayText } from './stayText.ts';
import { capacityOf, wantedKinds } from './wantedKinds.ts';

const fields: readonly StayFieldName[] = ['bookingStartDate', 'bookingEndDate', 'guests', 'children', 'extras', 'note'];

/** The calendar of a room, once it is there. */
type Calendar = Pick<ReturnType<typeof useRoomCalendar>, 'rooms' | 'leastNights'>;

/** A stay as it stands in a form. */
export interface StayDraft {
  typed: StayText;
  /** Numbers of rooms by ids of kinds. */
  counts?: Readonly<Record<string, number>>;
}

/** A form of a stay: its room and calendar, with what it begins, and what becomes of its changes and of the whole. */
interface StayFormParts<Draft extends StayDraft> {
  room: RequestedRoom;
  calendar: Calendar;
  begin: () => Draft;
  keep?: (draft: Draft) => void;
  onReady: (draft: Draft) => void;
  /** The arrival of a stay that has begun, or begins today: it may stay. */
  begun?: string | undefined;
}

/** The form of a request, by the calendar of its room. The browser stores every change as a draft, so that neither a reload nor a login loses it. */
export function useStayForm(room: RequestedRoom, calendar: Calendar, named: NamedStay) {
  const navigate = useNavigate();
  return useStayFields({
    room,
    calendar,
    begin: () => openBookingDraft(room, named),
    keep: keepBookingDraft,
    onReady: (draft) => {
      keepBookingDraft(draft);
      navigate(paths.sendBookingRequest);
    },
  });
}

/** Fields of a stay, judged as the API judges them. */
export function useStayFields<Draft extends StayDraft>(parts: StayFormParts<Draft>) {
  const { room, calendar, keep, onReady, begun } = parts;
  const { rooms, leastNights } = calendar;
  const [draft, setDraft] = useState(parts.begin);
  const wanted = wantedKinds({ ...draft, room });
  const open = { ...openDaysFor(rooms ?? [], wanted), leastNights, ...(begun && { first: begun }) };
  const capacity = capacityOf(wanted);
  /** Fields that show their issues: those of the stored draft, those that were left, and all of them after a submit. */
  const [judged, setJudged] = useState<readonly StayFieldName[]>(() =>
    fields.filter((name) => (draft.typed[name] ?? '') !== ''),
  );
  const ref = useRef<HTMLFormElement>(null);
  const typed = withinRooms(draft.typed, capacity, room);
  const now = begun === undefined || typed.bookingStartDate !== begun ? new Date() : instantOf(begun, 0);
  const issues = stayFormIssues(typed, { open, capacity, hotel: room, now });

  function change(part: Partial<StayText>) {
    const next = { ...draft, room, typed: { ...typed, ...part } };
    setDraft(next);
    keep?.(next);
    setJudged(judged.filter((name) => part[name] === undefined));
  }

  /** Chooses numbers of rooms. */
  function choose(counts: Record<string, number>) {
    const next = { ...draft, room, counts };
    setDraft(next);
    keep?.(next);
  }

  function leave(name: StayFieldName) {
    if ((typed[name] ?? '').trim() !== '') setJudged([...judged, name]);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (issues.length > 0) {
      setJudged(fields);
      focusFirst(ref.current, issues);
      return;
    }
    onReady({ ...draft, room, typed });
  }

  /** The sentence about a field. */
  function errorOf(name: StayFieldName): string | undefined {
    const issue = issues.find(({ path }) => path === name);
    return issue && judged.includes(name) ? sayFormIssue(issue) : undefined;
  }

  return { typed, wanted, open, capacity, change, choose, leave, errorOf, form: { ref, noValidate: true, onSubmit } };
}

export type StayState = Omit<ReturnType<typeof useStayFields>, 'form'>;

/** The focus goes to the first field that is wrong. */
function focusFirst(form: HTMLFormElement | null, issues: readonly FormIssue[]): void {
  const name = fields.find((each) => issues.some(({ path }) => path === each));
  const named = [...(form?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`) ?? [])];
  // Of several ages the first one that is missing.
  (named.find(({ value }) => value === '') ?? named[0])?.focus();
}
