import { useLingui } from '@lingui/react/macro';
import { pastDay } from '../../../shared/rules/dates.ts';
import { formatDate, sayReadDay } from '../words/days.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** A day in the past, as it is typed; below it stands the day in words, as it was understood. */
export function DateField({ value, ...field }: Omit<TextFieldProps, 'value' | 'hint'> & { value: string }) {
  const { t } = useLingui();
  const day = pastDay(value);
  return (
    <TextField
      {...field}
      value={value}
      placeholder={t`MM/DD/YY`}
      hint={day ? sayReadDay(value, formatDate(day)) : t`Month, day, year: 05/24/92`}
    />
  );
}
