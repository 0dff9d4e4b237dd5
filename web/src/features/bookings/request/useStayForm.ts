import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type FormIssue, sayFormIssue } from '../../../forms/formIssue.ts';
import { paths } from '../../../paths.ts';
import type { OpenDays } from '../stay/chosenDays.ts';
import { keepBookingDraft, openBookingDraft, type RequestedRoom } from './bookingDraft.ts';
import { type StayFieldName, type StayText, stayFormIssues, withinRoom } from './stayForm.ts';

const fields: readonly StayFieldName[] = ['bookingStartDate', 'bookingEndDate', 'guests', 'note'];

/** The form of a request. The browser stores every change as a draft, so that neither a reload nor a login loses it. */
export function useStayForm(room: RequestedRoom, open: OpenDays, named: Partial<StayText>) {
  const [draft, setDraft] = useState(() => openBookingDraft(room, named));
  /** Fields that show their issues: those of the stored draft, those that were left, and all of them after a submit. */
  const [judged, setJudged] = useState<readonly StayFieldName[]>(() =>
    fields.filter((name) => draft.typed[name] !== ''),
  );
  const ref = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const typed = withinRoom(draft.typed, room.capacity);
  const issues = stayFormIssues(typed, { open, capacity: room.capacity });

  function change(part: Partial<StayText>) {
    const next = { ...draft, room, typed: { ...typed, ...part } };
    setDraft(next);
    keepBookingDraft(next);
    setJudged(judged.filter((name) => part[name] === undefined));
  }

  function leave(name: StayFieldName) {
    if (typed[name].trim() !== '') setJudged([...judged, name]);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (issues.length > 0) {
      setJudged(fields);
      focusFirst(ref.current, issues);
      return;
    }
    keepBookingDraft({ ...draft, room, typed });
    navigate(paths.sendBookingRequest);
  }

  /** The sentence about a field. */
  function errorOf(name: StayFieldName): string | undefined {
    const issue = issues.find(({ path }) => path === name);
    return issue && judged.includes(name) ? sayFormIssue(issue) : undefined;
  }

  return { typed, change, leave, errorOf, form: { ref, noValidate: true, onSubmit } };
}

/** The focus goes to the first field that is wrong. */
function focusFirst(form: HTMLFormElement | null, issues: readonly FormIssue[]): void {
  const name = fields.find((each) => issues.some(({ path }) => path === each));
  const field = form?.elements.namedItem(name ?? '');
  if (field instanceof HTMLElement) field.focus();
}
