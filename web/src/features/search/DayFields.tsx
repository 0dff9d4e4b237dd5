import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { addDays, anyDay, today } from '../../../../shared/rules/dates.ts';
import type { SearchDates } from '../../../../shared/rules/searchDates.ts';
import { stayLimits } from '../../../../shared/rules/stays.ts';
import { controlStyle, Field } from '../../components/Field.tsx';

interface Props {
  days: SearchDates;
  issues: Partial<SearchDates>;
  onDays: (days: Partial<SearchDates>) => void;
}

/** Check-in and check-out, by the browser's own calendar. Both may stay empty. */
export function DayFields({ days, issues, onDays }: Props) {
  const { t } = useLingui();
  const first = useToday();
  const afterArrival = addDays(anyDay(days.checkIn) ?? first ?? '1970-01-01', 1);
  const last = first && addDays(first, stayLimits.daysAhead);
  const field = (name: keyof SearchDates, label: string, min?: string, max?: string) => (
    <Field label={label} error={issues[name]}>
      {(control) => (
        <input
          type="date"
          name={name}
          value={days[name]}
          min={min}
          max={max}
          {...control}
          onChange={(event) => onDays({ [name]: event.target.value })}
          className={`${controlStyle} ps-3 pe-2`}
        />
      )}
    </Field>
  );
  return (
    <>
      {field('checkIn', t`Check-in`, first, last)}
      {field('checkOut', t`Check-out`, first && afterArrival, last && addDays(last, stayLimits.nights))}
    </>
  );
}

/** The day it is in Pakistan. It is not known while the page is prerendered, on some earlier day. */
function useToday(): string | undefined {
  const [day, setDay] = useState<string>();
  useEffect(() => setDay(today()), []);
  return day;
}
