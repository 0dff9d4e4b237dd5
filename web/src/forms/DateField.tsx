import { useLingui } from '@lingui/react/macro';
import { pastDay } from '../../../shared/rules/dates.ts';
import { formatDate } from '../words/days.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** A day in the past, typed as MM/DD/YY or YYYY-MM-DD; below it stands the day in words, as it was understood. */
export function DateField({ value, ...field }: Omit<TextFieldProps, 'value' | 'hint'> & { value: string }) {
  const { t } = useLingui();
  const day = pastDay(value);
  return (
    <TextField
      {...field}
      value={value}
      placeholder={t`MM/DD/YY`}
      hint={day === undefined ? t`Month, day, year: 05/24/92` : formatDate(day)}
    />
  );
}
