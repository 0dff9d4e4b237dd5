import { Trans } from '@lingui/react/macro';
import { addDays } from '../../../../../shared/rules/dates.ts';
import { formatDay } from '../../../words/days.ts';
import type { useRoomCalendar } from '../api/roomCalendar.ts';
import { type ChosenDays, possibleDays } from '../stay/chosenDays.ts';
import { CalendarSkeleton, LazyStayCalendar } from './LazyStayCalendar.tsx';
import type { StayState } from './useStayForm.ts';
import { roomCount } from './wantedKinds.ts';

interface Props {
  calendar: ReturnType<typeof useRoomCalendar>;
  stay: Pick<StayState, 'open' | 'wanted' | 'change'>;
  chosen: ChosenDays;
}

/** The calendar in which the days are chosen, and what its lines mean. */
export function NightsField({ calendar: { rooms, failed, retry }, stay: { open, wanted, change }, chosen }: Props) {
  const choose = ({ arrival = '', checkOut = '' }: ChosenDays) =>
    change({ bookingStartDate: arrival, bookingEndDate: checkOut });
  return (
    <>
      {rooms || failed ? (
        <LazyStayCalendar open={open} chosen={possibleDays(open, chosen)} view={chosen.arrival} onChoose={choose} />
      ) : (
        <CalendarSkeleton />
      )}
      {failed && <CalendarMissing onRetry={retry} />}
      {open.taken.size > 0 && <TakenNights rooms={roomCount(wanted)} />}
      <LongerStays open={open} />
    </>
  );
}

/** Seasons that ask for several nights, the next three of them. */
function LongerStays({ open: { leastNights = [] } }: Pick<StayState, 'open'>) {
  return leastNights.slice(0, 3).map(({ from, to, nights }) => {
    const [first, last] = [formatDay(from), formatDay(addDays(to, -1))];
    return (
      <p key={from} className="-mt-2 text-sm text-bark">
        <Trans>
          From {first} to {last} a stay has {nights} nights at least.
        </Trans>
      </p>
    );
  });
}

function CalendarMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <p className="text-sm text-bark">
      <Trans>Which nights are taken could not be loaded. You can ask all the same.</Trans>{' '}
      <button type="button" onClick={onRetry} className="font-semibold text-glacier underline underline-offset-4">
        <Trans>Try again</Trans>
      </button>
    </p>
  );
}

/** The line through a night of the calendar, in words; `rooms` is the number of those that are asked for. */
function TakenNights({ rooms }: { rooms: number }) {
  return (
    <p className="-mt-2 text-sm text-bark">
      {rooms > 1 ? (
        <Trans>On nights with a line through them too few of these rooms are free.</Trans>
      ) : (
        <Trans>Nights with a line through them are taken.</Trans>
      )}
    </p>
  );
}
