import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useNow } from '../../../components/useNow.ts';
import { knowsServerTime } from '../../../offline/serverClock.ts';
import { formatDayAndTime, isAbroad } from '../../../words/days.ts';

/** Until when something is to be done, as clocks in Pakistan show it, and how much time is left by the clock of the API. */
export function Deadline({ instant }: { instant: string }) {
  const now = useNow();
  const left = Math.ceil((Date.parse(instant) - now.getTime()) / 60_000);
  const moment = formatDayAndTime(new Date(instant), now);
  return (
    <p className="numbers">
      <time dateTime={instant} className="font-semibold">
        <Trans>By {moment}</Trans>
      </time>
      {isAbroad() && (
        <>
          {' '}
          <Trans>(time in Pakistan)</Trans>
        </>
      )}
      {knowsServerTime() && <span className="block">{sayLeft(left)}</span>}
    </p>
  );
}

/** Minutes that are left, as hours and minutes. */
function sayLeft(left: number): string {
  if (left <= 0) return t`the time is over`;
  const minutes = plural(left % 60, { one: '# minute', other: '# minutes' });
  if (left < 60) return t`${minutes} left`;
  const hours = plural(Math.floor(left / 60), { one: '# hour', other: '# hours' });
  return left % 60 === 0 ? t`${hours} left` : t`${hours}, ${minutes} left`;
}
