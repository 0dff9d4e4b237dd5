import { Trans } from '@lingui/react/macro';
import { today } from '../../../../shared/rules/dates.ts';
import { formatMoment, isAbroad } from '../../words/days.ts';

/** From so many hours before the end the time stands out. */
const soon = 3;

/** Until when a request can be answered, as the clocks in Pakistan show it. */
export function AnswerBy({ instant, now }: { instant: string; now: Date }) {
  const urgent = new Date(instant).getTime() - now.getTime() < soon * 3_600_000;
  const moment = formatMoment(instant, now);
  return (
    <p className={`numbers ${urgent ? 'rounded-control bg-apricot-pale px-3 font-semibold' : 'text-bark'}`}>
      <time dateTime={instant}>
        {today(new Date(instant)) === today(now) ? (
          <Trans>Answer by {moment} today</Trans>
        ) : (
          <Trans>Answer by {moment}</Trans>
        )}
        {isAbroad(now) && (
          <>
            {' '}
            <Trans>(time in Pakistan)</Trans>
          </>
        )}
      </time>
    </p>
  );
}
