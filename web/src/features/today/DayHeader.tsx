import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { addDays } from '../../../../shared/rules/dates.ts';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { formatDayAs } from '../../words/days.ts';
import { mayTurnTo, nameOfDay } from './dayOfDesk.ts';

interface Props {
  day: string;
  today: string;
  staff: boolean;
}

/** The day of the desk, and the ways to the one before and the next. `?day=` names it. */
export function DayHeader({ day, today, staff }: Props) {
  const { t } = useLingui();
  const [, setParams] = useSearchParams();
  const open = (next: string) => setParams(next === today ? {} : { day: next }, { replace: true });
  const turn = (days: number) => ({
    variant: 'secondary' as const,
    className: 'px-3',
    disabled: !mayTurnTo(addDays(day, days), today, staff),
    onClick: () => open(addDays(day, days)),
  });
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0 grow basis-28">
        <PageTitle title={nameOfDay(day, today)} />
        <p aria-live="polite" className="numbers text-bark urdu:leading-[1.75]!">
          {formatDayAs(day, { weekday: 'long', day: true, month: 'long' })}
        </p>
      </div>
      <div className="flex shrink-0 gap-2">
        {day !== today && (
          <Button variant="quiet" onClick={() => open(today)}>
            <Trans>Today</Trans>
          </Button>
        )}
        <Button aria-label={t`Day before`} {...turn(-1)}>
          <Icon name="chevronStart" />
        </Button>
        <Button aria-label={t`Next day`} {...turn(1)}>
          <Icon name="chevronEnd" />
        </Button>
      </div>
    </div>
  );
}
