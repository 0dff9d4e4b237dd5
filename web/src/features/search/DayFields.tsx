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
  const day = (name: keyof SearchDates) => ({
    name,
    value: days[name],
    error: issues[name],
    onDay: (value: string) => onDays({ [name]: value }),
  });
  return (
    <>
      <DayField {...day('checkIn')} label={t`Check-in`} min={first} max={last} />
      <DayField
        {...day('checkOut')}
        label={t`Check-out`}
        min={first && afterArrival}
        max={last && addDays(last, stayLimits.nights)}
      />
    </>
  );
}

interface DayProps {
  label: string;
  name: string;
  value: string;
  min: string | undefined;
  max: string | undefined;
  error: string | undefined;
  onDay: (day: string) => void;
}

function DayField({ label, error, onDay, ...input }: DayProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <input
          type="date"
          {...input}
          {...control}
          onChange={(event) => onDay(event.target.value)}
          className={`${controlStyle} ps-3 pe-2`}
        />
      )}
    </Field>
  );
}

/** The day it is in Pakistan. It is not known while the page is prerendered, on some earlier day. */
function useToday(): string | undefined {
  const [day, setDay] = useState<string>();
  useEffect(() => setDay(today()), []);
  return day;
}
