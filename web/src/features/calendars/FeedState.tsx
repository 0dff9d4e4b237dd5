import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CalendarEntry } from '../../../../shared/contracts/calendars.ts';
import { Icon } from '../../components/Icon.tsx';
import { formatMoment, formatNights } from '../../words/days.ts';
import { sayFault } from './faultWords.ts';

interface Props {
  calendar: CalendarEntry;
  feed: NonNullable<CalendarEntry['feed']>;
}

/** When a calendar was read, what it holds, and what is wrong with it. */
export function FeedState({ calendar, feed }: Props) {
  const { host, ending, readAt, shrunkAt } = feed;
  return (
    <div className="grid gap-2">
      <p className="numbers text-sm text-bark wrap-anywhere">
        <bdi dir="ltr">
          {host} … {ending}
        </bdi>
      </p>
      <Fault feed={feed} />
      {shrunkAt !== undefined && (
        <Warning>
          <Trans>
            More than half of its nights were gone at {formatMoment(shrunkAt)}. They are still held; if the next reading
            says it too, they are free. Was that a mistake there?
          </Trans>
        </Warning>
      )}
      {readAt === undefined ? (
        !feed.fault && (
          <p role="status" className="text-bark">
            <Trans>It is being read for the first time.</Trans>
          </p>
        )
      ) : (
        <p role="status" className="numbers">
          <Holds calendar={calendar} /> <Trans>Read at {formatMoment(readAt)}, and every half hour.</Trans>
        </p>
      )}
    </div>
  );
}

function Holds({ calendar: { events, nights, echoes } }: Pick<Props, 'calendar'>) {
  return (
    <>
      {events === 0 ? (
        <Trans>It holds no nights ahead.</Trans>
      ) : (
        <Trans>
          It holds {formatNights(nights)} ahead, in <Plural value={events} one="# event" other="# events" />.
        </Trans>
      )}
      {echoes > 0 && (
        <>
          {' '}
          <Plural
            value={echoes}
            one="# event only repeats what our link has told it, and holds nothing."
            other="# events only repeat what our link has told it, and hold nothing."
          />
        </>
      )}
    </>
  );
}

/** Nothing is freed by a calendar that cannot be read. */
function Fault({ feed: { fault, faultSince, readAt } }: Pick<Props, 'feed'>) {
  if (fault === undefined) return null;
  return (
    <Warning>
      {sayFault(fault)}{' '}
      {readAt === undefined ? (
        <Trans>Sarai tries it every half hour.</Trans>
      ) : (
        <Trans>
          It could not be read since {formatMoment(faultSince ?? readAt)}. The nights that it held stay held, and new
          bookings there are not known here.
        </Trans>
      )}
    </Warning>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="flex items-start gap-3 rounded-control bg-apricot-pale px-4 py-3 text-walnut">
      <Icon name="warning" className="mt-0.5 size-5 text-apricot-deep" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}
