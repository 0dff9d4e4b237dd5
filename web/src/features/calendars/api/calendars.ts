import { useRef, useState } from 'react';
import type { Operation } from '../../../../../shared/api.ts';
import type { CalendarEntry } from '../../../../../shared/contracts/calendars.ts';
import type { AnswerOf, RequestOf } from '../../../api/types.ts';
import { useLiveApi } from '../../../api/useLiveSwr.ts';
import { useSend } from '../../../api/useSend.ts';
import { newKey } from '../../../forms/newKey.ts';
import type { Success } from '../../../forms/outcomeOf.ts';

/** Seconds between two looks at the calendars of a property, and while one of them is being read. */
const looks = { usual: 60, reading: 3 } as const;

/** Operations that are stale once nights are held or freed by events. */
const readsOfNights: readonly Operation[] = ['listVendorNights', 'listCalendarEvents', 'getRoomCalendar'];

/** The calendars of a property, with the ways to change them. A link that was just made is kept while the page shows it. */
export function useCalendars(postId: string) {
  const [every, setEvery] = useState<number>(looks.usual);
  const [links, setLinks] = useState<Readonly<Record<string, string>>>({});
  const { data, error, mutate } = useLiveApi('listCalendars', { params: { postId } }, every);
  const calendars = data?.data;
  const wanted = calendars?.some(({ feed }) => feed?.reading) ? looks.reading : looks.usual;
  if (wanted !== every) setEvery(wanted);

  /** Puts the calendar of an answer into the place that it has, or behind the others. */
  async function show<A extends Success & { data: CalendarEntry }>(sent: Promise<A>): Promise<A> {
    const answer = await sent;
    const { link, ...calendar } = answer.data;
    if (link !== undefined) setLinks((before) => ({ ...before, [calendar._id]: link }));
    await mutate((list) => list && { ...list, data: withCalendar(list.data, calendar) }, { revalidate: false });
    return answer;
  }

  return {
    calendars,
    links,
    error,
    retry: () => void mutate(),
    show,
    showList: async (sent: Promise<AnswerOf<'removeCalendar'>>) => {
      const answer = await sent;
      await mutate((list) => list && { ...list, data: answer.data }, { revalidate: false });
      return answer;
    },
  };
}

export type Calendars = ReturnType<typeof useCalendars>;

function withCalendar(calendars: readonly CalendarEntry[], changed: CalendarEntry): CalendarEntry[] {
  const isThere = calendars.some(({ _id }) => _id === changed._id);
  return isThere ? calendars.map((each) => (each._id === changed._id ? changed : each)) : [...calendars, changed];
}

type NewCalendar = RequestOf<'addCalendar'>['body'];

/** Adds a calendar. One that is sent again as it was is one; a changed one is another. */
export function useAddCalendar(postId: string, { show }: Calendars) {
  const send = useSend('addCalendar', readsOfNights);
  const last = useRef({ content: '', requestKey: '' });
  return (wanted: NewCalendar) => {
    const content = JSON.stringify(wanted);
    if (last.current.content !== content) last.current = { content, requestKey: newKey() };
    return show(send({ params: { postId }, body: { ...wanted, requestKey: last.current.requestKey } }));
  };
}

/** The ways to change one calendar of a property; each shows what has become of it. */
export function useCalendarChanges(postId: string, calendarId: string, { show, showList }: Calendars) {
  const params = { postId, calendarId };
  const change = useSend('changeCalendar', readsOfNights);
  const read = useSend('readCalendar');
  const [link, unlink] = [useSend('makeCalendarLink'), useSend('revokeCalendarLink')];
  const remove = useSend('removeCalendar', readsOfNights);
  return {
    change: (body: RequestOf<'changeCalendar'>['body']) => show(change({ params, body })),
    read: () => show(read({ params })),
    link: () => show(link({ params })),
    unlink: () => show(unlink({ params })),
    remove: () => showList(remove({ params })),
  };
}

export type CalendarChanges = ReturnType<typeof useCalendarChanges>;
