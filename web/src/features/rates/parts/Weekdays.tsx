import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { weekdays } from '../../../../../shared/rules/rates.ts';
import { langOf } from '../../../components/writtenIn.ts';
import type { RatesView } from '../api/rates.ts';
import { sayWeekdays } from '../rateWords.ts';
import { RatePart } from './RatePart.tsx';
import { WeekdayForm } from './WeekdayForm.tsx';

interface Props {
  rates: RatesView;
  lead?: ReactNode;
  /** Name of the season in which they hold; without one they are those of the year. */
  season?: string;
}

/** The weekday prices of the year or of a season. */
export function Weekdays({ rates, lead, season }: Props) {
  const inSeason = season !== undefined && (
    <Trans>
      Days of the week in <bdi lang={langOf(season)}>{season}</bdi>
    </Trans>
  );
  return (
    <div className={inSeason ? 'ps-4 pb-4' : ''}>
      <RatePart
        {...{ rates, list: 'weekdays', most: weekdays.length, lead, inside: season !== undefined }}
        title={inSeason || <Trans>Days of the week</Trans>}
        add={inSeason ? <Trans>Add days to this season</Trans> : <Trans>Add days of the week</Trans>}
        say={(part) => sayWeekdays(part, rates.kinds)}
        form={(props) => <WeekdayForm {...props} />}
      />
    </div>
  );
}
