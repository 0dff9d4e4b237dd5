import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { anyDay } from '../../../../shared/rules/dates.ts';
import { type SearchDates, searchDateIssues } from '../../../../shared/rules/searchDates.ts';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { sayIssue } from '../../words/words.ts';
import { DayFields } from '../search/DayFields.tsx';
import { type Comparison, comparisonPath } from './comparisonAddress.ts';

/** The days of the comparison, to be changed without choosing the rooms anew. */
export function ComparedDays({ comparison: { rooms, stay, wishes } }: { comparison: Comparison }) {
  const navigate = useNavigate();
  const [days, setDays] = useState<SearchDates>({ checkIn: stay?.checkIn ?? '', checkOut: stay?.checkOut ?? '' });
  const [issues, setIssues] = useState<Partial<SearchDates>>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = searchDateIssues(days);
    setIssues(Object.fromEntries(wrong.map((issue) => [issue.path, sayIssue(issue)])));
    if (wrong.length > 0) return;
    const { checkIn: _, checkOut: __, ...others } = wishes;
    const [checkIn, checkOut] = [anyDay(days.checkIn), anyDay(days.checkOut)];
    const path = comparisonPath(rooms, { ...others, ...(checkIn && checkOut && { checkIn, checkOut }) });
    void navigate(path, { replace: true });
  };
  return (
    <details className="group mt-2 max-w-xl print:hidden">
      <summary className="inline-flex min-h-11 list-none items-center gap-1.5 rounded-control font-semibold text-glacier underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
        <Icon name="calendar" className="size-4.5" />
        {stay ? <Trans>Change the days</Trans> : <Trans>Choose days</Trans>}
      </summary>
      <form noValidate onSubmit={submit} className="mt-2 grid gap-3 sm:grid-cols-[1fr_1fr_auto] sm:items-start">
        <DayFields days={days} issues={issues} onDays={(changed) => setDays({ ...days, ...changed })} />
        <Button type="submit" variant="secondary" className="sm:mt-7">
          <Trans>Show prices</Trans>
        </Button>
      </form>
    </details>
  );
}
