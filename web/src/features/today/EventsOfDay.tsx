import { Trans } from '@lingui/react/macro';
import { formatStay } from '../../words/days.ts';
import type { HeldEvent } from '../calendars/api/events.ts';
import { calendarName } from '../calendars/channelWords.ts';
import { TakeEvent } from '../calendars/TakeEvent.tsx';
import { DayPart, type Heading } from './DayPart.tsx';
import { secondLine } from './looks.ts';

interface Props {
  heading: Heading;
  events: readonly HeldEvent[];
  day: string;
}

/** Stays of a day that other platforms have sold and that are no booking yet, a line each, in the order of their rooms. */
export function EventsOfDay({ heading, events, day }: Props) {
  const shown = events.filter(({ state, from, to }) => state === 'held' && from <= day && day <= to);
  if (shown.length === 0) return null;
  return (
    <DayPart heading={heading} title={<Trans>From other platforms</Trans>} count={shown.length}>
      <ul className="grid grid-cols-[2.25rem_minmax(0,1fr)_auto] gap-x-3 @2xl:gap-x-5">
        {shown.toSorted(byRoom).map((event) => (
          <EventRow key={event._id} event={event} />
        ))}
      </ul>
    </DayPart>
  );
}

function byRoom({ roomNumber: one = 0 }: HeldEvent, { roomNumber: other = 0 }: HeldEvent): number {
  return one - other;
}

/** An event with its days, what its calendar says of it, and the way to give it its guest. */
function EventRow({ event }: { event: HeldEvent }) {
  const { roomNumber, summary, from, to } = event;
  return (
    <li className="col-span-full grid min-h-13 grid-cols-subgrid items-center border-t border-hairline py-1">
      <span className="numbers font-semibold">
        <span className="sr-only">
          <Trans>Room {roomNumber},</Trans>
        </span>
        <span aria-hidden="true">{roomNumber}</span>
      </span>
      <span className="min-w-0 leading-snug wrap-anywhere">
        <span className="font-semibold">{calendarName(event)}</span>
        <span className={`block ${secondLine}`}>{formatStay(from, to)}</span>
        {summary !== '' && (
          <bdi lang="en" className={`block truncate ${secondLine}`}>
            {summary}
          </bdi>
        )}
      </span>
      <TakeEvent event={event} />
    </li>
  );
}
